export const home = {
  headline: 'O melhor do cinema e streaming em um só lugar',
  popularMovies: 'Filmes populares',
  description:
    'Descubra filmes e séries e veja onde assistir a cada um no Brasil: streaming, aluguel, compra e cinema, em um só lugar.',
  empty: 'Nenhum filme encontrado',
  /** Shown with what came straight from TMDB because nothing of ours answered. */
  fallbackNotice:
    'Usando dados da API original (Firebase Functions indisponível). Algumas funcionalidades podem estar limitadas.',
} as const;
