import { expect, test } from 'vitest';
import { changeList } from './best-list.ts';
import { toDigits } from './number-words.ts';
import { splitYear, toPhrase } from './phrase.ts';
import { countEdits, listShapes } from './shapes.ts';
import { listSounds } from './sound.ts';
import { spellAsShown } from './spell-as-shown.ts';

const soundsAlike = (one: string, other: string) => listSounds(one).some((sound) => listSounds(other).includes(sound));

test.each([
  ['xica', 'chica'],
  ['bicho', 'bixo'],
  ['palhaco', 'palhasso'],
  ['cangaco', 'cangasso'],
  ['pressao', 'precao'],
  ['sozinho', 'sosinho'],
  ['filhos', 'filios'],
  ['viagem', 'viajem'],
  ['homem', 'omem'],
  ['silencio', 'silensio'],
  ['walter', 'valter'],
  ['mateus', 'matheus'],
  ['torres', 'tores'],
  ['papel', 'papeu'],
  ['aqui', 'aki'],
])('%s and %s are said alike', (one, other) => {
  expect(soundsAlike(one, other)).toBe(true);
});

test.each([
  ['pato', 'gato'],
  ['cama', 'casa'],
  ['roma', 'rima'],
])('%s and %s are not', (one, other) => {
  expect(soundsAlike(one, other)).toBe(false);
});

test.each([
  ['gladiadro', 'gladiador', 1],
  ['oppenheimmer', 'oppenheimer', 1],
  ['cidde', 'cidade', 1],
  ['matirx', 'matrix', 1],
  ['intersetlar', 'interestelar', 2],
  ['roma', 'parasita', 3],
])('%s is as far from %s as %i slips', (typed, word, edits) => {
  expect(countEdits(typed, word)).toBe(edits);
  // A word one edit away must share a fuzzy key, or it is never compared.
  if (edits === 1) expect(listShapes(typed).some((shape) => listShapes(word).includes(shape))).toBe(true);
});

test.each([
  ['duna dois', 'duna 2'],
  ['star wars episodio v', 'star wars episodio 5'],
  ['onibus cento e setenta e quatro', 'onibus 174'],
  ['dois mil e um uma odisseia', '2001 uma odisseia'],
  ['brooklyn nove nove', 'brooklyn 9 9'],
  ['vinte e um', '21'],
  ['romeu e julieta', 'romeu e julieta'],
])('%s is %s in digits', (phrase, digits) => {
  expect(toDigits(phrase.split(' ')).join(' ')).toBe(digits);
});

test('a number at either end of a phrase is a year, and alone it is a name', () => {
  expect(splitYear(['duna', '2021'])).toEqual({ year: 2021, rest: ['duna'] });
  expect(splitYear(['1927', 'metropolis'])).toEqual({ year: 1927, rest: ['metropolis'] });
  expect(splitYear(['1917'])).toBeUndefined();
  expect(splitYear(['blade', 'runner', '2099'])).toBeUndefined();
});

test('every sign of a script without spaces is a word', () => {
  expect(toPhrase('七人の侍')).toBe('七 人 の 侍');
  expect(toPhrase('기생충!')).toBe('기생충'.normalize('NFD'));
});

test('a suggested spelling has the accents of the title found', () => {
  expect(spellAsShown(['poderoso', 'chefao'], 'O Poderoso Chefão: Parte II')).toBe('Poderoso Chefão');
  expect(spellAsShown(['homem', 'aranha'], 'Homem-Aranha no Aranhaverso')).toBe('Homem Aranha');
});

test('an incomplete list takes in a name only where its place is certain', () => {
  const list = { ids: [1, 2, 3], scores: [30, 20, 10], isComplete: false };
  expect(changeList(list, 4, 25)).toMatchObject({ ids: [1, 4, 2, 3] });
  expect(changeList(list, 4, 5)).toEqual(list);
  expect(changeList(list, 3, 10)).toEqual(list);
  expect(changeList(list, 2, 5)).toMatchObject({ ids: [1, 3] });
  expect(changeList(list, 1, undefined)).toMatchObject({ ids: [2, 3] });
  expect(changeList({ ...list, isComplete: true }, 2, 5)).toMatchObject({ ids: [1, 3, 2], isComplete: true });
});
