import { beforeAll, describe, expect, test } from 'vitest';
import { Agenda, type AgendaEntry } from '#shared/contract/agenda.ts';
import { AGENDA_ENTRIES } from '#shared/domain/limits.ts';
import { openScriptedFixture } from '../../../../test/availability/open-scripted-fixture.ts';
import { storeArrival, storeMovie, storeSeries } from '../../../../test/insert-agenda.ts';
import { callFunction } from '../documents/call-function.ts';

const { ctx, setDay } = await openScriptedFixture();
const NETFLIX = 8;
const GLOBOPLAY = 307;
const NOVELA = 10766;

async function read(input: { semana?: string; plataforma?: string } = {}) {
  const { value } = await callFunction(ctx, 'getAgenda', input);
  expect(Agenda.parse(value)).toEqual(value);
  return value;
}

type EpisodeNumber = NonNullable<AgendaEntry['episodes']>['first'];

const numberOf = ({ season_number, episode_number, chapter }: EpisodeNumber) =>
  chapter === null ? `${season_number}x${episode_number}` : `cap. ${chapter}`;

/** `cinema 2026-11-19: Filme (opening)` */
async function list(input: { semana?: string; plataforma?: string } = {}) {
  const { days } = await read(input);
  return days.flatMap((day) =>
    (['cinema', 'streaming', 'episodios'] as const).flatMap((lane) =>
      day[lane].results.map(({ title, event, providers, episodes }) =>
        [
          `${lane} ${day.day.slice(5)}: ${title} (${event})`,
          providers.map(({ slug }) => slug).join('+'),
          episodes && `${numberOf(episodes.first)}-${numberOf(episodes.last)}`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    ),
  );
}

beforeAll(async () => {
  setDay('2026-11-17');
  await storeMovie(ctx, { id: 1, title: 'Estreia', popularity: 5, releases: [[3, '2026-11-19']] });
  await storeMovie(ctx, {
    id: 2,
    title: 'Clássico',
    popularity: 9,
    releases: [
      [3, '1999-05-21'],
      [3, '2026-11-19'],
    ],
  });
  await storeMovie(ctx, {
    id: 3,
    title: 'Em casa',
    releases: [
      [3, '2026-09-10'],
      [4, '2026-11-20'],
    ],
  });
  await storeMovie(ctx, {
    id: 4,
    title: 'Chegou',
    releases: [
      [3, '2020-01-01'],
      [4, '2026-11-16'],
    ],
  });
  await storeMovie(ctx, { id: 5, title: 'Outra semana', releases: [[3, '2026-11-26']] });
  const platforms = await ctx.db.selectFrom('platforms').select(['id', 'slug']).execute();
  const idOf = (slug: string) => platforms.find((platform) => platform.slug === slug)?.id ?? 0;
  await storeArrival(ctx, 4, idOf('netflix'), '2026-11-16');
  await storeArrival(ctx, 4, idOf('globoplay'), '2026-11-16');
  await storeArrival(ctx, 2, idOf('globoplay'), '2026-11-17');
  await storeSeries(ctx, {
    ...{ id: 7, title: 'Série', popularity: 3, serviceId: NETFLIX },
    seasons: { 0: ['2026-11-18'], 1: ['2026-11-18', '2026-11-25'] },
  });
  await storeSeries(ctx, {
    ...{ id: 8, title: 'Maratona', popularity: 4, serviceId: GLOBOPLAY },
    seasons: { 2: ['2026-11-18', '2026-11-18', '2026-11-18'] },
  });
  await storeSeries(ctx, {
    id: 9,
    title: 'Novela',
    popularity: 1,
    countryCodes: ['BR'],
    genreIds: [NOVELA],
    seasons: { 1: ['2026-11-08', '2026-11-15', '2026-11-22'] },
  });
  await storeSeries(ctx, { id: 10, title: 'Famosa', popularity: 2, voteCount: 100, seasons: { 1: ['2026-11-22'] } });
  await storeSeries(ctx, { id: 11, title: 'Longe daqui', voteCount: 99, seasons: { 1: ['2026-11-22'] } });
}, 60_000);

describe('the agenda of a week', () => {
  test('has what opens, arrives and airs, by day, the popular ones first', async () => {
    expect(await list()).toEqual([
      'streaming 11-16: Chegou (arrival) netflix+globoplay',
      'streaming 11-17: Clássico (arrival) globoplay',
      'episodios 11-18: Maratona (episode) globoplay 2x1-2x3',
      'episodios 11-18: Série (episode) netflix 1x1-1x1',
      'cinema 11-19: Clássico (reopening)',
      'cinema 11-19: Estreia (opening)',
      'streaming 11-20: Em casa (digital)',
      'episodios 11-22: Famosa (episode) 1x1-1x1',
      'episodios 11-22: Novela (episode) cap. 3-cap. 3',
    ]);
  });

  test('is the same for every day of it, and another for another week', async () => {
    expect(await read({ semana: '2026-11-22' })).toEqual(await read());
    expect(await list({ semana: '2026-11-23' })).toEqual([
      'episodios 11-25: Série (episode) netflix 1x2-1x2',
      'cinema 11-26: Outra semana (opening)',
    ]);
  });

  test('of one platform keeps the cinemas and claims nothing else', async () => {
    expect(await list({ plataforma: 'netflix' })).toEqual([
      'streaming 11-16: Chegou (arrival) netflix',
      'episodios 11-18: Série (episode) netflix 1x1-1x1',
      'cinema 11-19: Clássico (reopening)',
      'cinema 11-19: Estreia (opening)',
    ]);
  });

  test('does not list a film that an editor hid, or that left the platform', async () => {
    const removed = { missed_on: '2026-11-17', removed_on: '2026-11-17' };
    await ctx.db.updateTable('availability').set(removed).where('title_id', '=', 2).execute();
    await ctx.db.updateTable('movies').set({ is_listed: false }).where('id', '=', 1).execute();
    expect(await list({ plataforma: 'globoplay' })).toEqual([
      'streaming 11-16: Chegou (arrival) globoplay',
      'episodios 11-18: Maratona (episode) globoplay 2x1-2x3',
      'cinema 11-19: Clássico (reopening)',
    ]);
  });

  test('counts what there is no room for', async () => {
    for (let id = 100; id < 120; id += 1) {
      await storeMovie(ctx, {
        id,
        title: `Filme ${id}`,
        popularity: id,
        releases: [
          [3, '2026-12-03'],
          [4, '2026-12-04'],
        ],
      });
    }
    const { days } = await read({ semana: '2026-12-03' });
    expect(days[3]?.cinema.results.map(({ id }) => id)).toEqual(
      Array.from({ length: AGENDA_ENTRIES.cinema }, (_, place) => 119 - place),
    );
    expect([days[3]?.cinema.total, days[4]?.streaming.total]).toEqual([20, 20]);
    expect(days[4]?.streaming.results).toHaveLength(AGENDA_ENTRIES.streaming);
  });
});

test.each([
  [{ semana: '2026-02-30' }, 'invalid-argument'],
  [{ semana: 'hoje' }, 'invalid-argument'],
  [{ semana: '2025-11-17' }, 'not-found'],
  [{ semana: '2028-11-17' }, 'not-found'],
  [{ plataforma: 'nenhuma' }, 'not-found'],
])('%j is refused: %s', async (input, code) => {
  await expect(callFunction(ctx, 'getAgenda', input)).rejects.toMatchObject({ code });
});

test('a new week begins on Monday in Brazil', async () => {
  const at = (time: string) => callFunction({ ...ctx, now: () => new Date(time) }, 'getAgenda', {});
  expect((await at('2026-11-23T02:59:00Z')).value.from).toBe('2026-11-16');
  expect((await at('2026-11-23T03:00:00Z')).value.from).toBe('2026-11-23');
});
