import pg from 'pg';
import {
  createCollection,
  publishCollection,
  setCollectionItems,
} from '../src/server/admin/collections/edit-collection.ts';
import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { addDays, toBrazilianDay } from '../src/shared/domain/day.ts';
import { insertMovie, insertSeries } from '../test/builders/stored-title.ts';
import type { Stack } from '../tools/stack.ts';

/**
 * Sites in unusual states, to test what a page shows when it has no data, little data or extreme data:
 * empty: a catalogue on its first day; odd: titles with extreme values; mute: neither database nor TMDB responds;
 * lent: TMDB responds, the database does not; broken: a bug of ours behind every function.
 */
export const ODD_FIXTURES = ['empty', 'odd', 'mute', 'lent', 'broken'] as const;
export type OddFixture = (typeof ODD_FIXTURES)[number];

/** Three hundred letters without a line break opportunity, and three hundred with. */
export const LONG_WORD = 'Tropa'.repeat(60);
export const LONG_WORDS = 'Um título que não acaba nunca '.repeat(10).trim();

/** No process listens there. */
const CLOSED_PORT = '127.0.0.1:9';
const TMDB_IS_AWAY = { TMDB_API_URL: `http://${CLOSED_PORT}/3`, TMDB_TOKEN: 'x' };

/** The databases must be there, migrated and without titles. */
export async function openOddFixtures(stack: Stack, wanted: readonly OddFixture[]): Promise<Record<string, string>> {
  const { postgres } = stack;
  const noDatabase = `postgres://nobody@${CLOSED_PORT}/none`;
  const open = async (databaseUrl: string, tmdb: Record<string, string> = TMDB_IS_AWAY) => {
    const env = { RATE_LIMITS: 'off', ...tmdb, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
    return (await stack.startServer({ services: 'web,functions,images', env })).url;
  };
  const ways: Record<OddFixture, () => Promise<string>> = {
    empty: () => open(postgres.applicationUrl('empty')),
    odd: async () => {
      await furnishOddly(stack);
      return open(postgres.applicationUrl('odd'));
    },
    mute: () => open(noDatabase),
    lent: () => open(noDatabase, {}),
    broken: async () => {
      await breakDatabase(stack);
      return open(postgres.applicationUrl('broken'));
    },
  };
  return Object.fromEntries(await Promise.all(wanted.map(async (name) => [name, await ways[name]()] as const)));
}

async function breakDatabase({ postgres }: Stack): Promise<void> {
  const owner = new pg.Client({ connectionString: postgres.ownerUrl('broken') });
  await owner.connect();
  await owner.query('revoke select on all tables in schema public from lanterninha_app');
  await owner.end();
}

/** One or two of each kind: endless names without picture, date, rating or text. */
async function furnishOddly(stack: Stack): Promise<void> {
  const env = readEnv({ ...stack.env, ...TMDB_IS_AWAY, DATABASE_URL: stack.postgres.applicationUrl('odd') });
  const { ctx, close } = await openContext(env, createLog('silent'));
  const today = toBrazilianDay(ctx.now());
  const [DRAMA, ACTION, ACTION_ON_TV] = [18, 28, 10759];
  const offers = [['flatrate', 8]] as const;
  const long = { title: LONG_WORD, genreIds: [DRAMA, ACTION, ACTION_ON_TV], offers, popularity: 9 };
  const words = { title: LONG_WORDS, genreIds: [DRAMA], offers, voteAverage: 10, voteCount: 12_345, day: today };
  await insertMovie(ctx.db, { id: 1, ...long, releases: [[3, today]] });
  await insertMovie(ctx.db, { id: 2, ...words, releases: [[3, addDays(today, 7)]], backdropPath: '/nada.jpg' });
  await insertSeries(ctx.db, { id: 1, ...long, nextAirDate: today });
  await insertSeries(ctx.db, { id: 2, ...words, lastAirDate: today, backdropPath: '/nada.jpg' });
  for (const table of ['movies', 'series'] as const) {
    await ctx.db.updateTable(table).set({ overview: LONG_WORD, overview_language: 'pt-BR' }).execute();
    await ctx.db.updateTable(table).set({ poster_path: '/nada.jpg' }).where('id', '=', 2).execute();
  }
  const person = { id: 1, name: LONG_WORD, slug: 'tropa-1', popularity: 1, search_name: 'tropa', seen_at: ctx.now() };
  await ctx.db.insertInto('people').values(person).execute();
  const role = { movie_id: 1, position: 0, person_id: 1, character: `Tropa ${LONG_WORD}` };
  await ctx.db.insertInto('movie_cast').values(role).execute();
  const signed = { author: 'redacao', note: '' };
  const fields = { name: LONG_WORD, slug: 'sem-fim', titleH1: LONG_WORD, descriptionH1: LONG_WORDS };
  const collectionId = await createCollection(ctx, {
    fields: {
      ...fields,
      shortDescription: LONG_WORD,
      isChronological: true,
      descriptionH2: `<p>${LONG_WORD}</p>`,
    },
    ...signed,
  });
  const items = [1, 2].map((titleId) => ({ kind: 'movie', titleId, note: LONG_WORD }) as const);
  await setCollectionItems(ctx, { collectionId, items, ...signed });
  await publishCollection(ctx, { collectionId, ...signed });
  await close();
}
