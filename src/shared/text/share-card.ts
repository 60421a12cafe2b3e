import { plural } from './plural.ts';

/** Texts drawn on share cards, and of the ways to share a page. */
export const shareCard = {
  kinds: { filme: 'Filme', serie: 'Série', temporada: 'Temporada', pessoa: 'Pessoa', colecao: 'Coleção' },
  whereToday: 'Onde assistir hoje no Brasil',
  nowhere: 'Hoje não está em nenhum streaming no Brasil.',
  inCinemas: 'Em cartaz nos cinemas do Brasil.',
  inCinemasSince: (day: string) => `Em cartaz nos cinemas do Brasil desde ${day}.`,
  opensOn: (day: string) => `Estreia nos cinemas do Brasil em ${day}.`,
  more: (count: number) => `+${count}`,
  titles: (count: number) => plural(count, '# título', '# títulos'),
  rent: '(Aluguel)',
  buy: '(Compra)',

  copyAnswer: 'Copiar onde assistir',
  share: 'Compartilhar',
  copied: 'Copiado: é só colar na conversa.',
  notCopied: 'Não deu para copiar. Tente de novo.',
  answer: (title: string, places: string) => `Onde assistir a ${title} hoje no Brasil: ${places}.`,
  noAnswer: (title: string) => `Hoje, ${title} não está em nenhum streaming no Brasil.`,
  opens: (title: string, day: string) => `${title} estreia nos cinemas do Brasil: ${day}.`,
  cinemas: 'nos cinemas',
  lastOf: (others: string, last: string) => `${others} e ${last}`,
} as const;
