import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PERSON_TONES, toInitials, toneOf } from './initials.ts';

test.each([
  ['José Wilker', 'JW'],
  ['A', 'A'],
  ['Ana Lúcia Torre e Silva', 'AS'],
  ['Fernanda Montenegro', 'FM'],
  ['  Zezita   ', 'Z'],
  ['élodie Ångström', 'ÉÅ'],
  ['E\u0301lodie', 'É'],
  ['"Weird Al" Yankovic', 'WY'],
  ['50 Cent', 'C'],
  ['Anitta 💃🏽', 'A'],
  ['👩‍👩‍👧 🎬', ''],
  ['宮崎 駿', '宮駿'],
  ['黒澤明', '黒'],
  ['𠮷田 羊', '𠮷羊'],
  ['', ''],
])('"%s" without a portrait is "%s"', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});

describe('the colour of a person', () => {
  const names = Array.from({ length: 400 }, (_, index) => `Nome ${index} Sobrenome ${index % 7}`);

  test('is always the same', () => {
    expect(names.map(toneOf)).toEqual(names.map(toneOf));
    expect(toneOf('José Wilker')).not.toBe(toneOf('Fernanda Montenegro'));
  });

  test('is any of the palette, about equally often', () => {
    const counts = Array.from(
      { length: PERSON_TONES },
      (_, tone) => names.filter((name) => toneOf(name) === tone).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(names.length / PERSON_TONES / 2);
  });

  test('has a contrast of at least 4.5 with the letters on it', () => {
    const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
    const text = /--text: (#[0-9a-f]{6})/.exec(tokens)?.[1] ?? '';
    const tones = [...tokens.matchAll(/--person-\d: (#[0-9a-f]{6})/g)].map(([, colour = '']) => colour);
    expect(new Set(tones).size).toBe(PERSON_TONES);
    const ratios = tones.map((tone) => (luminanceOf(text) + 0.05) / (luminanceOf(tone) + 0.05));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });
});

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
