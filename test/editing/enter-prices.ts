import { enterRecord } from '../../src/server/admin/records/enter-record.ts';
import type { Context } from '../../src/server/context.ts';
import { addDays, toBrazilianDay } from '../../src/shared/domain/day.ts';
import type { ServiceFields } from '../../src/shared/domain/subscriptions/free-services.ts';
import type { BundleFields, PlanFields } from '../../src/shared/domain/subscriptions/subscriptions.ts';

const SOURCE = 'https://precos.example/';

function datedFrom({ now }: Context) {
  const today = toBrazilianDay(now());
  return { sourceUrl: SOURCE, checkedOn: today, expiresOn: addDays(today, 90) };
}

/** A published plan; what does not matter is made up. */
export function enterPlan(ctx: Context, fields: Partial<PlanFields> & Pick<PlanFields, 'platformId' | 'name'>) {
  const price = { priceCents: 2_290, period: 'month', hasAds: false, resolution: null, screens: null } as const;
  return enterRecord(ctx, 'plan', { ...price, ...datedFrom(ctx), ...fields }, { author: 'test', note: '' });
}

/** A published bundle. */
export function enterBundle(
  ctx: Context,
  fields: Partial<BundleFields> & Pick<BundleFields, 'seller' | 'name' | 'platformIds'>,
) {
  const price = { priceCents: null, period: null };
  return enterRecord(ctx, 'bundle', { ...price, ...datedFrom(ctx), ...fields }, { author: 'test', note: '' });
}

/** A published service that editors run; its address is made of its name. */
export function enterService(ctx: Context, fields: Partial<ServiceFields> & Pick<ServiceFields, 'name'>) {
  const url = `https://${fields.name.toLowerCase().replaceAll(/\W/g, '')}.example/`;
  const service = {
    platformId: null,
    article: 'o',
    about: 'Inventado',
    url,
    asks: 'nothing',
    asksOther: null,
  } as const;
  const more = { hasAds: false, isPublic: true, offersCheckedOn: null, ...datedFrom(ctx), ...fields };
  return enterRecord(ctx, 'service', { ...service, ...more }, { author: 'test', note: '' });
}
