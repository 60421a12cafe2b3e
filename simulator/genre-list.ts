import { demoMovieGenres } from '../demo/genres.ts';
import { languageCode } from './language.ts';

export function buildGenreList(query: URLSearchParams) {
  return {
    genres: genresOf(
      demoMovieGenres.map((genre) => genre.id),
      query.get('language'),
    ),
  };
}

/** Names for ids, in the order of the ids; both kinds of Portuguese get the Portuguese ones. */
export function genresOf(ids: readonly number[], language: string | null) {
  const name = languageCode(language) === 'pt' ? 'portuguese' : 'english';
  return ids.flatMap((id) =>
    demoMovieGenres.filter((genre) => genre.id === id).map((genre) => ({ id, name: genre[name] })),
  );
}
