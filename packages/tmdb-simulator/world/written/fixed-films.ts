import { demoMovies } from '../../../demo/movies.ts';
import { dayOf } from '../day.ts';
import { applyPatch, type MoviePatch } from '../movie-patches.ts';
import type { MovieRecord } from '../records.ts';
import { NO_DAY } from '../tables.ts';
import type { FixedFacts } from '../titles/title-table.ts';
import { toMovieRecord } from './demo-record.ts';
import { findKeptTitles, type WrittenOffers } from './written-offers.ts';

/** Hand-made films, and any film that a test has patched. They replace generated ones. */
export interface FixedFilms {
  /** With all hand-made offers; for today's offers ask the availability. */
  find(id: number): MovieRecord | undefined;
  list(): MovieRecord[];
  findFacts(id: number): FixedFacts | undefined;
  /** If a patch does not change the offers, the film has its old ones. */
  findOffers(id: number): WrittenOffers | undefined;
  patch(current: MovieRecord, patch: MoviePatch): MovieRecord;
  /** Removes all patches and returns the ids that were patched. */
  reset(): number[];
}

export function createFixedFilms(): FixedFilms {
  const originals = new Map(demoMovies.map((movie) => [movie.id, toMovieRecord(movie)]));
  const kept = findKeptTitles([...originals.values()]);
  const patched = new Map<number, MovieRecord>();
  const patchedOffers = new Set<number>();
  const find = (id: number) => patched.get(id) ?? originals.get(id);

  return {
    find,
    list: () => [...new Map([...originals, ...patched]).values()],
    findFacts(id) {
      const movie = find(id);
      return movie && factsOf(movie);
    },
    findOffers(id) {
      const isPatched = patchedOffers.has(id);
      const movie = isPatched ? patched.get(id) : originals.get(id);
      return movie && { offers: movie.offers, comeAndGo: !isPatched, keptBy: kept.get(id) ?? new Set() };
    },
    patch(current, patch) {
      const movie = applyPatch(current, patch);
      patched.set(movie.id, movie);
      if (patch.offers) patchedOffers.add(movie.id);
      return movie;
    },
    reset() {
      const ids = [...patched.keys()];
      patched.clear();
      patchedOffers.clear();
      return ids;
    },
  };
}

function factsOf(movie: MovieRecord): FixedFacts {
  const here = movie.releases.filter((release) => release.country === 'BR');
  const cinema = here.find((release) => release.type === 3) ?? here.find((release) => release.type === 2);
  return {
    brazilReleaseDay: cinema ? dayOf(cinema.date) : NO_DAY,
    brazilCertification: here.find((release) => release.certification)?.certification ?? '',
    revenue: movie.revenue,
  };
}
