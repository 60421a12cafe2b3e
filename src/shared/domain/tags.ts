import { PAGE_WORDS, PAGED_RECORDS, type PagedRecord } from './subjects/page-words.ts';

/**
 * The kinds of rows that documents show. Each has a tag per row, here, and a version in its table, which `parts_are_current`
 * (migrations/0103_collections_are_records.sql) compares: a new kind goes into both, unless it is a record.
 */
export const ROW_KINDS = ['movie', 'series', 'person', 'platform', 'saga', ...PAGED_RECORDS] as const;
export type RowKind = (typeof ROW_KINDS)[number];

const rowTags = Object.fromEntries(ROW_KINDS.map((kind) => [kind, (id: number) => `${kind}:${id}`])) as Record<
  RowKind,
  (id: number) => string
>;

/** Each list has its own version, which announcing its tag raises. */
const listTags = {
  movieList: () => 'list:filmes',
  seriesList: () => 'list:series',
  peopleList: () => 'list:pessoas',
  arrivalList: () => 'list:estreias',
  genres: () => 'generos',
  platforms: () => 'plataformas',
  home: () => 'home',
  /** Invalidates all copies in every process, and at the edge, where every response carries it. */
  everything: () => 'all',
  sitemaps: () => 'sitemaps',
  /** Texts of our own pages, and the paths hidden from search engines. */
  pages: () => 'paginas',
  /** Editors' redirects. */
  redirects: () => 'redirecionamentos',
} as const;

/** Cache tags, by which every cached copy is invalidated. Safe in a header: letters, digits, colon, dash. */
export const tags = {
  ...rowTags,
  ...listTags,
  ranking: (name: string) => `list:${name}`,
  recordList: (entity: PagedRecord) => `list:${PAGE_WORDS[entity]}`,
} as const;

const LIST_TAGS: ReadonlySet<string> = new Set(Object.values(listTags).map((tagOf) => tagOf()));
const RANKING = /^list:[a-z-]+$/;
const ROW = new RegExp(`^(?<kind>${ROW_KINDS.join('|')}):(?<id>\\d+)$`);

/** The row that a tag names; undefined for any other tag. */
export function findRowOfTag(tag: string): { kind: RowKind; id: number } | undefined {
  const { kind, id } = ROW.exec(tag)?.groups ?? {};
  return kind === undefined ? undefined : { kind: kind as RowKind, id: Number(id) };
}

/** Whether a tag names a list, not one row. Throws for any other tag: no copy has it, so announcing it would do nothing. */
export function isListTag(tag: string): boolean {
  if (LIST_TAGS.has(tag) || RANKING.test(tag)) return true;
  if (findRowOfTag(tag)) return false;
  throw new Error(`unknown cache tag: ${tag}`);
}
