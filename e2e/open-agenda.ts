import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { migrate } from '../src/server/infra/migrate.ts';
import { mondayOf, toBrazilianDay } from '../src/shared/domain/day.ts';
import { daysOfWeek } from '../src/shared/domain/site/agenda-week.ts';
import { storeArrival, storeMovie, storeSeries } from '../test/insert-agenda.ts';
import type { Stack } from '../tools/stack.ts';

const NETFLIX = 8;
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A server with a database of its own, in which something happens on every day of this week but Saturday. */
export async function openAgenda(stack: Stack): Promise<string> {
  const { postgres } = stack;
  await postgres.createDatabase('agenda');
  await migrate(postgres.ownerUrl('agenda'));
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
  await close();
  return (await stack.startServer({ services: 'web,functions,images', env: { RATE_LIMITS: 'off', ...own } })).url;
}
