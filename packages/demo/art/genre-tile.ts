import type { ArtGenre } from '../types.ts';
import type { ArtSubject } from './choose.ts';

type Tile = readonly [genre: ArtGenre, motif: number, palette: number];

/** Motif and palette of a genre's own picture, by TMDB's genre id; no two share a motif. */
const TILES: ReadonlyMap<number, Tile> = new Map<number, Tile>([
  [28, ['action', 0, 0]],
  [12, ['adventure', 1, 1]],
  [16, ['animation', 1, 3]],
  [35, ['comedy', 4, 0]],
  [80, ['crime', 4, 4]],
  [99, ['documentary', 5, 0]],
  [18, ['drama', 0, 1]],
  [10751, ['family', 1, 2]],
  [14, ['fantasy', 0, 2]],
  [36, ['history', 1, 2]],
  [27, ['horror', 2, 0]],
  [10402, ['music', 0, 0]],
  [9648, ['mystery', 0, 0]],
  [10749, ['romance', 0, 0]],
  [878, ['scienceFiction', 0, 2]],
  [53, ['thriller', 1, 2]],
  [10752, ['war', 0, 0]],
  [37, ['western', 2, 0]],
  [10762, ['family', 0, 1]],
  [10763, ['documentary', 4, 1]],
  [10764, ['crime', 3, 2]],
  [10766, ['romance', 1, 3]],
  [10767, ['music', 3, 1]],
  [10770, ['documentary', 3, 2]],
]);

export function findGenreTile(genreId: number): ArtSubject | undefined {
  const [genre, index, palette] = TILES.get(genreId) ?? [];
  if (genre === undefined || index === undefined || palette === undefined) return undefined;
  return { seed: `genre|${genreId}`, genre, hints: { palette }, variant: 1, motif: { genre, index } };
}
