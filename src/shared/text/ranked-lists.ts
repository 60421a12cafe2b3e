import { errors } from './errors.ts';

interface RankedWords {
  /** In the navigation and in the breadcrumb. */
  label: string;
  heading: (product: string) => string;
  /** The page's title, if the heading says too little. */
  title?: string;
  description: string;
  none: string;
  hint?: string;
  failed: string;
}

/** Words of the lists ranked by TMDB; their addresses and calls are in domain/site/ranked-lists.ts. */
export const rankedWords = {
  popularMovies: {
    label: 'Populares',
    heading: () => 'Filmes populares',
    description: 'Os filmes mais populares do momento no Brasil, com nota, elenco e onde assistir a cada um.',
    none: 'Sem filmes disponíveis',
    hint: 'Tente novamente mais tarde',
    failed: errors.movieList,
  },
  nowPlaying: {
    label: 'Em cartaz',
    heading: () => 'Filmes que estão passando no cinema',
    description: 'Os filmes em cartaz nos cinemas do Brasil nesta semana: sinopse, elenco, nota e ingressos.',
    none: 'Nenhum filme em cartaz encontrado',
    failed: errors.nowPlaying,
  },
  upcoming: {
    label: 'Próximos lançamentos',
    heading: () => 'Próximos Lançamentos',
    description: 'Os filmes que vão estrear nos cinemas do Brasil, com data, sinopse, elenco e trailers.',
    none: 'Nenhum lançamento encontrado',
    failed: errors.upcoming,
  },
  topRatedMovies: {
    label: 'Melhores avaliados',
    heading: () => 'Filmes mais bem avaliados',
    description: 'Os filmes com as melhores notas de quem assistiu, e onde ver cada um no Brasil.',
    none: 'Nenhum filme encontrado',
    failed: errors.topMovies,
  },
  trendingMovies: {
    label: 'Tendências',
    heading: (product: string) => `Se tá no hype, tá no ${product}!`,
    title: 'Filmes em alta',
    description: 'Os filmes de que todo mundo está falando hoje, e onde assistir a cada um no Brasil.',
    none: 'Nenhum filme em tendência encontrado',
    failed: errors.trendingMovies,
  },
  popularSeries: {
    label: 'Populares',
    heading: () => 'Séries populares',
    description: 'As séries mais populares do momento, com nota, elenco e onde assistir a cada uma no Brasil.',
    none: 'Nenhuma série popular encontrada',
    failed: errors.popularSeries,
  },
  airingToday: {
    label: 'No ar hoje',
    heading: () => 'Séries no ar hoje',
    description: 'As séries com episódio novo hoje, e onde assistir a cada uma no Brasil.',
    none: 'Nenhuma série encontrada para hoje',
    failed: errors.seriesList,
  },
  onTheAir: {
    label: 'Atualmente no ar',
    heading: () => 'Séries atualmente no ar',
    description: 'As séries com episódios novos nesta semana, e onde assistir a cada uma no Brasil.',
    none: 'Nenhuma série ativa encontrada',
    failed: errors.seriesList,
  },
  topRatedSeries: {
    label: 'Melhores avaliadas',
    heading: () => 'Séries mais bem avaliadas',
    description: 'As séries com as melhores notas de quem assistiu, e onde ver cada uma no Brasil.',
    none: 'Nenhuma série encontrada',
    failed: errors.seriesList,
  },
  trendingSeries: {
    label: 'Tendências',
    heading: () => 'Séries em alta',
    description: 'As séries de que todo mundo está falando hoje, e onde assistir a cada uma no Brasil.',
    none: 'Nenhuma série em tendência encontrada',
    failed: errors.seriesList,
  },
} as const satisfies Record<string, RankedWords>;
