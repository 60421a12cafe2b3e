/** Genres whose name already says that they are films. */
const FILMS: Readonly<Record<string, string>> = { Telefilme: 'Telefilmes' };
const moviesOf = (genre: string) => FILMS[genre] ?? `Filmes de ${genre}`;

/** Texts of the genres and their pages. */
export const genreWords = {
  genres: 'Gêneros',
  intro: 'Escolha um clima e a gente acende o caminho.',
  description:
    'Filmes e séries por gênero: drama, comédia, ação, suspense, terror e todos os outros, e onde assistir a cada um.',
  moviesOf,
  moviesOfYear: (genre: string, year: number) => `${moviesOf(genre)} de ${year}`,
  seriesOf: (genre: string) => `Séries de ${genre}`,
  seriesOfYear: (genre: string, year: number) => `Séries de ${genre} de ${year}`,
  hubTitle: (genre: string) => `${genre}: filmes e séries`,
  hubDescription: (genre: string) =>
    `${genre}: os filmes e as séries mais populares do gênero, com nota, elenco e onde assistir no Brasil.`,
  moviesDescription: (genre: string) =>
    `${moviesOf(genre)} por ano e na ordem que você quiser, com nota, elenco e onde assistir no Brasil.`,
  seriesDescription: (genre: string) =>
    `Séries de ${genre} por ano e na ordem que você quiser, com nota, elenco e onde assistir no Brasil.`,
  notFound: 'Conteúdo não encontrado',
  seeOthers: 'Ver outros gêneros',
  moviesFailed: 'Erro ao carregar filmes',
  seriesFailed: 'Erro ao carregar séries',
  tryAgainSoon: 'Tente novamente em alguns instantes',
  none: 'Nenhum gênero disponível no momento.',
} as const;
