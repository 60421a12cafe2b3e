import { toBrazilianDay } from '#shared/domain/day.ts';
import type { Context } from '../context.ts';
import { countBrokenOn } from '../store/links/link-hosts.ts';
import { notify } from '../store/notifications/notify.ts';

/** Notifies once a night of the links that it found broken, with their number. A night without any notifies of nothing. */
export async function remindOfBrokenLinks(ctx: Pick<Context, 'db' | 'now'>): Promise<number> {
  const at = ctx.now();
  const night = toBrazilianDay(at);
  const count = await countBrokenOn(ctx.db, night);
  if (count === 0) return 0;
  const event = { kind: 'links-broken', at, actor: 'system', to: 'curate', details: { day: night, count } } as const;
  const id = await ctx.db.transaction().execute((trx) => notify(trx, { ...event, onceKey: `links-broken:${night}` }));
  return id === undefined ? 0 : count;
}
