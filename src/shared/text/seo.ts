export const seo = {
  defaultTitle: (product: string) => `${product} - Portal de Filmes e Séries`,
  movieTitle: (title: string, year: string) => (year ? `${title} (${year})` : title),
  movieDescription: (title: string, year: string, where: string) =>
    `${title}${year ? ` (${year})` : ''}: sinopse, elenco e onde assistir no Brasil${where ? ` (${where})` : ''}.`,
  defaultKeywords: 'filmes, séries, cinema, streaming, Netflix, Prime Video, Disney+, Max, Globoplay',
} as const;
