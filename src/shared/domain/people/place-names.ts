import { nowWord, placeNames } from '#shared/text/places.ts';
import { SOURCE_LIMITS } from '../limits.ts';

/** `Leningrad, USSR [now Saint Petersburg, Russia]`: brackets do not nest. */
const NOW = /[[(] ?now ([^\][()]+)[\])]$/;

/** `Los Angeles, California, USA` with the country in Portuguese; the other parts are names. Unknown countries stay. */
export function translatePlace(place: string): string {
  if (place.length > SOURCE_LIMITS.lineCharacters) return place;
  const plain = place.replace(/\s+/g, ' ').trim();
  const [now = '', bracketed] = NOW.exec(plain) ?? [];
  const translated = translateLast(plain.slice(0, plain.length - now.length));
  return bracketed === undefined ? translated : `${translated} [${nowWord} ${translateLast(bracketed)}]`;
}

function translateLast(place: string): string {
  const parts = place.split(',').map((part) => part.trim());
  const country = parts.at(-1) ?? '';
  return [...parts.slice(0, -1), countryName(country)].join(', ');
}

function countryName(english: string): string {
  if (Object.hasOwn(placeNames, english)) return placeNames[english] ?? english;
  return countries().get(english) ?? english;
}

let known: ReadonlyMap<string, string> | undefined;

/** English to Portuguese names of all countries; for a code that is no country, Intl returns the code. */
function countries(): ReadonlyMap<string, string> {
  known ??= new Map(
    REGION_CODES.flatMap((code) => {
      const english = ENGLISH.of(code) ?? code;
      return english === code ? [] : [[english, PORTUGUESE.of(code) ?? english] as const];
    }),
  );
  return known;
}

const ENGLISH = new Intl.DisplayNames('en', { type: 'region' });
const PORTUGUESE = new Intl.DisplayNames('pt-BR', { type: 'region' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGION_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
