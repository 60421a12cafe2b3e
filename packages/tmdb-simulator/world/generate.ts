import { buildMovie } from '../movie/details.ts';
import { MOVIE_PARTS } from '../movie/parts.ts';
import { buildPerson } from '../person/details.ts';
import { PERSON_PARTS } from '../person/parts.ts';
import { buildSeries } from '../series/details.ts';
import { SERIES_PARTS } from '../series/parts.ts';
import type { World } from './world.ts';

/** The query of a sync: all parts, in Portuguese, with the languages that galleries and trailers need. */
function fullQuery(parts: readonly string[]): URLSearchParams {
  return new URLSearchParams({
    language: 'pt-BR',
    include_image_language: 'pt,en,null',
    include_video_language: 'pt,en,null',
    append_to_response: parts.filter((part) => part !== 'changes').join(','),
  });
}

const MOVIE = fullQuery(MOVIE_PARTS);
const SERIES = fullQuery(SERIES_PARTS);
const PERSON = fullQuery(PERSON_PARTS);

/** The whole TMDB document without HTTP, to fill a database with a million of them. */
export function generateMovie(world: World, id: number) {
  const movie = world.findMovie(id);
  return movie && buildMovie(world, movie, MOVIE);
}

export function generateSeries(world: World, id: number) {
  const series = world.findSeries(id);
  return series && buildSeries(world, series, SERIES);
}

export function generatePerson(world: World, id: number) {
  const person = world.findPerson(id);
  return person && buildPerson(world, person, PERSON);
}
