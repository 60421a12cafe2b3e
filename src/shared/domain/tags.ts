/** The names every kept copy is dropped by. A tag is safe in a header: letters, digits, colon, dash. */
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
  /** Every copy of everything, in every process and at the edge, where all carry it. */
  everything: () => 'all',
  sitemaps: () => 'sitemaps',
  /** Texts of our own pages, and which pages are not to be found. */
  pages: () => 'paginas',
  /** Where editors lead dead addresses. */
  redirects: () => 'redirecionamentos',
} as const;

/** Tags that name one row have its number at the end; the others name a list, which has a version of its own. */
export function isListTag(tag: string): boolean {
  return !/^(?:movie|series|person|collection|platform):\d+$/.test(tag);
}
