import { plural } from './plural.ts';

export const seo = {
  defaultTitle: (product: string) => `${product} - Portal de Filmes e Séries`,
  movieTitle: (title: string, year: string) => (year ? `${title} (${year})` : title),
  movieDescription: (title: string, year: string, where: string) =>
    `${title}${year ? ` (${year})` : ''}: sinopse, elenco e onde assistir no Brasil${where ? ` (${where})` : ''}.`,
  seriesTitle: (name: string, year: string) => (year ? `${name} (${year})` : name),
  seriesDescription: (name: string, year: string, where: string) =>
    `${name}${year ? ` (${year})` : ''}: temporadas, elenco e onde assistir no Brasil${where ? ` (${where})` : ''}.`,
  seasonTitle: (name: string, year: string, season: string) => `${name}${year ? ` (${year})` : ''}: ${season}`,
  /** The part after the name: two series of the same name differ in their year. */
  daysEnding: (days: string) => `, ${days}`,
  seasonEnding: (year: string, season: string) => `${year ? ` (${year})` : ''}: ${season}`,
  chaptersTitle: (name: string, year: string) => `${name}${year ? ` (${year})` : ''}: capítulos`,
  chaptersEnding: (year: string) => `${year ? ` (${year})` : ''}: capítulos`,
  chaptersDescription: (name: string) =>
    `Todos os capítulos de ${name}: o último, o próximo e as datas de exibição, semana a semana.`,
  seasonDescription: (name: string, season: string) =>
    `${name}, ${season}: episódios, datas de exibição, duração e sinopses.`,
  personTitle: (name: string) => `${name}: filmes e séries`,
  personDescription: (name: string, knownFor: string) =>
    `Produções com ${name}${knownFor ? `, como ${knownFor}` : ''}: filmes, séries, biografia e fotos.`,
  collectionDescription: (name: string, titles: number) =>
    `${name}: ${plural(titles, '# título e onde assistir a ele', '# títulos e onde assistir a cada um')} no Brasil.`,
  defaultKeywords: 'filmes, séries, cinema, streaming, Netflix, Prime Video, Disney+, Max, Globoplay',
} as const;
