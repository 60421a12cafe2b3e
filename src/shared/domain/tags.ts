/** The names every kept copy is dropped by. A tag is safe in a header: letters, digits, colon, dash. */
export const tags = {
  movie: (id: number) => `movie:${id}`,
  series: (id: number) => `series:${id}`,
  person: (id: number) => `person:${id}`,
  movieList: () => 'list:filmes',
  seriesList: () => 'list:series',
  peopleList: () => 'list:pessoas',
  ranking: (name: string) => `list:${name}`,
  arrivalList: () => 'list:estreias',
  home: () => 'home',
} as const;

/** A film's page also shows cards of similar films: a change to one of those must reach this copy too. */
export function tagsOfMovieDocument(movie: { id: number; similarMovies: readonly { id: number }[] }): string[] {
  return [...new Set([movie.id, ...movie.similarMovies.map((similar) => similar.id)])].map(tags.movie);
}

export function tagsOfMovieList(list: { results: readonly { id: number }[] }): string[] {
  return [tags.movieList(), ...list.results.map((movie) => tags.movie(movie.id))];
}
