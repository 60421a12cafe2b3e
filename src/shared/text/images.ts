export const images = {
  unavailable: 'Imagem não disponível',
} as const;
