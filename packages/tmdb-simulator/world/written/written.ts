import type { Day } from '../kinds.ts';
import type { Filmography } from '../records.ts';
import { createFixedSeries, type FixedSeries } from '../series/fixed-series.ts';
import { createFixedFilms, type FixedFilms } from './fixed-films.ts';
import { indexFilmographies } from './written-filmography.ts';

/** All hand-made records. */
export interface Written {
  films: FixedFilms;
  series: FixedSeries;
  filmographyOf(personId: number): Filmography[];
}

export function createWritten(seed: number, today: Day): Written {
  const films = createFixedFilms();
  const series = createFixedSeries(seed, today);
  let index: Map<number, Filmography[]> | undefined;
  return {
    films: {
      ...films,
      patch(current, patch) {
        index = undefined;
        return films.patch(current, patch);
      },
      reset() {
        index = undefined;
        return films.reset();
      },
    },
    series,
    filmographyOf(personId) {
      index ??= indexFilmographies(films.list(), series.list());
      return index.get(personId) ?? [];
    },
  };
}
