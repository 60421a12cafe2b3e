/** The input of one seeding thread. */
export interface SeedShare {
  kind: 'people' | 'movies' | 'series';
  databaseUrl: string;
  world: { seed: number; movies: number; series: number; people: number };
  now: string;
  thread: number;
  threads: number;
}

/** Parents before children, as foreign keys require. */
export const SEEDED_TABLES = [
  'people',
  'movie_sources',
  'movies',
  'movie_cast',
  'movie_crew',
  'movie_images',
  'movie_videos',
  'movie_offers',
  'movie_releases',
  'series_sources',
  'season_sources',
  'series',
  'seasons',
  'episodes',
  'series_cast',
  'series_crew',
  'series_images',
  'series_videos',
  'series_offers',
] as const;
