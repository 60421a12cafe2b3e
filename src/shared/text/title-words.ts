import { plural } from './plural.ts';

/** What a film and a series are called wherever both may stand. */
export const titleWords = {
  movie: 'Filme',
  series: 'Série',
  movieCount: (count: number) => plural(count, '# filme', '# filmes'),
  seriesCount: (count: number) => plural(count, '# série', '# séries'),
  /** What is not known is left out. */
  cardLabel: (title: string, kind: string, year: string, rating: string, service = '') =>
    [title, kind, year, rating && `nota ${rating}`, service].filter(Boolean).join(', '),
  /** The name once: the portrait beside it would say it again. */
  personLabel: (name: string, part: string | null | undefined) => [name, part].filter(Boolean).join(', '),
} as const;
