import { DRAWING_WORDS, OF_BRAZIL, OF_PORTUGAL, SMALL_WORDS } from '../../text/titles/language-words.ts';

/**
 * The language of a synopsis, judged by its function words; for Portuguese also the country. `none` is an empty text, `other` an
 * unrecognised one.
 */
export const TEXT_LANGUAGES = ['none', 'pt-BR', 'pt-PT', 'en', 'es', 'other'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** `declared` is TMDB's language of the text: used only if the text itself gives no clear result. */
export function judgeTextLanguage(text: string, declared = ''): TextLanguage {
  const words = text
    .replace(/<[^<>]*>/g, ' ')
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+(?:[-’']\p{L}+)*/gu);
  if (!words?.some((word) => /\p{L}/u.test(word))) return 'none';
  const [best, second] = rankLanguages(words, text);
  if (!best || best.score === 0 || best.score === second?.score) return toDeclared(declared);
  return best.language === 'pt' ? judgePortuguese(words) : best.language;
}

function toDeclared(declared: string): TextLanguage {
  return TEXT_LANGUAGES.find((language) => language === declared) ?? 'other';
}

const SMALL = Object.fromEntries(
  Object.entries(SMALL_WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
) as unknown as Record<keyof typeof SMALL_WORDS, ReadonlySet<string>>;

/** Letters and endings typical of Portuguese or Spanish. */
const SHAPES: readonly [language: 'pt' | 'es', shape: RegExp][] = [
  ['pt', /[ãõ]|ç|nh|lh|[ao]ções$|(?:^|-)lhes?$/],
  ['es', /ñ|ción$|siones$|^ll|ue(?:rt|nt|br|lv)|ie(?:n|r)(?:t|de)|^hay$|aje$|^ch|idad$/],
];

function rankLanguages(words: readonly string[], text: string) {
  const scores = { pt: 0, en: 0, es: /[¿¡]/.test(text) ? 2 : 0 };
  for (const word of words) {
    for (const language of ['pt', 'en', 'es'] as const) if (SMALL[language].has(word)) scores[language] += 1;
    for (const [language, shape] of SHAPES) if (shape.test(word)) scores[language] += 1;
  }
  return Object.entries(scores)
    .map(([language, score]) => ({ language: language as keyof typeof scores, score }))
    .sort((a, b) => b.score - a.score);
}

/** Phrases and verb forms, weighted by how strongly they indicate Brazil or Portugal. */
const TURNS: readonly [side: 'BR' | 'PT', weight: number, turn: RegExp][] = [
  // "está a tentar", "passa a noite a fugir", "acorda a dizer": Brazil uses a gerund instead.
  [
    'PT',
    2,
    /(?<!\p{L})(?:est(?:á|ão|ava|avam|ar|ou)|anda|andam|andava|continua|continuam|fica|ficam|vive|vivem) a \p{L}+[aei]r(?!\p{L})/gu,
  ],
  [
    'PT',
    1.2,
    /(?<!\p{L})(?:noite|dia|vida|tempo|anos|acorda|acordam|férias|semana|mês|tarde|horas) a \p{L}+[aei]r(?!\p{L})/gu,
  ],
  [
    'BR',
    1,
    /(?<!\p{L})(?:est(?:á|ão|ava|avam|ar|ou)|anda|andam|continua|vai|vão|fica|ficam|vive|vivem|acaba|acabam|acorda|começou) \p{L}+[aei]ndo(?!\p{L})/gu,
  ],
  ['BR', 0.5, /(?<!\p{L})\p{L}{2,}(?:ando|endo|indo)(?!\p{L})/gu],
  ['PT', 1.2, /(?<!\p{L})\p{L}+-(?:se|lhe|lhes|o|a|os|as|me|nos|no|na)(?!\p{L})/gu],
  [
    'PT',
    0.8,
    /(?<!\p{L})(?:o seu|a sua|os seus|as suas|do seu|da sua|ao seu|à sua|no seu|na sua|dos seus|das suas|pelo seu|pela sua|o teu|a tua)(?!\p{L})/gu,
  ],
  [
    'BR',
    0.9,
    /(?<!\p{L})(?:com|de|em|por|para|e|sobre|contra|entre|mudar|salvar|usar|enfrentar|deixar|aluga|prepara) (?:seu|sua|seus|suas)(?!\p{L})/gu,
  ],
  ['PT', 1, /(?<!\p{L})(?:tem|têm|teve|terá|terão) de \p{L}+[aeio]r(?!\p{L})/gu],
  ['BR', 0.5, /(?<!\p{L})(?:precisa|precisam) \p{L}+[aeio]r(?!\p{L})/gu],
  ['PT', 1, /(?<!\p{L})acaba(?:m|ndo)? por \p{L}+r(?!\p{L})/gu],
  [
    'PT',
    1,
    /(?<!\p{L})(?:toda a gente|alguma vez|de facto|casa de banho|presidente da câmara|fora de controlo|até à|até ao|bomba de gasolina|centro comercial|deixarias|nova iorque|de sítio)(?!\p{L})/gu,
  ],
  [
    'BR',
    1,
    /(?<!\p{L})(?:de verdade|todo mundo|em um|em uma|de um jeito|café da manhã|nova york|até a|até o|dele|deles|dela|delas)(?!\p{L})/gu,
  ],
];

const toMatcher = (list: string) => {
  const entries = list.split(/\s+/).filter((entry) => entry !== '');
  const whole = new Set(entries.filter((entry) => entry.endsWith('.')).map((entry) => entry.slice(0, -1)));
  const starts = entries.filter((entry) => !entry.endsWith('.'));
  const isOne = (word: string) => whole.has(word) || starts.some((start) => word.startsWith(start));
  // A hyphenated word (`guarda-nocturno`) matches if one of its parts does.
  return (word: string) => isOne(word) || (word.includes('-') && word.split('-').some(isOne));
};
const isOfPortugal = toMatcher(OF_PORTUGAL);
const isOfBrazil = toMatcher(OF_BRAZIL);
const WORD_WEIGHT = 1.5;

/** Words that attract the pronoun before the verb in both countries: within this distance its position indicates nothing. */
const DRAWING = new Set(DRAWING_WORDS.split(' '));
const DRAWS_WITHIN = 5;
const PROCLISIS_WEIGHT = 1.2;

/** "Dois irmãos se reencontram": pronoun before the verb without a word that attracts it. */
function isBrazilianProclisis(words: readonly string[], place: number): boolean {
  if (!['se', 'me', 'lhe'].includes(words[place] ?? '') || place === 0 || place === words.length - 1) return false;
  return !words.slice(Math.max(0, place - DRAWS_WITHIN), place).some((word) => DRAWING.has(word));
}

/** Without evidence it is Brazilian, as most of the texts we receive are. */
function judgePortuguese(words: readonly string[]): TextLanguage {
  let balance = 0;
  for (const word of words) {
    if (isOfPortugal(word)) balance += WORD_WEIGHT;
    if (isOfBrazil(word)) balance -= WORD_WEIGHT;
  }
  balance -= PROCLISIS_WEIGHT * words.filter((_, place) => isBrazilianProclisis(words, place)).length;
  const text = words.join(' ');
  for (const [side, weight, turn] of TURNS) {
    const times = text.match(turn)?.length ?? 0;
    balance += side === 'PT' ? times * weight : -times * weight;
  }
  return balance > 0.75 ? 'pt-PT' : 'pt-BR';
}
