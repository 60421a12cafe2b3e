import type { MoviePatch } from './world/movie-patches.ts';
import type { MovieRecord } from './world/records.ts';

const WORDS = ['title', 'overview', 'tagline'];

/** A valid patch contains only fields of a film, each with its type; otherwise returns a sentence that says what is wrong. */
export function parseMoviePatch(movie: MovieRecord, body: unknown): MoviePatch | string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'the body is an object of fields';
  for (const [field, value] of Object.entries(body)) {
    const current: unknown = WORDS.includes(field) ? '' : Reflect.get(movie, field);
    if (current === undefined || typeof current === 'function' || field === 'id') {
      return `a film has no field ${field} to change`;
    }
    if (kindOf(value) !== kindOf(current)) return `${field} is ${kindOf(current)}, not ${kindOf(value)}`;
  }
  return body;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  // imdbId is the only field that may be null; otherwise it is text.
  return value === null ? 'string' : typeof value;
}
