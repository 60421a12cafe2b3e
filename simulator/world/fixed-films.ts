import { demoMovies } from '../../demo/movies.ts';
import { dayOf } from './day.ts';
import { toMovieRecord } from './demo-record.ts';
import { applyPatch, type MoviePatch } from './movie-patches.ts';
import type { MovieRecord } from './records.ts';
import { NO_DAY } from './tables.ts';
import type { FixedFacts } from './title-table.ts';
import { findKeptTitles, type WrittenOffers } from './written-offers.ts';

/** Films somebody wrote down: the hand-made ones, and any film a test has patched. They win over generated ones. */
export interface FixedFilms {
  /** Offers as they were written: whoever tells of today asks what is on. */
  find(id: number): MovieRecord | undefined;
  list(): MovieRecord[];
  findFacts(id: number): FixedFacts | undefined;
  /** A patched film whose patch says nothing about offers keeps those it had. */
  findOffers(id: number): WrittenOffers | undefined;
  patch(current: MovieRecord, patch: MoviePatch): MovieRecord;
  /** Ids that were patched, which are theirs again. */
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
