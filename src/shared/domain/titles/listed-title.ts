/** A title from one of TMDB's lists, mapped to our names. Only the fallback of the home page uses these. */
export interface ListedTitle {
  id: number;
  title: string;
  overview: string;
  releasedOn: string | null;
  posterPath: string | null;
  backdropPath: string | null;
  voteAverage: number;
  voteCount: number;
  popularity: number;
  genreIds: number[];
}

export interface ListedPerson {
  id: number;
  name: string;
  department: string | null;
  profilePath: string | null;
}
