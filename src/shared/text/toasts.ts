export const toasts = {
  close: 'Fechar aviso',
} as const;
