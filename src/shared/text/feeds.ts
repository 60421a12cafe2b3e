/** Words of feeds and calendars, and of the links to them. */
export const feedWords = {
  follow: 'Acompanhar',
  rss: 'RSS',
  calendar: 'Agenda',
  /** Where the word alone does not say of what. */
  rssOf: (feed: string) => `RSS: ${feed}`,
  calendarOf: (feed: string) => `Agenda: ${feed}`,

  platformTitle: (platform: string) => `Novidades: ${platform}`,
  platformDescription: (platform: string) => `Filmes e séries que chegaram ao catálogo de ${platform} no Brasil.`,
  arrived: (title: string, platform: string) => `${title} chegou: ${platform}`,
  released: (title: string, platform: string) => `${title} estreou e está disponível: ${platform}`,

  upcomingTitle: 'Próximos lançamentos no cinema',
  upcomingDescription: 'Os filmes que estão para estrear no Brasil, dia a dia.',
  premiere: (title: string) => `Estreia: ${title}`,

  seriesTitle: (series: string) => `${series}: próximos episódios`,
  seriesDescription: (series: string) => `Quando vão ao ar os episódios de ${series}.`,
  episode: (series: string, season: number, episode: number, name: string) =>
    `${series} T${season}E${episode}${name ? `: ${name}` : ''}`,

  personTitle: (person: string) => `${person}: próximos trabalhos`,
  personDescription: (person: string) => `Filmes e séries com ${person} que acabaram de estrear ou ainda vão estrear.`,
  work: (person: string, title: string) => `${title}, com ${person}`,
  workBy: (title: string, part: string) => `${title} (${part})`,

  collectionsTitle: 'Novas coleções',
  collectionsDescription: 'Coleções de filmes e séries publicadas há pouco.',
  collection: (name: string) => `Nova coleção: ${name}`,

  on: (day: string) => `Em ${day}.`,
  movie: 'Filme',
  series: 'Série',
} as const;
