/** Portuguese article of a platform's name: a Netflix, o Globoplay. */
export const ARTICLES = ['a', 'o'] as const;
export type Article = (typeof ARTICLES)[number];

export interface NamedPlatform {
  name: string;
  article: Article;
}

/** "na Netflix", "no Globoplay". */
export const inPlatform = ({ name, article }: NamedPlatform) => `n${article} ${name}`;
/** "da Netflix", "do Globoplay". */
export const ofPlatform = ({ name, article }: NamedPlatform) => `d${article} ${name}`;
/** "à Netflix", "ao Globoplay". */
export const toPlatform = ({ name, article }: NamedPlatform) => `${article === 'a' ? 'à' : 'ao'} ${name}`;

/** Texts of the platforms and their pages. */
export const platformWords = {
  platforms: 'Plataformas',
  intro: 'Onde cada filme e cada série está passando no Brasil.',
  description:
    'O que há em cada streaming no Brasil: Netflix, Prime Video, Disney+, Max, Globoplay e outros, em um só lugar.',
  open: ({ name, article }: NamedPlatform) => `Abrir ${article} ${name}`,
  explore: 'EXPLORAR CONTEÚDO',
  exploreOf: (platform: NamedPlatform) => `Explorar conteúdo ${ofPlatform(platform)}`,
  movies: (platform: NamedPlatform) => `Filmes ${inPlatform(platform)}`,
  series: (platform: NamedPlatform) => `Séries ${inPlatform(platform)}`,
  hubTitle: (platform: NamedPlatform) => `Filmes e séries ${inPlatform(platform)}`,
  moviesDescription: (platform: NamedPlatform) =>
    `Os filmes que estão no catálogo ${ofPlatform(platform)} no Brasil, na ordem que você quiser, com nota e elenco.`,
  seriesDescription: (platform: NamedPlatform) =>
    `As séries que estão no catálogo ${ofPlatform(platform)} no Brasil, na ordem que você quiser, com nota e elenco.`,
  hubDescription: (platform: NamedPlatform) =>
    `Os filmes e as séries que estão no catálogo ${ofPlatform(platform)} no Brasil hoje.`,
  /** As in the specification, whatever the article. */
  noMovies: (platform: string) => `Nenhum filme encontrado no ${platform}`,
  noSeries: (platform: string) => `Nenhuma série encontrada no ${platform}`,
  notFoundMessage: 'A plataforma solicitada não existe',
  seeOthers: 'Ver outras plataformas',
  catalogue: 'Catálogo',
  arrivedThisWeek: 'Entraram esta semana',
  /** Followed by a day. */
  arrivedOn: 'Chegou em',
  arrivedSpoken: (day: string) => `chegou em ${day}`,
  none: 'Nenhuma plataforma disponível no momento.',
} as const;
