import { type Context, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { addDays, mondayOf, toBrazilianDay } from '../src/shared/domain/day.ts';
import { daysOfWeek } from '../src/shared/domain/site/agenda-week.ts';
import { storeArrival, storeMovie, storeSeries } from '../test/insert-agenda.ts';
import { storeSnapshotDay, storeStay } from '../test/insert-history.ts';
import type { Stack } from '../tools/stack.ts';

const NETFLIX = 8;
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** The film of many stays. */
export const MOVED_FILM = 'Idas e Vindas';

/** A server with a database of its own, in which something happens on every day of this week but Saturday. */
export async function openAgenda(stack: Stack): Promise<string> {
  const { postgres } = stack;
  const own = { DATABASE_URL: postgres.applicationUrl('agenda'), DEMO: 'on' };
  const { ctx, close } = await openContext(readEnv({ ...stack.env, ...own }), createLog('silent'));
  const [monday = '', tuesday = '', wednesday = '', thursday = '', friday = '', , sunday = ''] = daysOfWeek(
    mondayOf(toBrazilianDay(ctx.now())),
  );
  await storeMovie(ctx, { id: 1, title: 'Estreia de Quinta', popularity: 9, releases: [[3, thursday]] });
  const again = [[3, '1999-05-21'] as const, [3, thursday] as const];
  await storeMovie(ctx, { id: 2, title: 'Um Clássico', popularity: 8, releases: again });
  await storeMovie(ctx, { id: 3, title: LONG, releases: [[4, friday]] });
  for (let id = 10; id < 25; id += 1) await storeMovie(ctx, { id, title: `Filme ${id}`, releases: [[3, thursday]] });
  const netflix = await ctx.db.selectFrom('platforms').select('id').where('slug', '=', 'netflix').executeTakeFirst();
  await storeArrival(ctx, 2, netflix?.id ?? 0, monday);
  const daily = [monday, tuesday, wednesday, thursday, friday];
  await storeSeries(ctx, { id: 5, title: 'Série da Netflix', serviceId: NETFLIX, seasons: { 2: daily } });
  await storeSeries(ctx, { id: 6, title: 'Novela', countryCodes: ['BR'], seasons: { 1: [monday, sunday] } });
  await fillHistory(ctx, netflix?.id ?? 0);
  await close();
  return (await stack.startServer({ services: 'web,functions,images', env: { RATE_LIMITS: 'off', ...own } })).url;
}

/** Films that entered and left a platform, one of them again and again. */
async function fillHistory(ctx: Context, netflix: number): Promise<void> {
  const today = toBrazilianDay(ctx.now());
  const globoplay = await ctx.db
    .selectFrom('platforms')
    .select('id')
    .where('slug', '=', 'globoplay')
    .executeTakeFirst();
  for (const [id, title] of [
    [30, MOVED_FILM],
    [31, 'Saiu de Vez'],
  ] as const)
    await storeMovie(ctx, { id, title, releases: [] });
  const stay = { kind: 'movie', platformId: netflix, isArrivalSeen: true } as const;
  await storeSnapshotDay(ctx, netflix, addDays(today, -170));
  const many = [
    { from: -170, until: -150, isArrivalSeen: false },
    { from: -130, until: -110 },
    { from: -90, until: -60 },
    { from: -2, until: null },
  ];
  for (const { from, until, isArrivalSeen = true } of many) {
    const days = { from: addDays(today, from), until: until === null ? null : addDays(today, until) };
    await storeStay(ctx, { ...stay, titleId: 30, isArrivalSeen, ...days });
  }
  await storeStay(ctx, {
    ...stay,
    titleId: 30,
    platformId: globoplay?.id ?? 0,
    from: addDays(today, -40),
    until: null,
  });
  await storeStay(ctx, { ...stay, titleId: 31, from: addDays(today, -45), until: addDays(today, -14) });
}
