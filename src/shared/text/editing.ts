/** What an editor is told when something cannot be saved. */
export const editing = {
  slugInvalid: 'Use apenas letras minúsculas, números e hífens.',
  slugTaken: 'Este endereço já está em uso.',
  collectionEmpty: 'Adicione ao menos um título.',
  collectionTooLong: (most: number) => `Use no máximo ${most} títulos.`,
  titleRepeated: (position: number) => `Título repetido na posição ${position}.`,
  aliasInvalid: 'Use ao menos uma letra ou um número.',
} as const;
