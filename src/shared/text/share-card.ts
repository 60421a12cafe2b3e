/** Words drawn on the picture that goes with a shared page, and of the ways to share it. */
export const shareCard = {
  kinds: { filme: 'Filme', serie: 'Série', temporada: 'Temporada', pessoa: 'Pessoa', colecao: 'Coleção' },
  whereToday: 'Onde assistir hoje no Brasil',
  nowhere: 'Ainda não está em nenhum streaming no Brasil.',
  more: (count: number) => `+${count}`,
  titles: (count: number) => (count === 1 ? '1 título' : `${count} títulos`),
  rent: '(Aluguel)',
  buy: '(Compra)',

  copyAnswer: 'Copiar resposta',
  share: 'Compartilhar',
  copied: 'Resposta copiada.',
  notCopied: 'Não foi possível copiar a resposta.',
  answer: (title: string, places: string) => `Onde assistir a ${title} hoje no Brasil: ${places}.`,
  noAnswer: (title: string) => `${title} ainda não está em nenhum streaming no Brasil.`,
  lastOf: (others: string, last: string) => `${others} e ${last}`,
} as const;
