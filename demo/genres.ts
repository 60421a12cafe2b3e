export interface DemoGenre {
  id: number;
  /** What TMDB answers with language=pt-BR. */
  portuguese: string;
  english: string;
}

/** TMDB's nineteen movie genres, in the order its list gives them. */
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
