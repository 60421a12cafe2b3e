import { findNumber, findText } from '../discover/parameters.ts';
import { buildListPage } from '../lists/list-page.ts';
import { buildMixedItem, KINDS, mixedId, splitMixedId } from '../lists/mixed.ts';
import type { Ranked } from '../lists/ranked.ts';
import type { Simulation } from '../simulation.ts';
import { StatusError } from '../status.ts';
import type { Kind } from '../world/world.ts';
import type { SearchEntry } from './search-index.ts';
import { matchesWords, normaliseWords } from './words.ts';

export const SEARCH_KINDS = ['multi', ...KINDS] as const;
type SearchKind = (typeof SEARCH_KINDS)[number];

/** `/search/*`. As at TMDB, filters by watch service are ignored, whatever the region. */
export function buildSearch(simulation: Simulation, query: URLSearchParams, kind: SearchKind) {
  const text = findText(query, 'query');
  if (text === undefined) throw new StatusError(5);

  const asked = { text, years: yearsOf(query, kind), isAdultToo: query.get('include_adult') === 'true' };
  const key = `search|${kind}|${asked.isAdultToo}|${asked.years.join()}|${text}`;
  const kinds: readonly Kind[] = kind === 'multi' ? KINDS : [kind];
  return buildListPage(simulation, query, {
    ranked: () =>
      simulation.list(key, () =>
        rankMatches(
          kinds.flatMap((one) => simulation.searchIndex.list(one)),
          asked,
        ),
      ),
    toItem: (mixed) => {
      const found = buildMixedItem(simulation.items, splitMixedId(mixed), query.get('language'));
      if (!found || kind === 'multi') return found;
      const { media_type: _, ...item } = found;
      return item;
    },
  });
}

interface Asked {
  text: string;
  years: number[];
  isAdultToo: boolean;
}

/** Exact names first, then by popularity. A query without letters or digits matches nothing. */
function rankMatches(entries: readonly SearchEntry[], { text, years, isAdultToo }: Asked): Ranked {
  const whole = normaliseWords(text);
  const words = whole.trim().split(' ').filter(Boolean);
  if (words.length === 0) return { ids: new Float64Array(), total: 0 };

  const found = entries.filter(
    (entry) =>
      (isAdultToo || !entry.isAdult) &&
      (years.length === 0 || years.includes(entry.year)) &&
      matchesWords(entry.text, words),
  );
  const isExact = (entry: SearchEntry) => entry.text.split('  ').some((name) => name.trim() === whole.trim());
  const sorted = found
    .map((entry) => ({ entry, isExact: isExact(entry) }))
    .toSorted(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) || b.entry.popularity - a.entry.popularity || a.entry.id - b.entry.id,
    );
  return { ids: Float64Array.from(sorted, ({ entry }) => mixedId(entry.kind, entry.id)), total: sorted.length };
}

function yearsOf(query: URLSearchParams, kind: SearchKind): number[] {
  const names =
    kind === 'movie' ? ['primary_release_year', 'year'] : kind === 'tv' ? ['first_air_date_year', 'year'] : [];
  return names.flatMap((name) => findNumber(query, name) ?? []).slice(0, 1);
}
