/** Number words as written in titles and queries. The database table `search_numbers` must be the same. */
export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  dois: '2',
  duas: '2',
  two: '2',
  ii: '2',
  segundo: '2',
  segunda: '2',
  second: '2',
  tres: '3',
  three: '3',
  iii: '3',
  terceiro: '3',
  terceira: '3',
  third: '3',
  quatro: '4',
  four: '4',
  iv: '4',
  cinco: '5',
  five: '5',
  v: '5',
  seis: '6',
  six: '6',
  vi: '6',
  sete: '7',
  seven: '7',
  vii: '7',
  oito: '8',
  eight: '8',
  viii: '8',
  oitavo: '8',
  oitava: '8',
  '8º': '8',
  nove: '9',
  nine: '9',
  ix: '9',
  dez: '10',
  ten: '10',
  x: '10',
  onze: '11',
  eleven: '11',
  xi: '11',
  doze: '12',
  twelve: '12',
  xii: '12',
  treze: '13',
  xiii: '13',
  quatorze: '14',
  catorze: '14',
  quinze: '15',
  vinte: '20',
  trinta: '30',
  quarenta: '40',
  cinquenta: '50',
  sessenta: '60',
  setenta: '70',
  oitenta: '80',
  noventa: '90',
  cem: '100',
  cento: '100',
  mil: '1000',
  '8½': '8 e meio',
};

/** Number words that can be added up: `cento e setenta e quatro`. */
const COUNTED = new Map<string, number>(
  [
    'um 1 dois 2 tres 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 quatorze 14 catorze 14',
    'quinze 15 dezesseis 16 dezessete 17 dezoito 18 dezenove 19 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60',
    'setenta 70 oitenta 80 noventa 90 cem 100 cento 100 duzentos 200 trezentos 300 mil 1000',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word, place, all) => (place % 2 === 0 ? [[word, Number(all[place + 1])] as [string, number]] : [])),
);

/** The phrase with its numbers as digits, as titles are also indexed; unchanged if it has none. */
export function toDigits(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let place = 0; place < words.length; ) {
    const long = readLongNumber(words, place);
    if (long) {
      out.push(String(long.value));
      place = long.end;
      continue;
    }
    const word = words[place] ?? '';
    out.push(...(Object.hasOwn(NUMBER_WORDS, word) ? (NUMBER_WORDS[word] ?? word).split(' ') : [word]));
    place += 1;
  }
  return out;
}

/** `dois mil e um`: at least two number words that make one number. `nove nove` is two numbers. */
function readLongNumber(words: readonly string[], start: number): { value: number; end: number } | undefined {
  let value = COUNTED.get(words[start] ?? '');
  if (value === undefined) return undefined;
  let end = start + 1;
  for (;;) {
    const joint = words[end] === 'e' ? end + 1 : end;
    const next = COUNTED.get(words[joint] ?? '');
    if (next === 1_000 && joint === end && value < 1_000) value *= 1_000;
    else if (next !== undefined && joint > end && next < roundness(value)) value += next;
    else break;
    end = joint + 1;
  }
  return end > start + 1 ? { value, end } : undefined;
}

/** Only a smaller number can still be added: below ten to twenty, below a hundred to hundreds. */
function roundness(value: number): number {
  if (value % 1_000 === 0) return 1_000;
  if (value % 100 === 0) return 100;
  return value % 10 === 0 ? 10 : 0;
}
