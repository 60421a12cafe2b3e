/** Texts of every dialog. */
export const dialogWords = {
  close: 'Fechar',
} as const;

export const toasts = {
  close: 'Fechar aviso',
} as const;

/** A part of a page whose script did not arrive. */
export const missingPart = {
  failed: 'Não foi possível carregar.',
  retry: 'Tentar de novo',
  outdated: 'Não foi possível carregar. O site pode ter mudado desde que esta página abriu.',
  reload: 'Recarregar a página',
} as const;

export const images = {
  unavailable: 'Imagem não disponível',
} as const;
