/** A title as one of TMDB's own lists shows it, in our words. Only the home page's last resort reads these. */
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
