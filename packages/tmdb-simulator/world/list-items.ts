export interface MovieListItem {
  adult: boolean;
  backdrop_path: string | null;
  genre_ids: number[];
  id: number;
  original_language: string;
  original_title: string;
  overview: string;
  popularity: number;
  poster_path: string | null;
  /** Omitted for half of the films without a date, "" for the other half. */
  release_date?: string;
  title: string;
  video: boolean;
  vote_average: number;
  vote_count: number;
}

export interface SeriesListItem {
  adult: boolean;
  backdrop_path: string | null;
  genre_ids: number[];
  id: number;
  origin_country: string[];
  original_language: string;
  original_name: string;
  overview: string;
  popularity: number;
  poster_path: string | null;
  /** Omitted or "" without a date, as for a film. */
  first_air_date?: string;
  name: string;
  vote_average: number;
  vote_count: number;
}

export interface PersonListItem {
  adult: boolean;
  gender: number;
  id: number;
  known_for_department: string | null;
  name: string;
  original_name: string;
  popularity: number;
  profile_path: string | null;
  known_for: KnownFor[];
}

export type KnownFor = (MovieListItem & { media_type: 'movie' }) | (SeriesListItem & { media_type: 'tv' });
