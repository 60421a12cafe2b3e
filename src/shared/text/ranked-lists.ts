/** Headings, descriptions and empty states of the ten lists ranked by TMDB. */
export const rankedWords = {
  popularMovies: 'Filmes populares',
  popularMoviesDescription:
    'Os filmes mais populares do momento no Brasil, com nota, elenco e onde assistir a cada um.',
  noPopularMovies: 'Sem filmes disponíveis',
  tryLater: 'Tente novamente mais tarde',

  nowPlaying: 'Filmes que estão passando no cinema',
  nowPlayingDescription: 'Os filmes em cartaz nos cinemas do Brasil nesta semana: sinopse, elenco, nota e ingressos.',
  noNowPlaying: 'Nenhum filme em cartaz encontrado',

  upcoming: 'Próximos Lançamentos',
  upcomingDescription: 'Os filmes que vão estrear nos cinemas do Brasil, com data, sinopse, elenco e trailers.',
  noUpcoming: 'Nenhum lançamento encontrado',

  topMovies: 'Filmes mais bem avaliados',
  topMoviesDescription: 'Os filmes com as melhores notas de quem assistiu, e onde ver cada um no Brasil.',
  noTopMovies: 'Nenhum filme encontrado',

  trendingMovies: (product: string) => `Se tá no hype, tá no ${product}!`,
  trendingMoviesTitle: 'Filmes em alta',
  trendingMoviesDescription: 'Os filmes de que todo mundo está falando hoje, e onde assistir a cada um no Brasil.',
  noTrendingMovies: 'Nenhum filme em tendência encontrado',

  popularSeries: 'Séries populares',
  popularSeriesDescription:
    'As séries mais populares do momento, com nota, elenco e onde assistir a cada uma no Brasil.',
  noPopularSeries: 'Nenhuma série popular encontrada',

  airingToday: 'Séries no ar hoje',
  airingTodayDescription: 'As séries com episódio novo hoje, e onde assistir a cada uma no Brasil.',
  noAiringToday: 'Nenhuma série encontrada para hoje',

  onTheAir: 'Séries atualmente no ar',
  onTheAirDescription: 'As séries com episódios novos nesta semana, e onde assistir a cada uma no Brasil.',
  noOnTheAir: 'Nenhuma série ativa encontrada',

  topSeries: 'Séries mais bem avaliadas',
  topSeriesDescription: 'As séries com as melhores notas de quem assistiu, e onde ver cada uma no Brasil.',
  noTopSeries: 'Nenhuma série encontrada',

  trendingSeries: 'Séries em alta',
  trendingSeriesDescription: 'As séries de que todo mundo está falando hoje, e onde assistir a cada uma no Brasil.',
  noTrendingSeries: 'Nenhuma série em tendência encontrada',
} as const;
