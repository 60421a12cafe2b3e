/** Words of every window that opens over a page. */
export const dialogWords = {
  close: 'Fechar',
} as const;
