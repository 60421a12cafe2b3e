import type { PersonCoverage } from '#shared/contract/person-details.ts';
import { countParts, listParts, toCoverageSteps } from '#shared/domain/titles/coverage.ts';
import type { PersonCreditRow } from '../../store/people/person-parts.ts';
import { toCoverage } from '../collections/to-coverage.ts';

/** From the offers that the cards were read with: of each film once, however many credits the person has in it. */
export function toPersonCoverage(rows: readonly PersonCreditRow[]): PersonCoverage {
  const stored = rows.filter(({ kind, held_is_public }) => kind === 'movie' && held_is_public === true);
  const films = [...new Map(stored.map((row) => [row.title_id, row])).values()];
  const { platforms, smallest, ads, rent, buy, none } = toCoverage(films);
  const free = new Set(platforms.flatMap((platform) => platform.free)).size;
  return {
    movies: films.length,
    platforms: platforms.map(({ included, free: gratis, ...platform }) => ({
      ...platform,
      movies: countParts({ included, free: gratis }),
      free: listParts({ included: [], free: gratis }).length,
    })),
    smallest,
    covered: toCoverageSteps(platforms, smallest).at(-1)?.count ?? free,
    ...{ free, ads: ads.length, rent: rent.length, buy: buy.length, none: none.length },
  };
}
