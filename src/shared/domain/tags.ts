/** Cache tags, by which every cached copy is invalidated. Safe in a header: letters, digits, colon, dash. */
export const tags = {
  movie: (id: number) => `movie:${id}`,
  series: (id: number) => `series:${id}`,
  person: (id: number) => `person:${id}`,
  collection: (id: number) => `collection:${id}`,
  platform: (id: number) => `platform:${id}`,
  movieList: () => 'list:filmes',
  seriesList: () => 'list:series',
  peopleList: () => 'list:pessoas',
  ranking: (name: string) => `list:${name}`,
  arrivalList: () => 'list:estreias',
  collectionList: () => 'list:colecoes',
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

/** Tags of one row end in its id; the others name a list, which has its own version. */
export function isListTag(tag: string): boolean {
  return !/^(?:movie|series|person|collection|platform):\d+$/.test(tag);
}
