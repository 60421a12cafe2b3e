import { FLAG } from '../world/tables.ts';
import type { Kind, World } from '../world/world.ts';
import { normaliseWords } from './words.ts';

/**
 * Names are generated when read, so a search cannot scan a million of them. It scans this many of each kind, the most
 * popular ones; rarer ones cannot be found here, unlike at TMDB.
 */
const SEARCHED = 20_000;

export interface SearchEntry {
  kind: Kind;
  id: number;
  isAdult: boolean;
  year: number;
  /** popularity × 1000 */
  popularity: number;
  /** Brazilian, American and original name, each between blanks. */
  text: string;
}

export interface SearchIndex {
  /** Most popular first. */
  list(kind: Kind): readonly SearchEntry[];
  clear(): void;
}

/** Built at the first search of a kind and rebuilt when the day changes, because edits rename titles. */
export function createSearchIndex(world: World): SearchIndex {
  const entries = new Map<Kind, { day: number; list: SearchEntry[] }>();
  return {
    list(kind) {
      const day = world.today();
      const known = entries.get(kind);
      if (known?.day === day) return known.list;
      const list = kind === 'person' ? listPeople(world) : listTitles(world, kind);
      entries.set(kind, { day, list });
      return list;
    },
    clear: () => entries.clear(),
  };
}

function listTitles(world: World, kind: 'movie' | 'tv'): SearchEntry[] {
  const table = world.table(kind);
  return Array.from(table.order('popularity').subarray(0, SEARCHED), (row) => {
    const id = table.id(row);
    return {
      kind,
      id,
      isAdult: ((table.flags[row] ?? 0) & FLAG.adult) !== 0,
      year: table.year[row] ?? 0,
      popularity: table.popularity[row] ?? 0,
      text: namesOf(world, kind, id).map(normaliseWords).join(''),
    };
  });
}

function namesOf(world: World, kind: 'movie' | 'tv', id: number): string[] {
  if (kind === 'movie') {
    const [brazilian, american] = [world.movieItem(id, 'pt-BR'), world.movieItem(id, 'en-US')];
    return [brazilian?.title ?? '', american?.title ?? '', american?.original_title ?? ''];
  }
  const [brazilian, american] = [world.seriesItem(id, 'pt-BR'), world.seriesItem(id, 'en-US')];
  return [brazilian?.name ?? '', american?.name ?? '', american?.original_name ?? ''];
}

function listPeople({ people }: World): SearchEntry[] {
  return Array.from(people.byPopularity().subarray(0, SEARCHED), (row) => ({
    kind: 'person',
    id: people.id(row),
    isAdult: ((people.flags[row] ?? 0) & FLAG.adult) !== 0,
    year: 0,
    popularity: people.popularity[row] ?? 0,
    text: normaliseWords(people.name(row)),
  }));
}
