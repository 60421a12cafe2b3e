import { plural } from './plural.ts';

/** Texts for lists that mix films and series. */
export const titleWords = {
  movie: 'Filme',
  series: 'Série',
  movieCount: (count: number) => plural(count, '# filme', '# filmes'),
  seriesCount: (count: number) => plural(count, '# série', '# séries'),
  /** Unknown parts are omitted. */
  cardLabel: (title: string, kind: string, year: string, rating: string, service = '') =>
    [title, kind, year, rating && `nota ${rating}`, service].filter(Boolean).join(', '),
  /** Replaces the card's content for screen readers: the portrait's `alt` would repeat the name. */
  personLabel: (name: string, part: string | null | undefined) => [name, part].filter(Boolean).join(', '),
} as const;
