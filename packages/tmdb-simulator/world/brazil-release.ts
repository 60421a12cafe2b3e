import { between, chance, mix, pick } from './bits.ts';
import type { Day, TitleKind } from './kinds.ts';
import { SALT } from './salts.ts';
import { NO_DAY } from './tables.ts';
import { isTail } from './titles/fill-title.ts';

const CERTIFICATIONS = ['L', 'L', '10', '12', '12', '14', '14', '16', '16', '18'] as const;

/** All Brazilian films are released in Brazil, most popular foreign ones too, and few of the rest. */
export function drawBrazilReleaseDay(bits: number, releaseDay: Day, isBrazilian: boolean): Day {
  const draw = mix(bits, SALT.brazil);
  if (releaseDay === NO_DAY) return NO_DAY;
  if (isBrazilian) return releaseDay;
  if (!chance(draw, isTail(bits) ? 0.12 : 0.6)) return NO_DAY;
  return nextThursday(releaseDay + between(mix(draw, 1), -5, 120));
}

/** Films open on Thursdays. Day 0 was one. */
const nextThursday = (day: Day) => day + ((7 - (day % 7)) % 7);

/** About 40 % of the films released in Brazil and half of the series have no certification; nearly all other films have none. */
export function drawBrazilCertification(kind: TitleKind, bits: number, isReleasedHere: boolean): string {
  const draw = mix(mix(bits, SALT.brazil), 2);
  const share = kind === 'tv' ? 0.5 : isReleasedHere ? 0.6 : 0.05;
  return chance(draw, share) ? pick(mix(draw, 1), CERTIFICATIONS) : '';
}

/** 85 % unknown, mostly in the tail. Budgets are multiples of ten thousand. */
export function drawMoney(bits: number): { budget: number; revenue: number } {
  const draw = mix(bits, SALT.money);
  const isKnown = chance(draw, isTail(bits) ? 0.1 : 0.6);
  if (!isKnown) return { budget: 0, revenue: 0 };
  const budget = between(mix(draw, 1), 20, 15_000) * 10_000;
  return { budget, revenue: Math.floor((budget * between(mix(draw, 2), 5, 600)) / 100) };
}
