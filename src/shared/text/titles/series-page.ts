import { plural } from '../plural.ts';

/** Texts of the pages of series, seasons and episodes. */
export const seriesPage = {
  seasons: 'Temporadas',
  episodeCount: (episodes: number) => plural(episodes, '# episódio', '# episódios'),
  premiere: (date: string) => `Estreia: ${date}`,
  moreSeasons: (seasons: number) => plural(seasons, 'Ver mais # temporada', 'Ver mais # temporadas'),

  lastEpisode: 'Último Episódio',
  airedOn: (date: string) => `Exibido em: ${date}`,

  similar: 'Parecidas',
  similarSeries: 'Séries Parecidas',

  nextIs: (episode: string) => `Próximo episódio: ${episode}`,
  episodes: 'Episódios',

  seasonOf: (series: string, season: string) => `${series}: ${season}`,
  episodeCodeLabel: (season: number, episode: number) => `Temporada ${season}, episódio ${episode}`,
  noPicture: 'Sem imagem',
  noEpisodes: 'Nenhum episódio disponível.',
  seasonNavigation: 'Outras temporadas',
  previousSeason: 'Temporada anterior',
  nextSeason: 'Próxima temporada',
  allSeasons: 'Todas as temporadas',
  seasonFailed: 'Erro',

  offersOfSeries: 'As ofertas são da série. Confira no serviço se esta temporada está lá.',
  allOffers: 'Ver todas as ofertas',

  marathon: 'Maratona',
  inTotal: 'no total',
  ofKnownLength: (known: number, all: number) => `em ${known} dos ${all} episódios`,
  roomFor: 'Dá para',
  tonight: 'hoje',
  untilStarting: (end: string, start: string) => `até ${end}, começando às ${start}`,
  tomorrow: 'Fica para amanhã',
  tomorrowText: (end: string) => `Nenhum episódio cabe até ${end}`,

  withoutSpoilersUntil: 'Sem spoiler até o episódio',
  episodeNumber: 'Número do episódio',
  untilEpisode: (episode: number) => `até o episódio ${episode}`,
  allShown: 'Mostrando tudo',
  noneShown: 'nenhum episódio à mostra',
  showAll: 'Mostrar tudo',
  special: 'Especial',
  keptForLater: 'Guardado para depois.',
  showThis: 'Mostrar este',
  thisEpisode: (episode: number) => ` episódio ${episode}`,
  keptCount: (episodes: number) =>
    plural(episodes, '# episódio guardado.', '# episódios guardados.', 'Todos os episódios à mostra.'),

  comingSoon: 'EM BREVE',
  inDevelopment: 'Esta página está em desenvolvimento',
  episodeOf: (series: string, season: string, episode: string) => [series, season, episode].join(' · '),
  seeSeason: (season: string) => `Ver a ${season}`,
  seeSpecials: 'Ver os Especiais',
  goToSeries: (series: string) => `Ir para ${series}`,
  episodeTitle: (series: string, code: string) => `${series}: ${code}`,
} as const;

/** Facts of a series; put together on the server. */
export const seriesSheet = {
  seasonCount: (seasons: number) => plural(seasons, '# temporada', '# temporadas'),
  since: (year: string) => `Desde ${year}`,
  fromTo: (first: string, last: string) => `${first}–${last}`,
  creation: 'Criação',
  lastAired: 'Último episódio',
  nextAired: 'Próximo episódio',
  nextEpisode: (code: string, date: string) => `${code}, ${date}`,
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
} as const;
