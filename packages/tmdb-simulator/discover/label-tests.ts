import type { TitleKind, World } from '../world/world.ts';
import { type Choice, findChoice } from './parameters.ts';
import type { MaybeTest } from './row-test.ts';

/**
 * Keywords, companies and networks have no column: they are read from the titles, one at a time. At most this many
 * titles are read, in list order, after all other filters; titles further down match no `with_` filter.
 */
const READ_TITLES = 20_000;

export function labelTests(world: World, kind: TitleKind, query: URLSearchParams): MaybeTest[] {
  let left = READ_TITLES;
  const table = world.table(kind);
  const find = (row: number) => {
    left -= 1;
    if (left < 0) return undefined;
    return kind === 'movie' ? world.findMovie(table.id(row)) : world.findSeries(table.id(row));
  };
  type Title = NonNullable<ReturnType<typeof find>>;
  const labels: Record<string, (title: Title) => readonly { id: number }[]> = {
    keywords: (title) => title.keywords,
    companies: (title) => title.companies,
    networks: (title) => ('networks' in title ? title.networks : []),
  };
  return Object.entries(labels).flatMap(([name, read]): MaybeTest[] => {
    const [wanted, unwanted] = [findChoice(query, `with_${name}`), findChoice(query, `without_${name}`)];
    const idsOf = (row: number) => {
      const title = find(row);
      return title && new Set(read(title).map(({ id }) => String(id)));
    };
    return [
      wanted && ((row) => hasChoice(idsOf(row), wanted)),
      unwanted && ((row) => !hasChoice(idsOf(row), { ...unwanted, isAny: true })),
    ];
  });
}

function hasChoice(ids: ReadonlySet<string> | undefined, { values, isAny }: Choice): boolean {
  if (!ids) return false;
  return isAny ? values.some((value) => ids.has(value)) : values.every((value) => ids.has(value));
}
