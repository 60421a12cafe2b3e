import { sql } from 'kysely';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { saveSubscription } from '../../src/server/admin/subscriptions/change-subscriptions.ts';
import type { Context } from '../../src/server/context.ts';
import { addDays, toBrazilianDay } from '../../src/shared/domain/day.ts';
import type { OwnOffer } from '../../src/shared/domain/subscriptions/own-offers.ts';

const HOME = 'https://farol.example/';

/** An invented service that editors run; returns its number. */
export async function enterFarol(ctx: Context, editor: Editor): Promise<number> {
  const today = toBrazilianDay(ctx.now());
  const service = { platformId: null, name: 'Cine Farol', article: 'o', about: 'Inventado', url: HOME } as const;
  const asked = { asks: 'nothing', asksOther: '', hasAds: false, isPublic: true, offersCheckedOn: null } as const;
  const dated = { checkedOn: today, expiresOn: addDays(today, 90), sourceUrl: `${HOME}sobre` };
  await saveSubscription(ctx, editor, { kind: 'service', fields: { ...service, ...asked, ...dated } });
  const { rows } = await sql<{ id: number }>`select id from free_services where name = ${service.name}`.execute(ctx.db);
  return rows[0]?.id ?? 0;
}

/** What it has of a title, checked on that day. */
export function farolOffer(serviceId: number, checkedOn: string, path: string): OwnOffer {
  return {
    ...{ serviceId, url: `${HOME}${path}`, sourceUrl: `${HOME}sobre` },
    ...{ isDubbed: true, isSubtitled: false, hasLibras: true, isDescribed: false },
    ...{ checkedOn, expiresOn: addDays(checkedOn, 90), since: null },
  };
}
