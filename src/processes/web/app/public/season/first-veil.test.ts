import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { writeScript } from './first-veil.tsx';

/** Runs the script as a browser would, and returns the rules it adds and the values it gives to the two fields. */
function run(stored: string | null, season: number): { rules: string; values: string[] } {
  const fields = [{ name: 'numero', value: '' }, { name: 'ate', value: '9' }, { value: 'button' }];
  const rules: string[] = [];
  class CSSStyleSheet {
    replaceSync = (text: string) => rules.push(text);
  }
  runInNewContext(writeScript({ seriesSlug: 'ruptura-1', season, numbers: [1, 2, 3, 5], control: 'c', list: 'l' }), {
    localStorage: { getItem: (key: string) => (key === 'spoiler:ruptura-1' ? stored : null) },
    document: { adoptedStyleSheets: [], currentScript: { previousElementSibling: { elements: fields } } },
    CSSStyleSheet,
  });
  return { rules: rules.join(''), values: fields.map(({ value }) => value) };
}
const CONTROL = '.c{--veil:visible}';
const from = (place: number) => `${CONTROL}.l>:nth-child(n+${place}){--shown:hidden;--veil:visible}`;

test.each([
  [null, 1, '', ['', '9', 'button']],
  ['nonsense', 1, '', ['', '9', 'button']],
  ['1x3', 1, from(4), ['3', '3', 'button']],
  ['1x4', 1, from(4), ['4', '4', 'button']],
  ['1x5', 1, CONTROL, ['5', '5', 'button']],
  ['1x3', 2, from(1), ['', '9', 'button']],
  ['3x1', 2, CONTROL, ['', '9', 'button']],
])('with %s stored, of season %i is veiled: %s', (stored, season, rules, values) => {
  expect(run(stored, season)).toEqual({ rules, values });
});

test('has no character that Trusted Types refuse, whatever the name', () => {
  const script = writeScript({ seriesSlug: '</script>', season: 1, numbers: [1, 2], control: 'c', list: 'l' });
  expect(script).not.toContain('<');
});
