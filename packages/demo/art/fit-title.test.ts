import { describe, expect, test } from 'vitest';
import { fitTitle, SMALLEST } from './fit-title.ts';
import { typefaceOf } from './typeface.ts';

const box = { width: 520, height: 220, lead: 0.98, descent: 0.2, isJustified: true };
const linesOf = (title: string, isJustified = true) =>
  fitTitle(typefaceOf('anton'), title.split(' '), { ...box, isJustified })?.lines.map(({ text }) => text);

describe('a title', () => {
  test.each([
    ['O AGENTE SECRETO', ['O AGENTE', 'SECRETO']],
    ['CIDADE DE DEUS', ['CIDADE', 'DE DEUS']],
    ['DUNA: PARTE DOIS', ['DUNA', 'PARTE DOIS']],
    ['MAD MAX: ESTRADA DA FÚRIA', ['MAD MAX', 'ESTRADA DA FÚRIA']],
    ['2001: UMA ODISSEIA NO ESPAÇO', ['2001', 'UMA ODISSEIA', 'NO ESPAÇO']],
    ['M', ['M']],
  ])('%s is broken where its words allow', (title, lines) => {
    expect(linesOf(title)).toEqual(lines);
  });

  test.each(['O AUTO DA COMPADECIDA', 'DEUS E O DIABO NA TERRA DO SOL', 'O MENINO E A GARÇA', 'ROUND 6'])(
    '%s leaves no article or numeral alone on a line',
    (title) => {
      for (const line of linesOf(title) ?? ['?']) expect(line.length).toBeGreaterThan(2);
    },
  );

  test('in capitals fills every line; otherwise all its lines have one size', () => {
    const face = typefaceOf('anton');
    const words = 'GUERRA NAS ESTRELAS DISTANTES'.split(' ');
    const justified = fitTitle(face, words, { ...box, height: 900 })?.lines ?? [];
    for (const { text, size } of justified) expect(face.width(text) * size).toBeCloseTo(520);
    expect(new Set(fitTitle(face, words, { ...box, isJustified: false })?.lines.map(({ size }) => size)).size).toBe(1);
  });

  test('is never set in letters too small to read', () => {
    const words = Array.from({ length: 30 }, () => 'PALAVRA');
    expect(fitTitle(typefaceOf('unbounded'), words, box)).toBeUndefined();
    for (const { size } of fitTitle(typefaceOf('unbounded'), words.slice(0, 8), box)?.lines ?? []) {
      expect(size).toBeGreaterThanOrEqual(SMALLEST);
    }
  });
});
