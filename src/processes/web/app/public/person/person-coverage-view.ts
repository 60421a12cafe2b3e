import type { PersonCoverage } from '#shared/contract/person-details.ts';
import { COVERAGE_SHOWN } from '#shared/domain/limits.ts';
import { coverageAnswers as words } from '#shared/text/platforms/coverage.ts';
import type { ShortCoverageView } from '../collections/short-coverage-view.ts';

/** `null` for fewer than two films, and if none can be streamed. */
export function toPersonCoverageView(coverage: PersonCoverage): ShortCoverageView | null {
  const { movies, platforms, smallest, covered, ads, rent, buy, none } = coverage;
  if (movies < 2 || platforms.length === 0) return null;
  const lead = smallest.length > 0 ? words.subscriptions(smallest.length) : words.free;
  const rest = words.toSee([], covered, { movies, series: 0 });
  const names = smallest.flatMap((at) => platforms[at]?.provider_name ?? []);
  const others = platforms.slice(COVERAGE_SHOWN.platforms);
  const counted = [
    [words.withAds, ads],
    [words.rentOnly, rent],
    [words.buyOnly, buy],
    [words.none, none],
  ] as const;
  return {
    answer: { lead, rest: names.length > 0 ? words.with(rest, names) : rest },
    rows: [
      ...platforms.slice(0, COVERAGE_SHOWN.platforms).map(({ provider_name: name, movies: has, free }) => ({
        name,
        text: free === has ? words.hasFree(has, movies) : words.has(has, movies),
      })),
      ...(others.length > 0
        ? [
            {
              name: words.also,
              text: others.map(({ provider_name, movies: has }) => words.platformCount(provider_name, has)).join(', '),
            },
          ]
        : []),
      ...counted.flatMap(([name, count]) => (count > 0 ? { name, text: words.films(count) } : [])),
    ],
  };
}
