import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SMALLEST } from './fit-title.ts';
import { setTitle, type Title } from './set-title.ts';
import { VOICES } from './voices.ts';

const room = { width: 520, height: 220, mayJustify: true };
const linesOf = (title: Title) => setTitle(title, VOICES.drama, room)?.lines.map(({ text }) => text);
const textOf = (title: Title) => linesOf(title)?.join(' ');

const SENTENCE = 'A História de Quem Atravessou o Sertão em Busca de um Cinema que Já Não Existia. ';
const LONG = SENTENCE.repeat(4).slice(0, 300);

describe('a title is set', () => {
  test.each([
    ['Ainda Estou Aqui', 'Ainda Estou Aqui'],
    ['M', 'M'],
    ['8½', '8½'],
    ['WALL·E', 'WALL·E'],
    ['😱 O Grito 👨‍👩‍👧', 'O Grito'],
    ['Coração ❤️ de Rei', 'Coração de Rei'],
    ['Žižek', 'Žižek'],
    ['Amélie → Paris', 'Amélie Paris'],
    ['<b>A Vizinha</b>', '<b>A Vizinha</b>'],
  ])('%s as %s', (text, set) => {
    expect(textOf({ text })).toBe(set);
  });

  test.each(['日本語のタイトル', 'عربي', 'שלום', '기생충', '🎬🔥', '', '   '])(
    '%s not at all, for no face of ours can write it',
    (text) => {
      expect(textOf({ text })).toBeUndefined();
    },
  );

  test('in Cyrillic in a face that knows it', () => {
    expect(textOf({ text: 'Война и мир' })).toBe('Война и мир');
  });

  test('of 300 characters up to a word and three dots, still readable', () => {
    const set = setTitle({ text: LONG }, VOICES.crime, room);
    const text = set?.lines.map((line) => line.text).join(' ') ?? '';
    expect(text).toMatch(/^A HISTÓRIA DE QUEM .+\p{L}…$/u);
    expect(LONG.toUpperCase().split(/[ .]+/)).toContain(text.slice(0, -1).split(' ').at(-1));
    for (const { size } of set?.lines ?? []) expect(size).toBeGreaterThanOrEqual(SMALLEST);
  });

  test('of one endless word as far as it fits', () => {
    expect(textOf({ text: 'x'.repeat(300) })).toMatch(/^X{20,}…$/);
  });

  test('with its season on a line of its own, however long the name before it', () => {
    expect(linesOf({ text: 'Ruptura', subtitle: 'Temporada 2' })).toEqual(['Ruptura', 'Temporada 2']);
    expect(linesOf({ text: LONG, subtitle: 'Temporada 12' })?.at(-1)).toBe('TEMPORADA 12');
  });
});

/** Highest and lowest point of the drawn letters, from the numbers of their outline. */
function inkOf(outline: string): { top: number; foot: number } {
  const numbers = [...outline.matchAll(/[MLQC]([^MLQCZ]+)/g)].map(([, part = '']) => part.match(/-?[\d.]+/g) ?? []);
  const heights = numbers.flatMap((pairs) => pairs.filter((_, index) => index % 2 === 1).map(Number));
  return { top: Math.min(...heights), foot: Math.max(...heights) };
}

const ACCENTED = [
  'O Pagador É São',
  'Fé: Ação Às Três',
  'Ça Va Érica',
  'Ô Paí, Ó',
  'Ângela Ågren Çelik',
  'Que Horas É?',
];

test.each(Object.keys(VOICES))(
  'no accent or tail of a title of %s touches another line or leaves the title',
  (genre) => {
    for (const voice of VOICES[genre as keyof typeof VOICES]) {
      for (const text of ACCENTED) {
        for (const mayJustify of [true, false]) {
          const block = setTitle({ text, subtitle: 'Edição Às Três' }, [voice], { ...room, mayJustify });
          if (!block) throw new Error(`${text} cannot be set`);
          const inks = block.lines.map(({ text: line, size, baseline }) =>
            inkOf(block.face.trace(line, 0, baseline, size)),
          );
          expect(inks[0]?.top).toBeGreaterThan(-0.6);
          expect(inks.at(-1)?.foot).toBeLessThan(block.height + 0.6);
          for (const [index, ink] of inks.slice(1).entries()) expect(ink.top).toBeGreaterThan(inks[index]?.foot ?? 0);
        }
      }
    }
  },
);

test('whatever a title is made of, what is set can be written, fits and is large enough', () => {
  const titles = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(fc.constantFrom('O', 'de', 'Sertão:', '—', 'ß', 'Incrivelmente', '日本', '🎬', '…'), { maxLength: 40 })
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(
      titles,
      fc.constantFrom(...Object.values(VOICES)),
      fc.constantFrom('', 'Temporada 3'),
      (text, voices, subtitle) => {
        const block = setTitle({ text, subtitle }, voices, room);
        if (!block) return;
        const { face, lines, height } = block;
        expect(height).toBeLessThanOrEqual(room.height + 0.01);
        for (const { text: line, size } of lines) {
          expect([...line].filter((sign) => sign !== ' ' && !face.covers(sign))).toEqual([]);
          expect(face.width(line) * size).toBeLessThanOrEqual(room.width + 0.01);
          expect(size).toBeGreaterThan(SMALLEST - 0.5);
        }
      },
    ),
    { numRuns: 300 },
  );
});
