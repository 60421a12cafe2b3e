/** Responses of the bare server, by address. */
export type Recording = Record<string, string>;

export const SIZE = { seed: 1, movies: 100_000, series: 25_000, people: 300_000 };

type Walk = readonly (readonly [list: string, pages: number])[];

/** What a daily sync requests again and again: rankings, trends, every platform. */
const DAILY: Walk = [
  ['/3/movie/popular?language=pt-BR', 100],
  ['/3/tv/popular?language=pt-BR', 50],
  ['/3/movie/top_rated?language=pt-BR', 20],
  ['/3/trending/movie/day?language=pt-BR', 20],
  ['/3/movie/now_playing?language=pt-BR&region=BR', 5],
  ['/3/discover/movie?language=pt-BR&watch_region=BR&with_watch_providers=8&sort_by=primary_release_date.asc', 60],
  ['/3/discover/tv?language=pt-BR&watch_region=BR&with_watch_providers=307&sort_by=first_air_date.asc', 20],
  ['/3/discover/movie?language=pt-BR&with_genres=18&sort_by=vote_average.desc&vote_count.gte=50', 50],
];

/** More films than the simulator caches, in a loop: every item is built again. */
const DEEP: Walk = [
  ['/3/discover/movie?language=pt-BR&sort_by=popularity.asc', 500],
  ['/3/discover/movie?language=pt-BR&sort_by=primary_release_date.asc&primary_release_date.gte=2010-01-01', 500],
  ['/3/discover/movie?language=pt-BR&sort_by=primary_release_date.desc&primary_release_date.lte=2009-12-31', 500],
];

export const WALKS = { daily: addressesOf(DAILY), deep: addressesOf(DEEP) } as const;
export type WalkName = keyof typeof WALKS;

function addressesOf(walk: Walk): string[] {
  return walk.flatMap(([list, pages]) => Array.from({ length: pages }, (_, index) => `${list}&page=${index + 1}`));
}
