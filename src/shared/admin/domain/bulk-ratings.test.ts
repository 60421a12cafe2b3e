import { expect, test } from 'vitest';
import { parseRatingCsv, readRatingForm } from './bulk-ratings.ts';

function read(text: string) {
  const parsed = parseRatingCsv(text);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed;
}

const HEAD = 'id;classificacao;motivos;quem_classificou;fonte';

test('a line gives the ratings of one title; an empty cell changes nothing', () => {
  const { ratings, faults } = read(
    `\uFEFF${HEAD}\r\n598;16;"medo, violência";autoclassificação;https://www.gov.br/x\r\n\r\n666;A6;;;\r\n7;;;;\r\n`,
  );
  expect(faults).toEqual([]);
  expect([...ratings]).toEqual([
    [
      598,
      {
        certification: '16',
        certificationReasons: ['violence', 'fear'],
        certificationOrigin: 'self-rated',
        certificationSource: 'https://www.gov.br/x',
      },
    ],
    [666, { certification: '6' }],
  ]);
});

test('an exported list can be pasted back: columns that are not ratings are ignored', () => {
  const { ratings } = read('id;titulo;ano;classificacao\n598;"Cidade; ""de"" Deus";2002;18');
  expect([...ratings]).toEqual([[598, { certification: '18' }]]);
});

test('commas separate too, where the header has them', () => {
  expect([...read('id,classificacao\n598,L').ratings]).toEqual([[598, { certification: 'L' }]]);
});

test.each([
  ['abc;16;;;', 'id'],
  ['598;15;;;', 'classificacao'],
  ['598;16;tédio;;', 'motivos'],
  ['598;16;;alguém;', 'quem_classificou'],
  ['598;16;;;http://x.example', 'fonte'],
])('a line "%s" is wrong in the column %s', (line, column) => {
  const { ratings, faults } = read(`${HEAD}\n${line}`);
  expect([ratings.size, faults]).toEqual([0, [{ line: 2, column }]]);
});

test('a title twice, or a file without ids, is wrong', () => {
  expect(read(`${HEAD}\n598;16;;;\n598;18;;;`).faults).toEqual([{ line: 3, column: 'id' }]);
  expect(read('titulo;classificacao\nx;16').faults).toEqual([{ line: 1, column: 'id' }]);
});

test('a form gives only what was filled in', () => {
  const form = new Map([
    ['certification', '12'],
    ['certificationReasons.fear', '1'],
    ['certificationOrigin', ''],
    ['certificationSource', ' '],
  ]);
  expect(readRatingForm(form)).toEqual({ certification: '12', certificationReasons: ['fear'] });
});

test('a file that no export of ours has is refused as a whole', () => {
  expect(parseRatingCsv(`${HEAD}\n598;"16;;;`)).toHaveProperty('problem');
  expect(parseRatingCsv(`${HEAD}\n598;${'x'.repeat(2_001)};;;`)).toHaveProperty('problem');
  expect(parseRatingCsv(`${HEAD}\n${'1;;;;\n'.repeat(5_001)}`)).toHaveProperty('problem');
});
