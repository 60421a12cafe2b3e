import { mix, pick, pickEarly } from '../bits.ts';
import type { LanguageCode } from '../places.ts';
import { heroName } from './names.ts';
import { GROUPS, NOUNS, type Noun, upperFirst } from './nouns.ts';

/** What a title is about, independent of language: the same idea can be written in each. */
export interface Idea {
  shape: 'of' | 'and' | 'where' | 'whose' | 'with' | 'group' | 'alone' | 'subtitle' | 'sequel';
  a: Noun;
  b: Noun;
  c: Noun;
  group: Noun;
  name: string;
  place: string;
  number: number;
}

const SHAPES: readonly Idea['shape'][] = [
  'of',
  'and',
  'whose',
  'subtitle',
  'where',
  'with',
  'group',
  'sequel',
  'alone',
];

export const PLACES: readonly string[] = [
  'Olinda',
  'Recife',
  'Belém',
  'Salvador',
  'Ouro Preto',
  'Paraty',
  'Curitiba',
  'Lisboa',
  'Manaus',
  'Buenos Aires',
  'Brasília',
  'Porto Alegre',
  'Santos',
  'Diamantina',
  'Natal',
  'Cachoeira',
];

export function ideaOf(bits: number): Idea {
  return {
    shape: pickEarly(mix(bits, 11), SHAPES),
    a: pickEarly(mix(bits, 12), NOUNS),
    b: pick(mix(bits, 13), NOUNS),
    c: pick(mix(bits, 14), NOUNS),
    group: pick(mix(bits, 15), GROUPS),
    name: heroName(mix(bits, 16)),
    place: pick(mix(bits, 17), PLACES),
    number: 2 + (mix(bits, 18) % 3),
  };
}

/** The languages that have nouns. */
export type WordLanguage = Exclude<keyof Noun, 'ptTitle' | 'enTitle'>;

interface Grammar {
  of(a: Noun, b: Noun): string;
  and(a: string, b: Noun): string;
  whose(a: Noun, name: string): string;
  where(a: Noun, place: string): string;
  word(noun: Noun): string;
}

/** `el río` after "de" becomes `del río`; likewise in French. Portuguese only puts a d before the article. */
const ES_OF = (b: string) => (b.startsWith('el ') ? `del ${b.slice(3)}` : `de ${b}`);
const FR_OF = (b: string) => (b.startsWith('le ') ? `du ${b.slice(3)}` : `de ${b}`);

const GRAMMARS: Record<WordLanguage, Grammar> = {
  pt: {
    of: (a, b) => `${a.ptTitle} d${b.ptTitle}`,
    and: (a, b) => `${a} e ${b.ptTitle}`,
    whose: (a, name) => `${a.ptTitle} de ${name}`,
    where: (a, place) => `${a.ptTitle} em ${place}`,
    word: (noun) => noun.ptTitle,
  },
  en: {
    of: (a, b) => `the ${a.enTitle} of the ${b.enTitle}`,
    and: (a, b) => `${a} and the ${b.enTitle}`,
    whose: (a, name) => `${name}'s ${a.enTitle}`,
    where: (a, place) => `the ${a.enTitle} in ${place}`,
    word: (noun) => `the ${noun.enTitle}`,
  },
  es: {
    of: (a, b) => `${a.es} ${ES_OF(b.es)}`,
    and: (a, b) => `${a} y ${b.es}`,
    whose: (a, name) => `${a.es} de ${name}`,
    where: (a, place) => `${a.es} en ${place}`,
    word: (noun) => noun.es,
  },
  fr: {
    of: (a, b) => `${a.fr} ${FR_OF(b.fr)}`,
    and: (a, b) => `${a} et ${b.fr}`,
    whose: (a, name) => `${a.fr} de ${name}`,
    where: (a, place) => `${a.fr} à ${place}`,
    word: (noun) => noun.fr,
  },
  ja: {
    of: (a, b) => `${b.ja}の${a.ja}`,
    and: (a, b) => `${a}と${b.ja}`,
    whose: (a, name) => `${name}の${a.ja}`,
    where: (a, place) => `${place}の${a.ja}`,
    word: (noun) => noun.ja,
  },
  ko: {
    of: (a, b) => `${b.ko}의 ${a.ko}`,
    and: (a, b) => `${a}, 그리고 ${b.ko}`,
    whose: (a, name) => `${name}의 ${a.ko}`,
    where: (a, place) => `${place}의 ${a.ko}`,
    word: (noun) => noun.ko,
  },
  ru: {
    of: (a, b) => `${a.ru} и ${b.ru}`,
    and: (a, b) => `${a} и ${b.ru}`,
    whose: (a, name) => `${name}: ${a.ru}`,
    where: (a, place) => `${a.ru}. ${place}`,
    word: (noun) => noun.ru,
  },
  ar: {
    of: (a, b) => `${a.ar} و${b.ar}`,
    and: (a, b) => `${a} و${b.ar}`,
    whose: (a, name) => `${a.ar}: ${name}`,
    where: (a, place) => `${a.ar} في ${place}`,
    word: (noun) => noun.ar,
  },
  he: {
    of: (a, b) => `${a.he} ו${b.he}`,
    and: (a, b) => `${a} ו${b.he}`,
    whose: (a, name) => `${a.he} של ${name}`,
    where: (a, place) => `${a.he} ב-${place}`,
    word: (noun) => noun.he,
  },
};

export function titleIn(idea: Idea, code: LanguageCode): string {
  return upperFirst(phrase(idea, GRAMMARS[code], code));
}

function phrase({ shape, a, b, c, group, name, place, number }: Idea, grammar: Grammar, code: WordLanguage): string {
  switch (shape) {
    case 'of':
      return grammar.of(a, b);
    case 'and':
      return grammar.and(grammar.word(a), b);
    case 'where':
      return grammar.where(a, place);
    case 'whose':
      return grammar.whose(a, name);
    case 'with':
      return grammar.and(name, b);
    case 'group':
      return grammar.and(groupIn(group, code), b);
    case 'alone':
      return grammar.word(a);
    case 'subtitle':
      return `${grammar.of(a, b)}: ${upperFirst(grammar.word(c))}`;
    case 'sequel':
      return `${grammar.of(a, b)} ${number}`;
  }
}

function groupIn(group: Noun, code: WordLanguage): string {
  if (code === 'pt') return group.ptTitle;
  return code === 'en' ? group.enTitle : group[code];
}
