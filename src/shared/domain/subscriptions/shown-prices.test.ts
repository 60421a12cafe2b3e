import { expect, test } from 'vitest';
import { addDays } from '../day.ts';
import { findCheapest, isShownOn, lastShownDay, toPriceState } from './shown-prices.ts';

test.each([
  ['checked today', '2026-11-17', '2026-12-31', 'shown'],
  ['eight days before its end', '2026-10-26', '2027-01-01', 'shown'],
  ['a week before its end', '2026-10-24', '2027-01-01', 'soon'],
  ['on its thirtieth day', '2026-10-18', '2027-01-01', 'soon'],
  ['on its thirty-first day', '2026-10-17', '2027-01-01', 'unchecked'],
  ['on its last day', '2026-11-10', '2026-11-17', 'soon'],
  ['the day after its last day', '2026-11-10', '2026-11-16', 'expired'],
  ['both', '2026-01-01', '2026-02-01', 'expired'],
  ['checked tomorrow', '2026-11-18', '2026-12-31', 'unchecked'],
] as const)('a price %s', (_, checkedOn, expiresOn, state) => {
  const dated = { checkedOn, expiresOn };
  expect(toPriceState(dated, '2026-11-17')).toBe(state);
  expect(isShownOn(dated, '2026-11-17')).toBe(state === 'shown' || state === 'soon');
});

test('over a year a price is shown from the day it was checked to its last day, each day between, and on no other', () => {
  const days = Array.from({ length: 366 }, (_, day) => addDays('2026-11-01', day));
  for (const expiresIn of [0, 1, 7, 29, 30, 31, 90, 400]) {
    const dated = { checkedOn: '2026-12-05', expiresOn: addDays('2026-12-05', expiresIn) };
    const shown = days.filter((day) => isShownOn(dated, day));
    expect(shown).toHaveLength(Math.min(expiresIn, 30) + 1);
    expect([shown[0], shown.at(-1)]).toEqual(['2026-12-05', lastShownDay(dated)]);
  }
});

const plan = (priceCents: number, period: 'month' | 'year', checkedOn = '2026-11-10') => ({
  ...{ priceCents, period, checkedOn, expiresOn: '2027-11-10' },
});

test.each([
  [[plan(4490, 'month'), plan(2090, 'month')], 2090],
  [[plan(1990, 'year'), plan(2090, 'month')], 2090],
  [[plan(19_900, 'year'), plan(29_900, 'year')], 19_900],
  [[plan(990, 'month', '2026-09-01'), plan(2090, 'month')], 2090],
  [[plan(990, 'month', '2026-09-01')], undefined],
  [[], undefined],
])('"a partir de" is the lowest price by month that is shown: %#', (plans, cents) => {
  expect(findCheapest(plans, '2026-11-17')?.priceCents).toBe(cents);
});
