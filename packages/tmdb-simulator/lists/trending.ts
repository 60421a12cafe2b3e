import type { Simulation } from '../simulation.ts';
import { mix, unit } from '../world/bits.ts';
import { FLAG } from '../world/tables.ts';
import type { Kind } from '../world/world.ts';
import { buildListPage } from './list-page.ts';
import { buildMixedItem, KINDS, mixedId, splitMixedId } from './mixed.ts';
import type { Ranked } from './ranked.ts';

export const TRENDING_KINDS = ['all', ...KINDS] as const;
export const TRENDING_WINDOWS = ['day', 'week'] as const;
type TrendingKind = (typeof TRENDING_KINDS)[number];
type TrendingWindow = (typeof TRENDING_WINDOWS)[number];

/** How many of the most popular can trend: fifty pages. */
const CANDIDATES = 1000;
const DAYS_OF: Record<TrendingWindow, number> = { day: 1, week: 7 };

/**
 * Popular records, shuffled again each day or week. Every item has its media_type, and `page` works although it is
 * undocumented.
 */
export function buildTrending(
  simulation: Simulation,
  query: URLSearchParams,
  kind: TrendingKind,
  window: TrendingWindow,
) {
  const kinds: readonly Kind[] = kind === 'all' ? KINDS : [kind];
  const period = Math.floor(simulation.world.today() / DAYS_OF[window]);
  return buildListPage(simulation, query, {
    ranked: () =>
      simulation.list(`trending|${kind}|${window}`, () =>
        rankTrending(simulation, kinds, mix(period, DAYS_OF[window])),
      ),
    toItem: (id) => buildMixedItem(simulation.items, splitMixedId(id), query.get('language')),
  });
}

function rankTrending({ world }: Simulation, kinds: readonly Kind[], shake: number): Ranked {
  const scored = kinds.flatMap((kind) => {
    const table = kind === 'person' ? world.people : world.table(kind);
    const order = kind === 'person' ? world.people.byPopularity() : world.table(kind).order('popularity');
    const unlisted = FLAG.adult | (kind === 'movie' ? FLAG.video : 0);
    return [...order.subarray(0, CANDIDATES)]
      .filter((row) => ((table.flags[row] ?? 0) & unlisted) === 0)
      .map((row) => {
        const id = mixedId(kind, table.id(row));
        return { id, score: (table.popularity[row] ?? 0) * (0.25 + unit(mix(mix(world.seed, shake), id))) };
      });
  });
  const ids = scored.toSorted((a, b) => b.score - a.score || a.id - b.id).slice(0, CANDIDATES);
  return { ids: Float64Array.from(ids, ({ id }) => id), total: ids.length };
}
