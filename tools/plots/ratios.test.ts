import { expect, test } from 'vitest';
import { drawRatios, judge, type Ratio } from './ratios.ts';

const ratio = (facts: Partial<Ratio>): Ratio => ({
  ...{ group: 'pages', what: 'a film', value: 0.5, commit: 'abc', date: '2026-11-18' },
  ...facts,
});

test.each([
  [{ value: 0.5 }, 'plain'],
  [{ value: 0.5, bar: 0.5 }, 'met'],
  [{ value: 0.49, bar: 0.5 }, 'missed'],
  [{ value: 2, bar: 2, isLimit: true }, 'met'],
  [{ value: 2.1, bar: 2, isLimit: true }, 'missed'],
] as const)('%o is %s', (facts, judgement) => {
  expect(judge(ratio(facts))).toBe(judgement);
});

test('a row says its figure, its bar and that it was not reached, in words', () => {
  const svg = drawRatios([ratio({ value: 0.4, bar: 0.5, what: 'a < b & c' })]);
  expect(svg).toContain('0.4, bar 0.5, not reached · abc');
  expect(svg).toContain('a &lt; b &amp; c');
});
