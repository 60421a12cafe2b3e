import type { DemoMovie } from '../../demo/types.ts';
import { backdropFile } from '../images/file-names.ts';
import { wordsIn } from '../language.ts';
import { choosePoster } from './images.ts';

/** A film as any list shows it. */
export function buildListItem(movie: DemoMovie, language: string | null) {
  const words = wordsIn(movie, language);
  return {
    adult: false,
    backdrop_path: movie.backdropCount > 0 ? backdropFile(movie.id, 1) : null,
    genre_ids: movie.genreIds,
    id: movie.id,
    original_language: movie.originalLanguage,
    original_title: movie.originalTitle,
    overview: words.overview,
    popularity: movie.popularity,
    poster_path: choosePoster(movie, language),
    release_date: movie.releaseDate,
    title: words.title,
    video: false,
    vote_average: movie.voteAverage,
    vote_count: movie.voteCount,
  };
}
