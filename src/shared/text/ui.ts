/** Texts of every dialog. */
export const dialogWords = {
  close: 'Fechar',
} as const;

export const toasts = {
  close: 'Fechar aviso',
} as const;

export const images = {
  unavailable: 'Imagem não disponível',
} as const;
