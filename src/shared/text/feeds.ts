import { inPlatform, type NamedPlatform, ofPlatform, toPlatform } from './platforms/platforms.ts';

/** Titles of feeds and calendars, and the links to them. */
export const feedWords = {
  follow: 'Acompanhar',
  rss: 'RSS',
  calendar: 'Calendário',
  /** Where the context does not name the feed. */
  rssOf: (feed: string) => `RSS: ${feed}`,
  calendarOf: (feed: string) => `Calendário: ${feed}`,
  platformTitle: (platform: NamedPlatform) => `Novidades ${ofPlatform(platform)}`,
  departuresTitle: (platform: NamedPlatform) => `Saídas ${ofPlatform(platform)}`,
  upcomingTitle: 'Próximos lançamentos no cinema',
  seriesTitle: (series: string) => `${series}: próximos episódios`,
  novelaTitle: (series: string) => `${series}: próximos capítulos`,
  personTitle: (person: string) => `${person}: próximos trabalhos`,
  agendaTitles: {
    '': 'Agenda: cinema, streaming e episódios',
    cinema: 'Agenda: estreias no cinema',
    streaming: 'Agenda: novidades no streaming',
    episodios: 'Agenda: episódios',
  },
  records: { collection: 'Novas coleções', news: 'Notícias' },
} as const;

/** What stands in them: no browser downloads these texts. */
export const feedEntries = {
  platformDescription: (platform: NamedPlatform) =>
    `Filmes e séries que chegaram ao catálogo ${ofPlatform(platform)} no Brasil.`,
  arrived: (title: string, ...platforms: NamedPlatform[]) => `${title} chegou ${platforms.map(toPlatform).join(' e ')}`,
  departuresDescription: (platform: NamedPlatform) =>
    `Filmes e séries que saíram do catálogo ${ofPlatform(platform)} no Brasil, depois de 14 dias fora.`,
  left: (title: string, platform: NamedPlatform) => `${title} saiu ${ofPlatform(platform)}`,
  released: (title: string, platform: NamedPlatform) => `${title} estreou e está ${inPlatform(platform)}`,
  upcomingDescription: 'Os filmes que estão para estrear no Brasil, dia a dia.',
  premiere: (title: string) => `Estreia: ${title}`,
  movieTitle: (movie: string) => `${movie}: estreia no cinema`,
  movieDescription: (movie: string) => `Quando ${movie} estreia nos cinemas do Brasil.`,
  seriesDescription: (series: string) => `Quando vão ao ar os episódios de ${series}.`,
  episode: (series: string, code: string, name: string) => `${series} ${code}${name ? `: ${name}` : ''}`,
  novelaDescription: (series: string) => `Quando vão ao ar os capítulos de ${series}.`,
  chapter: (series: string, chapter: number, name: string) => `${series} cap. ${chapter}${name ? `: ${name}` : ''}`,
  personDescription: (person: string) => `Filmes e séries com ${person} que acabaram de estrear ou ainda vão estrear.`,
  work: (title: string, person: string, part: string) => `${title}: ${person}${part && ` (${part})`}`,
  agendaDescription: 'O que chega ao cinema, ao streaming e às séries no Brasil, dia a dia. As datas podem mudar.',
  reopening: (title: string) => `Relançamento: ${title}`,
  digital: (title: string) => `Lançamento digital: ${title}`,
  episodes: (series: string, first: string, last: string) => `${series} ${first} a ${last}`,
  records: {
    collection: {
      description: 'Coleções de filmes e séries publicadas há pouco.',
      entry: (name: string) => `Nova coleção: ${name}`,
    },
    news: {
      description: 'Notícias de cinema, séries e streaming no Brasil, da mais nova para a mais antiga.',
      entry: (title: string) => title,
    },
  },
  on: (day: string) => `Em ${day}.`,
  movie: 'Filme',
  series: 'Série',
} as const;
