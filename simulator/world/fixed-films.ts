import { demoMovies } from '../../demo/movies.ts';
import type { DemoOffers } from '../../demo/types.ts';
import type { TitleColumns } from './columns.ts';
import { dayOf, yearOf } from './day.ts';
import { toMovieRecord } from './demo-record.ts';
import { genreBit } from './genres.ts';
import { applyPatch, type MoviePatch } from './movie-patches.ts';
import { COUNTRIES, LANGUAGES } from './places.ts';
import type { MovieRecord } from './records.ts';
import { FLAG, NO_DAY } from './tables.ts';
import type { FixedFacts } from './title-table.ts';

/** Films somebody wrote down: the hand-made ones, and any film a test has patched. They win over generated ones. */
export interface FixedFilms {
  find(id: number): MovieRecord | undefined;
  list(): MovieRecord[];
  findFacts(id: number): FixedFacts | undefined;
  /** A patched film whose patch says nothing about offers keeps those the seed gives it. */
  findOffers(id: number): DemoOffers | undefined;
  patch(current: MovieRecord, patch: MoviePatch): MovieRecord;
  /** Ids that were patched, which are theirs again. */
  reset(): number[];
}

export function createFixedFilms(): FixedFilms {
  const originals = new Map(demoMovies.map((movie) => [movie.id, toMovieRecord(movie)]));
  const patched = new Map<number, MovieRecord>();
  const ownOffers = new Set(originals.keys());
  const find = (id: number) => patched.get(id) ?? originals.get(id);

  return {
    find,
    list: () => [...new Map([...originals, ...patched]).values()],
    findFacts(id) {
      const movie = find(id);
      return movie && factsOf(movie);
    },
    findOffers: (id) => (ownOffers.has(id) ? find(id)?.offers : undefined),
    patch(current, patch) {
      const movie = applyPatch(current, patch);
      patched.set(movie.id, movie);
      if (patch.offers) ownOffers.add(movie.id);
      return movie;
    },
    reset() {
      const ids = [...patched.keys()];
      patched.clear();
      for (const id of ownOffers) if (!originals.has(id)) ownOffers.delete(id);
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

/** The columns of a film that is written down, whatever the seed had there. */
export function fillFromRecord(columns: TitleColumns, row: number, movie: MovieRecord, isHandMade: boolean): void {
  const releaseDay = movie.releaseDate ? dayOf(movie.releaseDate) : NO_DAY;
  const at = (list: readonly string[], value: string | undefined) => Math.max(0, list.indexOf(value ?? ''));
  columns.popularity[row] = Math.round(movie.popularity * 1000);
  columns.voteAverage[row] = Math.round(movie.voteAverage * 1000);
  columns.voteCount[row] = movie.voteCount;
  columns.releaseDay[row] = releaseDay;
  columns.year[row] = yearOf(releaseDay);
  columns.genres[row] = movie.genreIds.reduce((bits, id) => bits | genreBit('movie', id), 0);
  columns.language[row] = at(LANGUAGES, movie.originalLanguage);
  columns.country[row] = at(COUNTRIES, movie.countries[0]);
  columns.runtime[row] = movie.runtime;
  columns.flags[row] =
    FLAG.exists |
    (isHandMade ? FLAG.demo : 0) |
    (movie.adult ? FLAG.adult : 0) |
    (movie.video ? FLAG.video : 0) |
    (movie.posterCount > 0 ? FLAG.poster : 0) |
    (movie.backdropCount > 0 ? FLAG.backdrop : 0);
}
