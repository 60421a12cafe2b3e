import { findSubscriptions } from '#shared/domain/titles/coverage.ts';
import { ownCoverage as words } from '#shared/text/platforms/coverage.ts';
import type { CoverageRow } from './coverage-view.ts';

/** What the visitor's services have, with what is free, and the fewest subscriptions that add the rest. Undefined if they have none. */
export function describeOwn(rows: readonly CoverageRow[], slugs: readonly string[], total: number): string | undefined {
  const own = rows.filter(({ slug, included }) => slug !== null && slugs.includes(slug) && included.length > 0);
  if (own.length === 0) return undefined;
  const has = (subscribed: readonly CoverageRow[]) =>
    new Set([...rows.flatMap(({ free }) => free), ...subscribed.flatMap(({ included }) => included)]).size;
  const count = has(own);
  if (count === total) return words.yours(count, total);
  const chosen = findSubscriptions(rows, (row) => own.includes(rows[row] as CoverageRow));
  const added = rows.filter((row, place) => chosen.includes(place) && !own.includes(row));
  const more =
    added.length > 0
      ? words.andMore(
          added.map(({ name }) => name),
          has([...own, ...added]),
          total,
        )
      : words.noMore;
  return `${words.yours(count, total)} ${more}`;
}
