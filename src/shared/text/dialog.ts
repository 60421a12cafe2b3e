/** Texts of every dialog. */
export const dialogWords = {
  close: 'Fechar',
} as const;
