export interface DemoGenre {
  id: number;
  /** TMDB's name with language=pt-BR. */
  portuguese: string;
  english: string;
}

/** TMDB's nineteen film genres, in the order of its list. */
export const demoMovieGenres: readonly DemoGenre[] = [
  { id: 28, portuguese: 'Ação', english: 'Action' },
  { id: 12, portuguese: 'Aventura', english: 'Adventure' },
  { id: 16, portuguese: 'Animação', english: 'Animation' },
  { id: 35, portuguese: 'Comédia', english: 'Comedy' },
  { id: 80, portuguese: 'Crime', english: 'Crime' },
  { id: 99, portuguese: 'Documentário', english: 'Documentary' },
  { id: 18, portuguese: 'Drama', english: 'Drama' },
  { id: 10751, portuguese: 'Família', english: 'Family' },
  { id: 14, portuguese: 'Fantasia', english: 'Fantasy' },
  { id: 36, portuguese: 'História', english: 'History' },
  { id: 27, portuguese: 'Terror', english: 'Horror' },
  { id: 10402, portuguese: 'Música', english: 'Music' },
  { id: 9648, portuguese: 'Mistério', english: 'Mystery' },
  { id: 10749, portuguese: 'Romance', english: 'Romance' },
  { id: 878, portuguese: 'Ficção científica', english: 'Science Fiction' },
  { id: 10770, portuguese: 'Cinema TV', english: 'TV Movie' },
  { id: 53, portuguese: 'Thriller', english: 'Thriller' },
  { id: 10752, portuguese: 'Guerra', english: 'War' },
  { id: 37, portuguese: 'Faroeste', english: 'Western' },
];

/** TMDB's sixteen series genres. With language=pt-BR half of them stay English. */
export const demoSeriesGenres: readonly DemoGenre[] = [
  { id: 10759, portuguese: 'Action & Adventure', english: 'Action & Adventure' },
  { id: 16, portuguese: 'Animação', english: 'Animation' },
  { id: 35, portuguese: 'Comédia', english: 'Comedy' },
  { id: 80, portuguese: 'Crime', english: 'Crime' },
  { id: 99, portuguese: 'Documentário', english: 'Documentary' },
  { id: 18, portuguese: 'Drama', english: 'Drama' },
  { id: 10751, portuguese: 'Família', english: 'Family' },
  { id: 10762, portuguese: 'Kids', english: 'Kids' },
  { id: 9648, portuguese: 'Mistério', english: 'Mystery' },
  { id: 10763, portuguese: 'News', english: 'News' },
  { id: 10764, portuguese: 'Reality', english: 'Reality' },
  { id: 10765, portuguese: 'Sci-Fi & Fantasy', english: 'Sci-Fi & Fantasy' },
  { id: 10766, portuguese: 'Soap', english: 'Soap' },
  { id: 10767, portuguese: 'Talk', english: 'Talk' },
  { id: 10768, portuguese: 'War & Politics', english: 'War & Politics' },
  { id: 37, portuguese: 'Faroeste', english: 'Western' },
];
