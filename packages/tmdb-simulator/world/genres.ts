import { demoMovieGenres, demoSeriesGenres } from '../../demo/genres.ts';
import { languageCode } from '../language.ts';
import type { TitleKind } from './kinds.ts';

/** Position = bit of the tables' `genres` column. */
const MOVIE_GENRES: readonly number[] = demoMovieGenres.map((genre) => genre.id);
export const TV_GENRES: readonly number[] = demoSeriesGenres.map((genre) => genre.id);

export function genreIdsOf(kind: TitleKind, bits: number): number[] {
  const ids = kind === 'movie' ? MOVIE_GENRES : TV_GENRES;
  const found: number[] = [];
  for (let position = 0; bits >>> position; position += 1) {
    const id = ids[position];
    if (id !== undefined && bits & (1 << position)) found.push(id);
  }
  return found;
}

/** 0 for an unknown id, so a filter on it finds nothing. */
export function genreBit(kind: TitleKind, id: number): number {
  const position = (kind === 'movie' ? MOVIE_GENRES : TV_GENRES).indexOf(id);
  return position < 0 ? 0 : 1 << position;
}

/** Genres with names, in the order of the ids; both pt-BR and pt-PT get the Portuguese ones. */
export function genresOf(kind: TitleKind, ids: readonly number[], language: string | null) {
  const name = languageCode(language) === 'pt' ? 'portuguese' : 'english';
  const genres = kind === 'movie' ? demoMovieGenres : demoSeriesGenres;
  return ids.flatMap((id) => genres.filter((genre) => genre.id === id).map((genre) => ({ id, name: genre[name] })));
}
