import { type DemoGenre, demoMovieGenres, demoSeriesGenres } from '../../demo/genres.ts';
import { languageCode } from '../language.ts';
import type { TitleKind } from '../world/world.ts';

const GENRES: Record<TitleKind, readonly DemoGenre[]> = { movie: demoMovieGenres, tv: demoSeriesGenres };

/** Both pt-BR and pt-PT get the Portuguese names; half of those for series are in English. */
export function buildGenreList(kind: TitleKind, query: URLSearchParams) {
  const name = languageCode(query.get('language')) === 'pt' ? 'portuguese' : 'english';
  return { genres: GENRES[kind].map((genre) => ({ id: genre.id, name: genre[name] })) };
}
