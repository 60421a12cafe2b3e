import { inPlatform, type NamedPlatform, ofPlatform, toPlatform } from './platforms.ts';

/** Texts of feeds and calendars, and of the links to them. */
export const feedWords = {
  follow: 'Acompanhar',
  rss: 'RSS',
  calendar: 'Calendário',
  /** Where the context does not name the feed. */
  rssOf: (feed: string) => `RSS: ${feed}`,
  calendarOf: (feed: string) => `Calendário: ${feed}`,

  platformTitle: (platform: NamedPlatform) => `Novidades ${ofPlatform(platform)}`,
  platformDescription: (platform: NamedPlatform) =>
    `Filmes e séries que chegaram ao catálogo ${ofPlatform(platform)} no Brasil.`,
  arrived: (title: string, platform: NamedPlatform) => `${title} chegou ${toPlatform(platform)}`,
  released: (title: string, platform: NamedPlatform) => `${title} estreou e está ${inPlatform(platform)}`,

  upcomingTitle: 'Próximos lançamentos no cinema',
  upcomingDescription: 'Os filmes que estão para estrear no Brasil, dia a dia.',
  premiere: (title: string) => `Estreia: ${title}`,

  seriesTitle: (series: string) => `${series}: próximos episódios`,
  seriesDescription: (series: string) => `Quando vão ao ar os episódios de ${series}.`,
  episode: (series: string, season: number, episode: number, name: string) =>
    `${series} T${season}E${episode}${name ? `: ${name}` : ''}`,

  personTitle: (person: string) => `${person}: próximos trabalhos`,
  personDescription: (person: string) => `Filmes e séries com ${person} que acabaram de estrear ou ainda vão estrear.`,
  work: (title: string, person: string, part: string) => `${title}: ${person}${part && ` (${part})`}`,

  collectionsTitle: 'Novas coleções',
  collectionsDescription: 'Coleções de filmes e séries publicadas há pouco.',
  collection: (name: string) => `Nova coleção: ${name}`,

  on: (day: string) => `Em ${day}.`,
  movie: 'Filme',
  series: 'Série',
} as const;
