/** What one thread is given to do. */
export interface SeedShare {
  kind: 'people' | 'movies' | 'series';
  databaseUrl: string;
  world: { seed: number; movies: number; series: number; people: number };
  now: string;
  thread: number;
  threads: number;
}
