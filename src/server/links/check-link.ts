import { parseTrailerKey, type Seen } from '#shared/admin/domain/links.ts';
import { type Answered, judgeFault, judgeOembed, judgeRedirect, judgeStatus, type WebAnswer } from './judge-answer.ts';
import { isAllowed, parseRobots, ROBOTS_BYTES, type Robots } from './robots.ts';
import { type LinkCall, parseLink, type Web } from './web.ts';

const REDIRECTS = 5;
const OEMBED_BYTES = 64 * 1024;

/** The limits of a host: how many calls it gets tonight, and how far apart. */
export interface HostGate {
  /** Waits for the host's turn and counts one call; false if it gets no more tonight. */
  enter(host: string): Promise<boolean>;
  /** No further calls tonight: the host asked for fewer. */
  pause(host: string): Promise<void>;
  /** What `read` returned for this host tonight; called once for all that ask at the same time. */
  readRobots(host: string, read: () => Promise<ReadRobots>): Promise<ReadRobots>;
}

/** The rules, which are stored for the night; or why they could not be read, which is not. */
export type ReadRobots = { rules: Robots } | { seen: Seen | 'not-now' };

export interface CheckTools {
  web: Web;
  gate: HostGate;
  oembedUrl: string;
}

/** `not-now`: the host gets no more calls tonight, so nothing was learned. */
export async function checkLink(tools: CheckTools, address: string): Promise<Seen | 'not-now'> {
  const key = parseTrailerKey(address);
  if (key) return checkTrailer(tools, address);
  const start = parseLink(address);
  if (!start) return { state: 'unknown', reason: 'inside' };
  let url = start;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const refusal = await findRefusal(tools, url);
    if (refusal) return refusal;
    const answer = await callTwice(tools, url);
    if (answer === 'not-now') return answer;
    if ('fault' in answer) return judgeFault(answer.fault);
    if (answer.status < 300 || answer.status > 399 || !answer.location) return judgeStatus(answer.status);
    const next = URL.parse(answer.location, url);
    const to = next && parseLink(next.href);
    if (!to) return { state: 'unknown', reason: next?.protocol === 'http:' ? 'odd' : 'inside' };
    const seen = judgeRedirect(start, to, answer.status);
    if (seen) return seen;
    url = to;
  }
  return { state: 'dead', reason: 'loop' };
}

/** Some servers answer HEAD wrongly: what it calls dead is asked for once more with GET, whose body is not read. */
async function callTwice(tools: CheckTools, url: URL): Promise<WebAnswer | 'not-now'> {
  const first = await callOnce(tools, { url, method: 'HEAD', bytes: 0 });
  if (first === 'not-now' || 'fault' in first) return first;
  const isRedirect = first.status >= 300 && first.status <= 399;
  const isClear = isRedirect || judgeStatus(first.status).state === 'alive' || first.status === 429;
  return isClear ? first : callOnce(tools, { url, method: 'GET', bytes: 0 });
}

async function callOnce({ web, gate }: CheckTools, call: LinkCall): Promise<WebAnswer | 'not-now'> {
  if (!(await gate.enter(call.url.host))) return 'not-now';
  const answer = await web.call(call);
  if ('status' in answer && (answer.status === 429 || (answer.status === 503 && answer.retryAfter !== undefined)))
    await gate.pause(call.url.host);
  return answer;
}

/** Only the fact that the video can be shown, and its name. */
async function checkTrailer(tools: CheckTools, address: string): Promise<Seen | 'not-now'> {
  const url = new URL(tools.oembedUrl);
  url.searchParams.set('format', 'json');
  url.searchParams.set('url', address);
  const refusal = await findRefusal(tools, url);
  if (refusal) return refusal;
  const answer = await callOnce(tools, { url, method: 'GET', bytes: OEMBED_BYTES });
  if (answer === 'not-now') return answer;
  if ('fault' in answer) return judgeFault(answer.fault);
  return judgeOembed(answer);
}

/** What robots.txt says, or what was seen of a server that has none because it is gone; `undefined`: the page may be asked for. */
async function findRefusal(tools: CheckTools, url: URL): Promise<Seen | 'not-now' | undefined> {
  const robots = await tools.gate.readRobots(url.host, () => fetchRobots(tools, url));
  if ('seen' in robots) return robots.seen;
  return isAllowed(robots.rules, url) ? undefined : { state: 'unknown', reason: 'robots' };
}

async function fetchRobots(tools: CheckTools, { origin }: URL): Promise<ReadRobots> {
  let url = new URL('/robots.txt', origin);
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await callOnce(tools, { url, method: 'GET', bytes: ROBOTS_BYTES });
    if (answer === 'not-now') return { seen: answer };
    if ('fault' in answer) return { seen: judgeFault(answer.fault) };
    const to = findNext(url, answer);
    if (!to) return { rules: parseRobots(toRules(answer).replaceAll('\0', '')) };
    url = to;
  }
  return { rules: [] };
}

function findNext(from: URL, { status, location }: Answered): URL | undefined {
  const next = status >= 300 && status <= 399 && location ? URL.parse(location, from) : undefined;
  return next ? parseLink(next.href) : undefined;
}

/** No file allows everything; a server that cannot say forbids everything for tonight. */
function toRules({ status, text }: Answered): string {
  if (status >= 200 && status <= 299) return text;
  return status >= 500 || status === 429 ? FORBIDDEN : '';
}

const FORBIDDEN = 'User-agent: *\nDisallow: /';
