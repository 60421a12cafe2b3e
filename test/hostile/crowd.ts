import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDice, type Dice } from '../dice.ts';

/** Many people behind one address, each reading at an ordinary pace in a browser with its own cache. */
export interface CrowdOptions {
  url: string;
  /** The local address they share. */
  from: string;
  people: number;
  /** Of each person, between two pages. */
  pageEverySeconds: number;
  seconds: number;
  seed: number;
}

export interface CrowdReport {
  pages: number;
  pictures: number;
  calls: number;
  /** Answered 429 or 503, by path. */
  refused: Map<string, number>;
  /** Neither refused nor answered successfully, by status and path. */
  failed: Map<string, number>;
  pageMs: number[];
}

/** Connections a browser opens to one host. */
const CONNECTIONS = 6;
const SEARCH_SHARE = 0.05;
const TYPED = ['cidade', 'central', 'bacurau', 'auto da', 'tropa', 'noite', 'amor', 'casa'];
const LOST_AFTER_MS = 20_000;

interface Person {
  dice: Dice;
  agent: Agent;
  /** Files in this browser's cache. */
  cached: Set<string>;
  hasOpened: boolean;
}

export async function browseTogether(options: CrowdOptions): Promise<CrowdReport> {
  const report: CrowdReport = { pages: 0, pictures: 0, calls: 0, refused: new Map(), failed: new Map(), pageMs: [] };
  const filesOf = new Map<string, string[]>();
  const paths = await listPaths(options);
  const until = performance.now() + options.seconds * 1_000;

  async function get(person: Person, path: string): Promise<string> {
    const { status, body } = await ask(options.url + path, person.agent);
    const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
    if (status === 429 || status === 503) count(report.refused, `${status} ${path}`);
    else if (status < 200 || status >= 400) count(report.failed, `${status} ${path}`);
    return body;
  }

  async function getFiles(person: Person, files: readonly string[]): Promise<void> {
    const wanted = files.filter((file) => !person.cached.has(file));
    for (const file of wanted) person.cached.add(file);
    report.pictures += wanted.length;
    await Promise.all(wanted.map((file) => get(person, file)));
  }

  async function openPage(person: Person, path: string): Promise<void> {
    report.pages += 1;
    const started = performance.now();
    // The first page is a document; later ones are page data, until the tab is closed.
    const isDocument = !person.hasOpened || person.dice.chance(0.2) || !filesOf.has(path);
    const html = await get(person, isDocument ? path : toDataPath(path));
    report.pageMs.push(performance.now() - started);
    person.hasOpened = true;
    if (isDocument) filesOf.set(path, listFiles(html));
    await getFiles(person, filesOf.get(path) ?? []);
  }

  async function search(person: Person): Promise<void> {
    const word = person.dice.pick(TYPED);
    for (let length = 2; length <= word.length; length += 2) {
      report.calls += 1;
      await get(person, `/api/searchAutocomplete?query=${encodeURIComponent(word.slice(0, length))}`);
      await sleep(400);
    }
    await openPage(person, `/buscar?q=${encodeURIComponent(word)}`);
  }

  async function read(number: number): Promise<void> {
    const dice = createDice(options.seed + number);
    const agent = new Agent({ keepAlive: true, localAddress: options.from, maxSockets: CONNECTIONS });
    const person: Person = { dice, agent, cached: new Set(), hasOpened: false };
    const pauseMs = options.pageEverySeconds * 1_000;
    let due = performance.now() + dice.below(pauseMs);
    while (due < until) {
      await sleep(Math.max(0, due - performance.now()));
      if (dice.chance(SEARCH_SHARE)) await search(person);
      // Popular pages are read more often.
      else await openPage(person, paths[Math.floor(paths.length * (dice.below(1_000) / 1_000) ** 3)] ?? '/');
      due += pauseMs * (0.5 + dice.below(1_000) / 1_000);
    }
    agent.destroy();
  }

  await Promise.all(Array.from({ length: options.people }, (_, number) => read(number)));
  return report;
}

/** Opens every page the crowd will open, with its pictures, one after the other, so that they are stored. Returns what failed. */
export async function readEverything(url: string, from: readonly string[]): Promise<string[]> {
  const agents = from.map((localAddress) => new Agent({ keepAlive: true, localAddress, maxSockets: CONNECTIONS }));
  const seen = new Set<string>();
  const failed: string[] = [];
  const paths = [...(await listPaths({ url, from: from[0] ?? '' })), ...TYPED.map((word) => `/buscar?q=${word}`)];
  for (const [index, path] of paths.entries()) {
    const agent = agents[index % agents.length];
    const { body } = await ask(url + path, agent);
    const files = listFiles(body).filter((file) => !seen.has(file));
    for (const file of files) seen.add(file);
    const statuses = await Promise.all(files.map(async (file) => (await ask(url + file, agent)).status));
    failed.push(...files.filter((_file, index) => statuses[index] !== 200));
  }
  for (const agent of agents) agent.destroy();
  return failed;
}

/** Home and lists first, then the titles and people they link to. */
async function listPaths({ url, from }: Pick<CrowdOptions, 'url' | 'from'>): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, localAddress: from });
  const lists = ['/', '/filmes', '/series', '/filmes/populares', '/series/populares', '/pessoas', '/generos', '/sobre'];
  const bodies = await Promise.all(lists.map((path) => ask(url + path, agent)));
  agent.destroy();
  const links = bodies.flatMap(({ body }) => [...body.matchAll(/href="(\/(?:filme|serie|pessoa)\/[^"?#]+)"/g)]);
  return [...new Set([...lists, ...links.map(([, link = '/']) => link)])];
}

function listFiles(html: string): string[] {
  const found = html.matchAll(/(?:src|href)="(\/(?:img|assets)\/[^"?]+)"/g);
  return [...new Set([...found].map(([, file = '']) => file))];
}

function toDataPath(path: string): string {
  const [address = '/', query] = path.split('?', 2);
  const data = address === '/' ? '/_.data' : `${address}.data`;
  return query === undefined ? data : `${data}?${query}`;
}

/** The body of a document; for anything else only the status. As a browser does, asks again if an idle connection was just closed. */
function ask(url: string, agent: Agent | undefined): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') return void ask(url, undefined).then(resolve);
      resolve({ status: 0, body: '' });
    };
    const sent = request(url, { agent, timeout: LOST_AFTER_MS }, (answer) => {
      const chunks: Buffer[] = [];
      const isPage = (answer.headers['content-type'] ?? '').startsWith('text/html');
      answer.on('data', (chunk: Buffer) => isPage && chunks.push(chunk));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      );
      answer.once('error', fail);
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', fail);
    sent.end();
  });
}
