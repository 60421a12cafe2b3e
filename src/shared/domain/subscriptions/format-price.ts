import { priceWords } from '#shared/text/platforms/prices.ts';
import { formatCount } from '#shared/text/plural.ts';
import type { Period } from './shown-prices.ts';

/** 209090 as `R$ 2.090,90`, which does not break after `R$`. */
export function formatCents(cents: number): string {
  return `R$\u00a0${formatCount(Math.floor(cents / 100))},${String(cents % 100).padStart(2, '0')}`;
}

/** `R$ 20,90/mês`. */
export function formatPrice(cents: number, period: Period): string {
  return `${formatCents(cents)}${priceWords.perPeriod[period]}`;
}

/** `20,90`, `R$ 20,90`, `1.020,90` or `20` as centavos; undefined if it is no price. Never through a fraction. */
export function parseCents(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u00a0]/g, '').replace(/^R\$/i, '');
  const { whole = '', part = '' } =
    /^(?<whole>\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(?<part>\d{2}))?$/.exec(bare)?.groups ?? {};
  if (whole === '') return undefined;
  return Number(whole.replaceAll('.', '')) * 100 + Number(part || 0);
}
