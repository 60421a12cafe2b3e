/** 404, invalid address and failure pages. */
export const systemPages = {
  notFoundTitle: 'Página não encontrada',
  notFoundMessage: 'A página que você está procurando não existe ou foi removida.',
  searchInstead: 'Buscar o que você procurava',
  attemptedRoute: 'Endereço pedido',
  theatreDrawing: 'Sala de cinema às escuras com uma poltrona iluminada',
  backHome: 'Voltar ao Início',
  badAddress: 'Não conseguimos entender este endereço. Confira se veio inteiro.',
  invalidUrlTitle: 'URL inválida',
  invalidMovieUrl: 'A URL do filme não é válida.',
  offline: 'Você está sem conexão com a internet.',
  heldWhileOffline: 'Você está sem conexão com a internet. A página que você pediu abre quando a conexão voltar.',
  invalidSeriesUrl: 'A URL da série não é válida.',
  redirecting: 'Redirecionando...',
  goNow: 'Ir agora',
} as const;
