import type { DemoMovie } from '../demo/types.ts';

/** Where routes find films. Hand-made ones today; the generated million goes behind the same three questions. */
export interface Catalogue {
  findMovie(id: number): DemoMovie | undefined;
  /** Most popular first. */
  listPopular(offset: number, limit: number): DemoMovie[];
  countMovies(): number;
  /** The film as the next request will find it; nothing happens to a film nobody knows. */
  patchMovie(id: number, patch: MoviePatch): void;
  reset(): void;
}

/** Title, overview and tagline are the Brazilian ones; anything else is a field of the demo film, replaced whole. */
export type MoviePatch = Partial<Omit<DemoMovie, 'id'>> & { title?: string; overview?: string; tagline?: string };

export function createCatalogue(original: readonly DemoMovie[]): Catalogue {
  let movies = new Map(original.map((movie) => [movie.id, movie]));

  return {
    findMovie: (id) => movies.get(id),
    listPopular: (offset, limit) =>
      [...movies.values()].toSorted((a, b) => b.popularity - a.popularity || a.id - b.id).slice(offset, offset + limit),
    countMovies: () => movies.size,
    patchMovie(id, patch) {
      const movie = movies.get(id);
      if (movie) movies.set(id, applyPatch(movie, patch));
    },
    reset() {
      movies = new Map(original.map((movie) => [movie.id, movie]));
    },
  };
}

function applyPatch(movie: DemoMovie, patch: MoviePatch): DemoMovie {
  const { title, overview, tagline, ...fields } = patch;
  const merged = { ...movie, ...fields };
  if (title === undefined && overview === undefined && tagline === undefined) return merged;

  const isBrazilian = (row: { language: string; country: string }) => row.language === 'pt' && row.country === 'BR';
  const current = merged.translations.find(isBrazilian);
  const row = {
    language: 'pt',
    country: 'BR',
    title: title ?? current?.title ?? '',
    overview: overview ?? current?.overview ?? '',
    tagline: tagline ?? current?.tagline ?? '',
  };
  return { ...merged, translations: [...merged.translations.filter((other) => !isBrazilian(other)), row] };
}
