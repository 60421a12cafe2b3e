import { inPlatform, type NamedPlatform, toPlatform } from './platforms/platforms.ts';

export const home = {
  tagline: 'Onde assistir a cada filme e série no Brasil, hoje.',
  findTitle: 'Buscar onde assistir',
  description:
    'Descubra filmes e séries e veja onde assistir a cada um no Brasil: streaming, aluguel, compra e cinema, em um só lugar.',
  /** Shown with data that came directly from TMDB because our own could not be read. */
  fallbackNotice:
    'Usando dados da API original (Firebase Functions indisponível). Algumas funcionalidades podem estar limitadas.',
  closeNotice: 'Fechar aviso',

  /** Followed by the links: "Me leve até … Em cartaz". */
  nowPlaying: 'Em cartaz',
  airingToday: 'No ar hoje',
  upcoming: 'Próximos lançamentos',
  topRated: 'Melhores avaliados',
  collections: 'Coleções',

  featured: 'Lançamentos em destaque',
  moreFeatured: 'Mais lançamentos em destaque',
  newMovie: 'NOVIDADE: FILME',
  newSeries: 'NOVIDADE: SÉRIE',
  moreDetails: 'MAIS DETALHES',
  moreDetailsOf: (title: string) => `Mais detalhes de ${title}`,

  hype: 'No Hype',
  hypeSubtitle: 'O que está em alta hoje',
  trendingSeries: 'Séries em alta',
  exploreByGenre: 'Explorar por Gênero',
  streamingPremieres: 'Estreias nos Streamings',
  inCinemas: 'Filmes em Cartaz',
  inCinemasSubtitle: 'Nos cinemas do Brasil nesta semana',
  topMovies: 'Top 10 Filmes',
  topSeries: 'Top 10 Séries',
  whereToWatch: 'Por Onde Assistir',
  famousPeople: 'Famosos em Foco',

  noNews: 'Nenhuma novidade disponível no momento.',
  noPlatforms: 'Nenhuma plataforma disponível no momento.',
  seePlatforms: 'Ver plataformas',

  arrived: (day: string) => `Chegou em ${day}`,
  released: (day: string) => `Lançamento em ${day}`,
  /** For screen readers: with the full month and the platforms. */
  arrivedLabel: (
    title: string,
    kind: string,
    arrivals: readonly { platforms: readonly NamedPlatform[]; day: string }[],
  ) =>
    `${title}, ${kind}, chegou ${arrivals.map(({ platforms, day }) => `${platforms.map(toPlatform).join(' e ')} em ${day}`).join(' e ')}`,
  releasedLabel: (title: string, kind: string, platforms: readonly NamedPlatform[], day: string) =>
    `${title}, ${kind}, lançamento em ${day}, ${platforms.map(inPlatform).join(' e ')}`,

  meanwhile: 'Enquanto isso',
  meanwhileText: 'Enquanto a página inicial não volta, vá por aqui:',
  searchTitle: 'Buscar um título',
} as const;
