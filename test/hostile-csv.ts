import { createDice, type Dice } from './dice.ts';

/** What a good file of one kind looks like: hostile ones are made from it. */
interface CsvModel {
  header: readonly string[];
  good: readonly string[];
  /** The cell that names the row: each line has its own. */
  nameAt: number;
  /** What that cell may have, where it has to name something that exists. */
  names?: readonly string[];
}

/** The day on which the good files are right: the tests' clock stands there. */
export const HOSTILE_CSV_DAY = '2026-11-18';

const PLANS: CsvModel = {
  header: [
    'plataforma',
    'plano',
    'preco',
    'cobranca',
    'anuncios',
    'resolucao',
    'telas',
    'fonte',
    'conferido_em',
    'vale_ate',
  ],
  good: [
    ...['netflix', 'Plano', '20,90', 'mês', 'não', 'HD', '2', 'https://precos.example/a', '10/11/2026', '10/12/2026'],
  ],
  nameAt: 1,
};

export const VOICES_CSV: CsvModel = {
  header: ['personagem', 'ator_original', 'voz', 'estudio', 'direcao', 'fonte'],
  good: ['Papel', 'Fulano de Tal', 'Voz Inventada', 'Estúdio Eco', 'Beltrana', 'https://vozes.example/a'],
  nameAt: 0,
};

export const OFFERS_CSV: CsvModel = {
  header: ['titulo', 'link', 'dublado', 'legendado', 'libras', 'audiodescricao', 'fonte', 'conferido_em', 'vale_ate'],
  good: [
    ...['598', 'https://cinefarol.example/filme/a', 'sim', '', 'não', '', 'https://cinefarol.example/sobre'],
    ...['10/11/2026', '10/12/2026'],
  ],
  nameAt: 0,
  names: ['598', '666', '238', '496243', 'Cidade de Deus', '/filme/central-do-brasil-1998-666'],
};

/** Cells that run in a spreadsheet, break a parser or hide in a page. */
const CELLS = [
  '=HYPERLINK("http://x.example")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2',
  '@SUM(1)',
  "'=1+1",
  '\t=1',
  '<script>alert(1)</script>',
  '"',
  '""',
  'a"b',
  'a;b',
  'a,b',
  'a\nb',
  'a\r\nb',
  '\u0000',
  '\u202eoculto',
  '\ud800',
  'e\u0301',
  '＝1',
  '-1,00',
  '1e9',
  '99999999999999999999',
  '0,00',
  '20.90',
  '31/02/2026',
  '2026-13-01',
  '01/01/1970',
  '10/12/9999',
  'javascript:alert(1)',
  'https://u:p@x.example/',
  'http://x.example/',
  'https://x.example/ b',
  '',
  ' ',
  'x'.repeat(5_000),
  '8',
  'Netflix',
  'NETFLIX',
];

/** A file that no editor would write: bytes in some encoding, from the plausible to the absurd. */
export function createHostileCsv(seed: number, model: CsvModel = PLANS): Uint8Array {
  const dice = createDice(seed);
  const separator = dice.pick([';', ';', ',', '\t', '|']);
  const lines = Array.from({ length: 1 + dice.below(dice.pick([2, 4, 12])) }, () => createLine(dice, separator, model));
  const header = dice.chance(0.85) ? model.header : model.header.slice(dice.below(4));
  const text = [header.join(separator), ...lines].join(dice.pick(['\n', '\r\n', '\r', '\n\n']));
  return encode(dice, dice.chance(0.1) ? text.slice(0, dice.below(text.length)) : text);
}

function createLine(dice: Dice, usual: string, { good, nameAt, names }: CsvModel): string {
  const separator = dice.chance(0.1) ? dice.pick([';', ',', '\t']) : usual;
  const cells = good.map((cell, place) =>
    place === nameAt ? (names ? dice.pick(names) : `${cell} ${dice.below(1_000)}`) : cell,
  );
  const wrong = dice.pick([0, 0, 0, 0, 1, 2]);
  for (let count = 0; count < wrong; count += 1) cells[dice.below(cells.length)] = dice.pick(CELLS);
  if (dice.chance(0.05)) cells.push('a mais');
  const isQuoted = dice.chance(0.7);
  return cells
    .map((cell) => (isQuoted && /[";,\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(separator);
}

function encode(dice: Dice, text: string): Uint8Array {
  switch (dice.below(6)) {
    case 0:
      return Buffer.from(`\uFEFF${text}`, 'utf8');
    case 1:
      return Buffer.from(text, 'latin1');
    case 2:
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 3: {
      const bytes = Buffer.from(text, 'utf8');
      for (let count = 0; count < 5; count += 1) bytes[dice.below(bytes.length || 1)] = dice.below(256);
      return bytes;
    }
    default:
      return Buffer.from(text, 'utf8');
  }
}
