import { plural } from './plural.ts';

/** Texts of the pages of series, seasons and episodes. */
export const seriesPage = {
  seasons: 'Temporadas',
  seasonCount: (seasons: number) => plural(seasons, '# temporada', '# temporadas'),
  episodeCount: (episodes: number) => plural(episodes, '# episódio', '# episódios'),
  premiere: (date: string) => `Estreia: ${date}`,
  moreSeasons: (seasons: number) => plural(seasons, 'Ver mais # temporada', 'Ver mais # temporadas'),
  since: (year: string) => `Desde ${year}`,
  fromTo: (first: string, last: string) => `${first}–${last}`,

  lastEpisode: 'Último Episódio',
  airedOn: (date: string) => `Exibido em: ${date}`,

  similar: 'Parecidas',
  similarSeries: 'Séries Parecidas',

  creation: 'Criação',
  lastAired: 'Último episódio',
  nextAired: 'Próximo episódio',
  episodes: 'Episódios',
  format: 'Formato',
  networks: 'Exibição original',
  status: {
    'Returning Series': 'Em andamento',
    Planned: 'Planejada',
    'In Production': 'Em produção',
    Pilot: 'Piloto',
    Ended: 'Finalizada',
    Canceled: 'Cancelada',
  } as Record<string, string>,
  formats: {
    Documentary: 'Documentário',
    Miniseries: 'Minissérie',
    News: 'Jornalístico',
    Reality: 'Reality show',
    'Talk Show': 'Programa de entrevistas',
    Video: 'Vídeo',
  } as Record<string, string>,

  seasonOf: (series: string, season: string) => `${series}: ${season}`,
  episodeCodeLabel: (season: number, episode: number) => `Temporada ${season}, episódio ${episode}`,
  noPicture: 'Sem imagem',
  noEpisodes: 'Nenhum episódio disponível.',
  seasonNavigation: 'Outras temporadas',
  previousSeason: 'Temporada anterior',
  nextSeason: 'Próxima temporada',
  allSeasons: 'Todas as temporadas',
  seasonFailed: 'Erro',

  comingSoon: 'EM BREVE',
  inDevelopment: 'Esta página está em desenvolvimento',
  episodeOf: (series: string, season: string, episode: string) => [series, season, episode].join(' · '),
  seeSeason: (season: string) => `Ver a ${season}`,
  seeSpecials: 'Ver os Especiais',
  goToSeries: (series: string) => `Ir para ${series}`,
  episodeTitle: (series: string, code: string) => `${series}: ${code}`,
} as const;
