/** Words of the platforms and their pages. */
export const platformWords = {
  platforms: 'Plataformas',
  intro: 'Onde cada filme e cada série está passando no Brasil.',
  description:
    'O que há em cada streaming no Brasil: Netflix, Prime Video, Disney+, Max, Globoplay e outros, em um só lugar.',
  explore: 'EXPLORAR CONTEÚDO',
  exploreOf: (platform: string) => `EXPLORAR CONTEÚDO: ${platform}`,
  movies: (platform: string) => `Filmes: ${platform}`,
  series: (platform: string) => `Séries: ${platform}`,
  hubTitle: (platform: string) => `${platform}: filmes e séries`,
  moviesDescription: (platform: string) =>
    `Os filmes que estão no catálogo de ${platform} no Brasil, na ordem que você quiser, com nota e elenco.`,
  seriesDescription: (platform: string) =>
    `As séries que estão no catálogo de ${platform} no Brasil, na ordem que você quiser, com nota e elenco.`,
  hubDescription: (platform: string) => `Os filmes e as séries que estão no catálogo de ${platform} no Brasil hoje.`,
  noMovies: (platform: string) => `Nenhum filme encontrado no ${platform}`,
  noSeries: (platform: string) => `Nenhuma série encontrada no ${platform}`,
  notFoundMessage: 'A plataforma solicitada não existe',
  seeOthers: 'Ver outras plataformas',
  catalogue: 'Catálogo',
  arrivedThisWeek: 'Entraram esta semana',
  /** Before a day. */
  arrivedOn: 'Chegou em',
  none: 'Nenhuma plataforma disponível no momento.',
} as const;
