import { type Article, inPlatform } from '../platforms/platforms.ts';
import { plural } from '../plural.ts';

/** Texts for lists that mix films and series. */
export const titleWords = {
  movie: 'Filme',
  series: 'Série',
  movieCount: (count: number) => plural(count, '# filme', '# filmes'),
  seriesCount: (count: number) => plural(count, '# série', '# séries'),
  /** Unknown parts are omitted. */
  cardLabel: (title: string, kind: string, year: string, rating: string, availability = '') =>
    [title, kind, year, rating && `nota ${rating}`, availability].filter(Boolean).join(', '),
  /** Replaces the card's content for screen readers: the portrait's `alt` would repeat the name. */
  personLabel: (name: string, part: string | null | undefined) => [name, part].filter(Boolean).join(', '),
  rank: (rank: number) => `${rank}º`,
  /** An episode on the card of its series. */
  episode: (code: string, day: string, name: string) => [code, day, name].filter(Boolean).join(' · '),
  episodeSpoken: (season: number, episode: number, day: string, name: string) =>
    [`temporada ${season}`, `episódio ${episode}`, day, name].filter(Boolean).join(', '),
  chapterSpoken: (chapter: number, day: string, name: string) =>
    [`capítulo ${chapter}`, day, name].filter(Boolean).join(', '),
  poster: (title: string) => `Pôster de ${title}`,
  loadingTitle: 'Carregando...',
  previousCards: 'Anteriores',
  nextCards: 'Próximos',
  opensInNewTab: '(abre em nova aba)',
} as const;

interface NamedService {
  name: string;
  /** Null if the service has no page here. */
  article: Article | null;
}

const at = ({ name, article }: NamedService) => (article ? inPlatform({ name, article }) : `em ${name}`);

/** "na Netflix, na Max e no Globoplay". */
function atEach(services: readonly NamedService[]): string {
  const places = services.map(at);
  return [places.slice(0, -1).join(', '), places.at(-1)].filter(Boolean).join(' e ');
}

const YOURS = 'no seu streaming';

/** The line of a card that says where the title is in Brazil. */
export const availabilityWords = {
  /** The offer's kind beside the logos; a subscription is the usual case and has no word. */
  kinds: { flatrate: '', free: 'grátis', ads: 'com anúncios', rent: 'aluguel', buy: 'compra' },
  inCinemas: 'nos cinemas',
  since: (day: string) => `desde ${day}`,
  sinceSpoken: (day: string) => `nos cinemas desde ${day}`,
  opensOn: (day: string) => `estreia ${day}`,
  opensIn: (year: string) => `estreia em ${year}`,
  opensSpoken: (day: string) => `estreia em ${day}`,
  none: 'ainda sem streaming',
  more: (count: number) => `+${count}`,
  yours: YOURS,
  /** "incluso na Netflix, no seu streaming, e também na Max". */
  spoken: (kind: string, own: readonly NamedService[], others: readonly NamedService[]) =>
    [
      `${kind || 'incluso'} ${atEach(own.length > 0 ? own : others)}`,
      own.length > 0 && YOURS,
      own.length > 0 && others.length > 0 && `e também ${atEach(others)}`,
    ]
      .filter(Boolean)
      .join(', '),
} as const;
