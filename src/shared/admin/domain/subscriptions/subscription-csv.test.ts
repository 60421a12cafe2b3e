import { describe, expect, test } from 'vitest';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { createHostileCsv } from '../../../../../test/hostile-csv.ts';
import { decodeCsv, parseCsv } from '../csv.ts';
import { SUBSCRIPTIONS } from '../limits.ts';
import { buildBundleCsv, buildPlanCsv, readBundleCsv, readPlanCsv } from './subscription-csv.ts';

const checking = {
  findPlatform: (word: string) =>
    new Map([
      ['netflix', 8],
      ['8', 8],
      ['max', 1899],
    ]).get(word.toLowerCase()),
  today: '2026-11-17',
};
const slugOf = (id: number) => (id === 8 ? 'netflix' : 'max');
const HEAD = 'plataforma;plano;preco;cobranca;anuncios;resolucao;telas;fonte;conferido_em;vale_ate';
const read = (...lines: string[]) => readPlanCsv([HEAD, ...lines].join('\n'), checking);
const LINE = 'netflix;Padrão;44,90;mês;não;Full HD;2;https://www.netflix.com/;10/11/2026;10/02/2027';

test('a line is a plan, with its price in centavos', () => {
  expect(read(LINE)).toEqual({
    rows: [
      {
        ...{ platformId: 8, name: 'Padrão', priceCents: 4490, period: 'month', hasAds: false, resolution: 'full-hd' },
        ...{ screens: 2, sourceUrl: 'https://www.netflix.com/', checkedOn: '2026-11-10', expiresOn: '2027-02-10' },
      },
    ],
  });
});

describe('nothing is read from a file', () => {
  test.each([
    ['44,90', '44.90', 'preco'],
    ['netflix;', 'outra;', 'plataforma'],
    ['10/11/2026', '18/11/2026', 'conferido_em'],
    ['10/02/2027', '01/11/2026', 'vale_ate'],
    ['10/02/2027', '10/02/2029', 'vale_ate'],
    ['https://', 'http://', 'fonte'],
    ['não', 'talvez', 'anuncios'],
    ['mês', 'semana', 'cobranca'],
    [';2;', ';21;', 'telas'],
    ['Full HD', '8K', 'resolucao'],
    ['Padrão', '', 'plano'],
    ['Padrão', 'a\u202eb', 'plano'],
    ['Padrão', 'x'.repeat(61), 'plano'],
  ])('with %s written as %s, and the line and column are named', (from, to, column) => {
    const found = read(LINE.replace(from, to));
    expect(found).toMatchObject({ problem: expect.stringContaining(`Linha 2, ${column}:`) });
  });

  test('with a line twice, too few cells, an open quote, no header, no line or too many', () => {
    expect(read(LINE, LINE)).toMatchObject({ problem: expect.stringContaining('Linha 3') });
    expect(read('netflix,Padrão,44')).toHaveProperty('problem');
    expect(read(`"${LINE}`)).toHaveProperty('problem');
    expect(read()).toHaveProperty('problem');
    expect(readPlanCsv(LINE, checking)).toHaveProperty('problem');
    const many = Array.from({ length: 501 }, (_, place) => LINE.replace('Padrão', `Plano ${place}`));
    expect(read(...many)).toMatchObject({ problem: expect.stringContaining('500') });
  });
});

test('what is exported is read as the same rows', () => {
  const found = read(
    LINE,
    LINE.replace('Padrão', "'=1+1").replace('44,90', '1.044,90'),
    LINE.replace('Padrão', 'a;"b"').replace('a;"b"', '"a;""b"""'),
  );
  if ('problem' in found) throw new Error(found.problem);
  expect(found.rows[1]?.name).toBe('=1+1');
  expect(readPlanCsv(buildPlanCsv(found.rows, slugOf), checking)).toEqual(found);
  const head = 'quem_vende;combo;inclui;preco;cobranca;fonte;conferido_em;vale_ate';
  const bundles = readBundleCsv(
    `${head}\nVivo;Vivo Total;netflix, max;;;https://vivo.example/;10/11/2026;10/12/2026\nClaro;Combo;max;57,90;mês;https://claro.example/a;10/11/2026;10/12/2026`,
    checking,
  );
  if ('problem' in bundles) throw new Error(bundles.problem);
  expect(bundles.rows).toMatchObject([
    { platformIds: [8, 1899], priceCents: null, period: null },
    { priceCents: 5790 },
  ]);
  expect(readBundleCsv(buildBundleCsv(bundles.rows, slugOf), checking)).toEqual(bundles);
});

test('of 500 hostile files each is refused with a sentence, or read into rows that are safe to export and read again', () => {
  let accepted = 0;
  for (let seed = 0; seed < 500; seed += 1) {
    const text = decodeCsv(createHostileCsv(seed));
    const found = readPlanCsv(text, checking);
    if ('problem' in found) {
      expect(found.problem.length, `seed ${seed}`).toBeLessThan(1_000);
      continue;
    }
    accepted += 1;
    const csv = buildPlanCsv(found.rows, slugOf);
    expect(readPlanCsv(csv, checking), `seed ${seed}`).toEqual(found);
    for (const row of csv.slice(1).split('\r\n').slice(1))
      expect(row, `seed ${seed}`).not.toMatch(/(?:^|;)"?[=+\-@\t]/);
    for (const { name, priceCents, sourceUrl } of found.rows) {
      expect(name, `seed ${seed}`).not.toMatch(/\p{C}/u);
      expect(Number.isInteger(priceCents) && priceCents > 0, `seed ${seed}`).toBe(true);
      expect(sourceUrl, `seed ${seed}`).toMatch(/^https:\/\/[a-z0-9.-]+\//);
    }
  }
  expect(accepted).toBeGreaterThan(20);
});

test('a file of 50 MB is refused by its length, before it is read', () => {
  const text = `${HEAD}\n${`${LINE}\n`.repeat(460_000)}`;
  const tooLong = { problem: adminSubscriptions.csvTooLong(SUBSCRIPTIONS.csvRows) };
  expect(readPlanCsv(text, checking)).toEqual(tooLong);
  // One character less is read, and is a cell that is too long.
  const oneCell = '"'.padEnd(SUBSCRIPTIONS.csvCharacters, 'x');
  expect(readPlanCsv(oneCell, checking)).not.toEqual(tooLong);
  expect(readPlanCsv(`${oneCell}x`, checking)).toEqual(tooLong);
  expect(parseCsv('"'.repeat(1_000_001), 10)).toHaveProperty('problem');
});
