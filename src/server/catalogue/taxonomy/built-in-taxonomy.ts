import type { GenreHub, Platform } from '#shared/contract/title-lists.ts';
import { findMovieGenre } from '#shared/domain/titles/genres.ts';
import { builtInPlatformNames } from '#shared/text/taxonomy.ts';

/** Film genre and the TV genre that shares its page, in the initial order of every installation. */
const PAIRS: readonly [movieId: number, seriesId: number | null][] = [
  [18, 18],
  [35, 35],
  [28, 10759],
  [53, null],
  [10749, null],
  [27, null],
  [12, 10759],
  [80, 80],
  [878, 10765],
  [16, 16],
  [99, 99],
  [10751, 10751],
  [14, 10765],
  [9648, 9648],
  [36, null],
  [10402, null],
  [10752, 10768],
  [37, 37],
];

/** Genres built into the code, for when the table cannot be read. */
export const BUILT_IN_GENRES: GenreHub[] = PAIRS.flatMap(([movieId, seriesId]) => {
  const movieGenre = findMovieGenre(movieId);
  if (!movieGenre) return [];
  const { name, slug } = movieGenre;
  return {
    id: movieId,
    name,
    slug,
    backdrop: null,
    movieGenre,
    tvGenre: seriesId === null ? null : { id: seriesId, name, slug },
  };
});

const SLUGS = [
  [8, 'netflix'],
  [119, 'amazon-prime'],
  [337, 'disney-plus'],
  [1899, 'max'],
  [531, 'paramount-plus'],
  [350, 'apple-tv-plus'],
  [2, 'apple-tv'],
  [3, 'google-play-filmes'],
  [4, 'vudu'],
  [5, 'microsoft-store'],
  [6, 'youtube'],
  [7, 'itunes'],
] as const;

/** Netflix, Max, Apple TV, Microsoft Store. */
const FEMININE: ReadonlySet<number> = new Set([8, 1899, 2, 5]);

/** The twelve platforms of the specification with its ids (docs/evidence/spec-coverage.md), for when the table is empty. */
export const BUILT_IN_PLATFORMS: Platform[] = SLUGS.map(([id, slug]) => ({
  id,
  slug,
  name: builtInPlatformNames[id],
  article: FEMININE.has(id) ? 'a' : 'o',
  url: null,
  logo: null,
  backdrop: null,
  h1: '',
  p: '',
  description: '',
}));
