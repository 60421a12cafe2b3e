/** Above a page that is shown as its draft would make it. */
export const preview = {
  title: 'Prévia.',
  notice: 'Você está vendo um rascunho. Esta versão não está no ar.',
} as const;
