import { type DemoGenre, demoMovieGenres } from '../../demo/genres.ts';
import { languageCode } from '../language.ts';
import type { TitleKind } from './kinds.ts';

/** TMDB's sixteen series genres. With language=pt-BR it leaves half of them in English, so does this. */
export const tvGenres: readonly DemoGenre[] = [
  { id: 10759, portuguese: 'Action & Adventure', english: 'Action & Adventure' },
  { id: 16, portuguese: 'Animação', english: 'Animation' },
  { id: 35, portuguese: 'Comédia', english: 'Comedy' },
  { id: 80, portuguese: 'Crime', english: 'Crime' },
  { id: 99, portuguese: 'Documentário', english: 'Documentary' },
  { id: 18, portuguese: 'Drama', english: 'Drama' },
  { id: 10751, portuguese: 'Família', english: 'Family' },
  { id: 10762, portuguese: 'Kids', english: 'Kids' },
  { id: 9648, portuguese: 'Mistério', english: 'Mystery' },
  { id: 10763, portuguese: 'News', english: 'News' },
  { id: 10764, portuguese: 'Reality', english: 'Reality' },
  { id: 10765, portuguese: 'Sci-Fi & Fantasy', english: 'Sci-Fi & Fantasy' },
  { id: 10766, portuguese: 'Soap', english: 'Soap' },
  { id: 10767, portuguese: 'Talk', english: 'Talk' },
  { id: 10768, portuguese: 'War & Politics', english: 'War & Politics' },
  { id: 37, portuguese: 'Faroeste', english: 'Western' },
];

/** Position = bit of the tables' `genres` column. */
const MOVIE_GENRES: readonly number[] = demoMovieGenres.map((genre) => genre.id);
export const TV_GENRES: readonly number[] = tvGenres.map((genre) => genre.id);

export function genreIdsOf(kind: TitleKind, bits: number): number[] {
  const ids = kind === 'movie' ? MOVIE_GENRES : TV_GENRES;
  const found: number[] = [];
  for (let position = 0; bits >>> position; position += 1) {
    const id = ids[position];
    if (id !== undefined && bits & (1 << position)) found.push(id);
  }
  return found;
}

/** 0 for an id nobody has, so a filter on it finds nothing. */
export function genreBit(kind: TitleKind, id: number): number {
  const position = (kind === 'movie' ? MOVIE_GENRES : TV_GENRES).indexOf(id);
  return position < 0 ? 0 : 1 << position;
}

/** Names for ids, in the order of the ids; both kinds of Portuguese get the Portuguese ones. */
export function genresOf(kind: TitleKind, ids: readonly number[], language: string | null) {
  const name = languageCode(language) === 'pt' ? 'portuguese' : 'english';
  const genres = kind === 'movie' ? demoMovieGenres : tvGenres;
  return ids.flatMap((id) => genres.filter((genre) => genre.id === id).map((genre) => ({ id, name: genre[name] })));
}
