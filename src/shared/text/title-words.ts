/** What a film and a series are called wherever both may stand. */
export const titleWords = {
  movie: 'Filme',
  series: 'Série',
  movieCount: (count: number) => `${count} ${count === 1 ? 'filme' : 'filmes'}`,
  seriesCount: (count: number) => `${count} ${count === 1 ? 'série' : 'séries'}`,
  cardLabel: (title: string, kind: string, year: string, rating: string) =>
    [title, kind, year, rating && `nota ${rating}`].filter(Boolean).join(', '),
} as const;
