import { demoMovies } from './movies.ts';
import { demoSeries } from './series.ts';

/** Minimum popularity of every credited person. */
const LEAST = 0.6;

/** The share of a title's popularity that a person gets: leads and makers about a third, the others less. */
const CAST_SHARES = [0.4, 0.34, 0.28, 0.22, 0.18] as const;
const LAST_CAST_SHARE = 0.08;
const MAKER_SHARE = 0.3;
const CREW_SHARE = 0.05;

const byName = new Map<string, number>();
for (const { popularity, cast, crew } of [...demoMovies, ...demoSeries]) {
  cast.forEach(({ person }, order) => add(person, popularity * (CAST_SHARES[order] ?? LAST_CAST_SHARE)));
  for (const { person, job } of crew) add(person, popularity * (job === 'Director' ? MAKER_SHARE : CREW_SHARE));
}
for (const { popularity, creators } of demoSeries) {
  for (const person of creators) add(person, popularity * MAKER_SHARE);
}

function add(name: string, popularity: number): void {
  byName.set(name, (byName.get(name) ?? LEAST) + popularity);
}

/** A person's popularity, derived from the titles' and as illustrative. */
export function fameOf(name: string): number {
  return Math.round((byName.get(name) ?? LEAST) * 1000) / 1000;
}
