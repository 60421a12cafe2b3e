import { AGE_STEPS, MINUTE_STEPS } from '../titles/filter-steps.ts';
import type { Collected } from './parse-intention.ts';

const YEAR = '((?:18[89]|19\\d|20[0-4])\\d)';
const COUNT = '(\\d{1,3}|uma|duas|tres|meia)';
const HOURS: Readonly<Record<string, number>> = { uma: 1, duas: 2, tres: 3, meia: 0.5 };
const DECADES: Readonly<Record<string, number>> = {
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
};
const DECADE = `(\\d0|00|(?:19|20)\\d0|${Object.keys(DECADES).join('|')})`;
const AT_MOST =
  '(?:(?:de |com |que (?:dure|duram) |com duracao )?(?:ate|menos de|no maximo|menor que|abaixo de|de|com|em) )?';

interface NumberPattern {
  pattern: RegExp;
  /** False if the number is none that a list can be filtered by. */
  note: (found: Collected, matched: readonly string[], thisYear: number) => boolean;
}

const anchored = (source: string) => new RegExp(`^(?:${source})(?= |$)`);

/** Tried in this order at each place. The text has no accents and single spaces. */
const PATTERNS: readonly NumberPattern[] = [
  {
    pattern: anchored(`(?:entre (?:os anos )?|de |dos? )?(?:anos? (?:de )?)?${YEAR} (?:e|a|ate) ${YEAR}`),
    note: (found, [, from, to]) => noteYears(found, Number(from), Number(to)),
  },
  {
    pattern: anchored(
      `(?:a partir (?:de|do ano)|desde|de) ${YEAR}(?: (?:para ca|pra ca|em diante|para frente))|(?:a partir (?:de|do ano)|desde|lancados desde) ${YEAR}`,
    ),
    note: (found, [, one, other]) => noteYears(found, Number(one ?? other), undefined),
  },
  {
    pattern: anchored(`(?:depois|apos) (?:de )?${YEAR}`),
    note: (found, [, year]) => noteYears(found, Number(year) + 1, undefined),
  },
  {
    pattern: anchored(`(?:antes|anteriores?) (?:de |a )?${YEAR}`),
    note: (found, [, year]) => noteYears(found, undefined, Number(year) - 1),
  },
  {
    pattern: anchored(`ate (?:o ano (?:de )?)?${YEAR}`),
    note: (found, [, year]) => noteYears(found, undefined, Number(year)),
  },
  {
    pattern: anchored(
      `(?:d?os |nos |da |na |de )?(?:anos|decadas?(?: de)?) ${DECADE}(?: (?:e|a|ate) (?:anos )?${DECADE})?`,
    ),
    note: (found, [, first = '', last = first]) => {
      found.isDecade = true;
      return noteYears(found, toDecade(first), toDecade(last) + 9);
    },
  },
  {
    pattern: anchored(`(?:de |do |em )?(?:ano (?:de )?)?${YEAR}`),
    note: (found, [, year]) => noteYears(found, Number(year), Number(year)),
  },
  {
    pattern: anchored('(?:d|n)?(?:este|esse) ano'),
    note: (found, _, thisYear) => noteYears(found, thisYear, thisYear),
  },
  {
    pattern: anchored('(?:d|n)?o ano passado|ano passado'),
    note: (found, _, thisYear) => noteYears(found, thisYear - 1, thisYear - 1),
  },
  {
    pattern: anchored(`${AT_MOST}${COUNT} (?:h|hora|horas)(?: e)? (\\d{2})(?: ?(?:min|minutos))?`),
    note: (found, [, hours = '', minutes = '']) => noteMinutes(found, toHours(hours) * 60 + Number(minutes)),
  },
  {
    pattern: anchored(`${AT_MOST}(\\d)h(\\d{2})?(?:min|m)?`),
    note: (found, [, hours, minutes = '0']) => noteMinutes(found, Number(hours) * 60 + Number(minutes)),
  },
  {
    pattern: anchored(`${AT_MOST}${COUNT} (?:h|hora|horas)( e meia)?`),
    note: (found, [, hours = '', half]) => noteMinutes(found, toHours(hours) * 60 + (half ? 30 : 0)),
  },
  {
    pattern: anchored(`${AT_MOST}(\\d{2,3}) ?(?:min|mins|minutos)`),
    note: (found, [, minutes]) => noteMinutes(found, Number(minutes)),
  },
  {
    pattern: anchored(
      '(?:(?:para|pra|com) )?(?:(?:crianca|criancas|filho|filha|alguem|menino|menina) )?' +
        '(?:ate|de ate|menores de|menor de|de|com|a partir de|para|pra)? ?(\\d{1,2}) anos(?: de idade| ou menos)?',
    ),
    note: (found, [, years]) => noteAge(found, Number(years)),
  },
  {
    pattern: anchored(
      '(?:com |de )?(?:classificacao|censura|faixa)(?: (?:indicativa|etaria))?(?: (?:ate|de|maxima))? (\\d{1,2})(?: anos)?',
    ),
    note: (found, [, years]) => noteAge(found, Number(years)),
  },
  {
    pattern: anchored(
      '(?:com )?(?:notas?|avaliacao|rating) (?:minima |no minimo |acima de |maior que |maior do que |a partir de |mais de |de |pelo menos )?' +
        '(?:de )?(\\d{1,2})(?: (?:ou|pra|para) (?:mais|cima|maior))?',
    ),
    note: noteRating,
  },
  {
    pattern: anchored('(?:no )?top \\d{1,3}'),
    note: (found) => {
      found.order ??= 'rating-desc';
      return true;
    },
  },
  { pattern: anchored('(?:acima de|maior que|mais de) (\\d{1,2})(?: de nota)?'), note: noteRating },
];

/** Reads years, decades, durations, ages and ratings at the start of these words. Returns how many words, 0 for none. */
export function parseNumbers(typed: readonly string[], found: Collected, thisYear: number): number {
  const rest = typed.join(' ');
  for (const { pattern, note } of PATTERNS) {
    const matched = pattern.exec(rest);
    if (matched && note(found, matched, thisYear)) return matched[0].split(' ').length;
  }
  return 0;
}

function noteYears(found: Collected, from: number | undefined, to: number | undefined): boolean {
  if (from !== undefined && to !== undefined && from > to) return false;
  if (from !== undefined) found.from = from;
  if (to !== undefined) found.to = to;
  return true;
}

/** "Anos 90" is 1990, "anos 10" 2010: no list of the 1910s is asked for in two digits. */
function toDecade(typed: string): number {
  const number = DECADES[typed] ?? Number(typed);
  if (number >= 100) return number;
  return number < 20 ? 2000 + number : 1900 + number;
}

const toHours = (typed: string) => HOURS[typed] ?? Number(typed);

/** The longest step that is not longer; "até 2 horas" is 110 minutes. */
function noteMinutes(found: Collected, minutes: number): boolean {
  if (minutes > 240) return false;
  found.minutes = MINUTE_STEPS.findLast((step) => step <= minutes) ?? MINUTE_STEPS[0];
  return true;
}

function noteAge(found: Collected, years: number): boolean {
  if (years > 18) return false;
  found.age = AGE_STEPS.findLast((step) => step <= years) ?? AGE_STEPS[0];
  return true;
}

function noteRating(found: Collected, [, rating]: readonly string[]): boolean {
  if (Number(rating) > 10) return false;
  found.rating = Number(rating);
  return true;
}
