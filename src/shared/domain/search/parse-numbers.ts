import { typedNumberParts, typedNumbers } from '#shared/text/search/search-words.ts';
import { AGE_STEPS, MINUTE_STEPS } from '../titles/filter-steps.ts';
import type { Collected } from './collected.ts';

const HOURS: Readonly<Record<string, number>> = typedNumberParts.hours;
const DECADES: Readonly<Record<string, number>> = typedNumberParts.decades;
const PARTS: Readonly<Record<string, string>> = {
  year: '((?:18[89]|19\\d|20[0-4])\\d)',
  decade: `(\\d0|(?:19|20)\\d0|${Object.keys(DECADES).join('|')})`,
  count: `(\\d{1,3}|${Object.keys(HOURS).join('|')})`,
  atMost: typedNumberParts.atMost,
};

/** Notes a matched number; false if it is none that a list can be filtered by. */
type Note = (found: Collected, matched: readonly string[], thisYear: number) => boolean;

const NOTES: Readonly<Record<keyof typeof typedNumbers, Note>> = {
  yearRange: (found, [, from, to]) => noteYears(found, Number(from), Number(to)),
  sinceYear: (found, [, one, other]) => noteYears(found, Number(one ?? other), undefined),
  afterYear: (found, [, year]) => noteYears(found, Number(year) + 1, undefined),
  beforeYear: (found, [, year]) => noteYears(found, undefined, Number(year) - 1),
  untilYear: (found, [, year]) => noteYears(found, undefined, Number(year)),
  decades: (found, [, first = '', last = first]) => {
    found.isDecade = true;
    return noteYears(found, toDecade(first), toDecade(last) + 9);
  },
  year: (found, [, year]) => noteYears(found, Number(year), Number(year)),
  thisYear: (found, _, thisYear) => noteYears(found, thisYear, thisYear),
  lastYear: (found, _, thisYear) => noteYears(found, thisYear - 1, thisYear - 1),
  hoursAndMinutes: (found, [, hours = '', minutes = '']) => noteMinutes(found, toHours(hours) * 60 + Number(minutes)),
  shortHours: (found, [, hours, minutes = '0']) => noteMinutes(found, Number(hours) * 60 + Number(minutes)),
  hours: (found, [, hours = '', half]) => noteMinutes(found, toHours(hours) * 60 + (half ? 30 : 0)),
  minutes: (found, [, minutes]) => noteMinutes(found, Number(minutes)),
  age: (found, [, years]) => noteAge(found, Number(years)),
  certification: (found, [, years]) => noteAge(found, Number(years)),
  rating: noteRating,
  top: (found) => {
    found.order ??= 'rating-desc';
    return true;
  },
  bareRating: noteRating,
};

const PATTERNS = Object.entries(typedNumbers).map(([name, source]) => ({
  pattern: new RegExp(
    `^(?:${source.replace(/\{([a-z]+)\}/gi, (braces, part: string) => PARTS[part] ?? braces)})(?= |$)`,
  ),
  note: NOTES[name as keyof typeof NOTES],
}));

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
