/** Notice above the preview of a draft. */
export const preview = {
  title: 'Prévia.',
  notice: 'Você está vendo um rascunho. Esta versão não está no ar.',
} as const;
