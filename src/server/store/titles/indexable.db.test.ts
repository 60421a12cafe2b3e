import type { Selectable, Updateable } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import type { Movies, People } from '../../infra/tables.ts';
import { findPerson } from '../people/people.ts';
import { findMovie } from './movies.ts';
import { listSeasons } from './seasons.ts';
import { findSeries } from './series.ts';

const { ctx } = await openTestFixture();
const { db } = ctx;

const TEXT = 'a'.repeat(80);
/** The minimum that makes a title indexable. */
const ENOUGH = { poster_path: '/a.jpg', overview: TEXT, overview_language: 'pt-BR', vote_count: 10 };
type Changes = Pick<
  Updateable<Movies>,
  keyof typeof ENOUGH | 'is_noindex' | 'is_listed' | 'curiosities_html' | 'additional_infos_html'
>;

let lastId = 0;
const nextId = () => ++lastId;

describe('a title', () => {
  const TITLES: [what: string, changes: Changes, may: boolean][] = [
    ['with a poster, a text in Portuguese and ten votes may be found', {}, true],
    ['with a text in the Portuguese of Portugal may be found', { overview_language: 'pt' }, true],
    ['with a text one letter short may not be found', { overview: TEXT.slice(1) }, false],
    ['with a text in English may not be found', { overview_language: 'en' }, false],
    ['of which an editor wrote may be found', { overview: 'Curto.', curiosities_html: '<p>Oi</p>' }, true],
    ['without a poster may not be found', { poster_path: null }, false],
    ['with nine votes may not be found', { vote_count: 9 }, false],
    ['an editor keeps out may not be found', { is_noindex: true }, false],
    ['in no list of ours may not be found', { is_listed: false }, false],
  ];

  test.each(TITLES)('a film %s', async (_what, changes, may) => {
    const id = nextId();
    await insertMovie(db, { id });
    await db
      .updateTable('movies')
      .set({ ...ENOUGH, ...changes })
      .where('id', '=', id)
      .execute();
    expect((await findMovie(db, id))?.is_indexable).toBe(may);
  });

  test.each(TITLES)('a series %s', async (_what, changes, may) => {
    const id = nextId();
    await insertSeries(db, { id });
    await db
      .updateTable('series')
      .set({ ...ENOUGH, ...changes })
      .where('id', '=', id)
      .execute();
    expect((await findSeries(db, id))?.is_indexable).toBe(may);
  });

  test('without votes may be found if it is offered in Brazil or plays in a cinema', async () => {
    const [offered, played, neither] = [nextId(), nextId(), nextId()];
    await insertMovie(db, { id: offered, offers: [['rent', 2]] });
    for (const id of [played, neither]) await insertMovie(db, { id });
    await db
      .updateTable('movies')
      .set({ ...ENOUGH, vote_count: 0 })
      .where('id', '>=', offered)
      .execute();
    const ranked = { name: 'movie-now-playing', kind: 'movie', entity_id: played, position: 1 };
    await db.insertInto('rankings').values(ranked).execute();

    const found = await Promise.all([offered, played, neither].map((id) => findMovie(db, id)));
    expect(found.map((movie) => movie?.is_indexable)).toEqual([true, true, false]);
  });
});

test.each([
  ['has a text', { name: 'Episódio 1', overview: 'Tudo começa.' }, true],
  ['has a name', { name: 'Piloto', overview: '' }, true],
  ['has nothing but a number', { name: 'Episódio 1', overview: '' }, false],
])('a season whose one episode %s', async (_what, texts, has) => {
  const id = nextId();
  await insertSeries(db, { id });
  const own = { name: 'Temporada 1', overview: '', overview_language: '', episode_count: 1, tmdb_id: id };
  await db
    .insertInto('seasons')
    .values({ series_id: id, number: 1, ...own })
    .execute();
  const episode = { series_id: id, season_number: 1, number: 1, tmdb_id: id, ...texts };
  await db.insertInto('episodes').values(episode).execute();
  expect((await listSeasons(db, id)).map(({ has_texts }) => has_texts)).toEqual([has]);
});

describe('people', () => {
  const FOUND = [9_001, 9_002, 9_003];
  const THIN = 9_004;
  beforeAll(async () => {
    for (const id of [...FOUND, THIN]) await insertMovie(db, { id });
    await db.updateTable('movies').set(ENOUGH).where('id', 'in', FOUND).execute();
  });

  const BIOGRAPHY = { biography: 'Nasceu.', biography_language: 'pt-BR' };
  const SOMEBODY: [
    what: string,
    changes: Partial<Pick<Selectable<People>, 'biography' | 'biography_language' | 'profile_path' | 'is_noindex'>>,
    credits: number[],
    may: boolean,
  ][] = [
    ['with a photo and a biography in Portuguese may be found', BIOGRAPHY, [], true],
    ['with a biography in English may not be found', { ...BIOGRAPHY, biography_language: 'en' }, [], false],
    ['without a photo may not be found', { ...BIOGRAPHY, profile_path: null }, FOUND, false],
    ['an editor keeps out may not be found', { ...BIOGRAPHY, is_noindex: true }, FOUND, false],
    ['with a photo and three titles that may be found may, too', {}, FOUND, true],
    ['with two of them and a thin one may not be found', {}, [9_001, 9_002, THIN], false],
  ];

  test.each(SOMEBODY)('a person %s', async (_what, changes, credits, may) => {
    const id = nextId();
    const own = { id, name: 'Alguém', slug: `alguem-${id}`, popularity: 1, seen_at: new Date(0), has_source: true };
    await db
      .insertInto('people')
      .values({ ...own, profile_path: '/a.jpg', ...changes })
      .execute();
    for (const [position, title_id] of credits.entries()) {
      const part = { kind: 'movie', role: 'cast', part: '', title: 'Título', popularity: 1 };
      await db
        .insertInto('person_credits')
        .values({ person_id: id, position, title_id, ...part })
        .execute();
    }
    expect((await findPerson(db, id))?.is_indexable).toBe(may);
  });
});
