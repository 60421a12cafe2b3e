import type { ArtGenre } from '../types.ts';
import { createArtRandom } from './random.ts';

/** Our genres by TMDB's genre ids, of films and of series; some of TMDB's combine two of ours. */
const GENRES: ReadonlyMap<number, readonly ArtGenre[]> = new Map<number, readonly ArtGenre[]>([
  [28, ['action']],
  [12, ['adventure']],
  [16, ['animation']],
  [35, ['comedy']],
  [80, ['crime']],
  [99, ['documentary']],
  [18, ['drama']],
  [10751, ['family']],
  [14, ['fantasy']],
  [36, ['history']],
  [27, ['horror']],
  [10402, ['music']],
  [9648, ['mystery']],
  [10749, ['romance']],
  [878, ['scienceFiction']],
  [53, ['thriller']],
  [10752, ['war']],
  [37, ['western']],
  [10759, ['action', 'adventure']],
  [10762, ['family', 'animation']],
  [10763, ['documentary']],
  [10764, ['documentary', 'comedy']],
  [10765, ['scienceFiction', 'fantasy']],
  [10766, ['romance', 'drama']],
  [10767, ['comedy', 'music']],
  [10768, ['war', 'history']],
]);

/** The art of the first genre that has any; drama for a title without one. */
export function artGenreOf(genreIds: readonly number[], seed: string): ArtGenre {
  return artGenresOf(genreIds, seed)[0] ?? 'drama';
}

/** All its genres that have art, in order. */
export function artGenresOf(genreIds: readonly number[], seed: string): ArtGenre[] {
  const known = genreIds.flatMap((id) => {
    const genres = GENRES.get(id);
    return genres ? [createArtRandom(`${seed}|genre`).pick(genres)] : [];
  });
  return known.length > 0 ? [...new Set(known)] : ['drama'];
}
