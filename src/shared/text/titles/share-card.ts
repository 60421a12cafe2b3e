import { plural } from '../plural.ts';

/** Texts drawn on share cards, and of the ways to share a page. */
export const shareCard = {
  kinds: {
    filme: 'Filme',
    serie: 'Série',
    temporada: 'Temporada',
    pessoa: 'Pessoa',
    colecao: 'Coleção',
    noticia: 'Notícia',
  },
  whereToday: 'Onde assistir hoje no Brasil',
  nowhere: 'Hoje não está em nenhum streaming no Brasil.',
  inCinemas: 'Em cartaz nos cinemas do Brasil.',
  inCinemasSince: (day: string) => `Em cartaz nos cinemas do Brasil desde ${day}.`,
  opensOn: (day: string) => `Estreia nos cinemas do Brasil em ${day}.`,
  more: (count: number) => `+${count}`,
  titles: (count: number) => plural(count, '# título', '# títulos'),
  rent: '(Aluguel)',
  buy: '(Compra)',

  group: (name: string, places: string) => `${name}: ${places}`,
  /** The day of the check: offers change. */
  answer: (sentences: string, day: string) => `${sentences} (${day})`,
  noAnswer: (title: string, day: string) => `${title} não está em nenhum streaming no Brasil (${day})`,
  opens: (title: string, day: string) => `${title} estreia nos cinemas do Brasil: ${day}`,
  cinemas: 'nos cinemas',
} as const;
