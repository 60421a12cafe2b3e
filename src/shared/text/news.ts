import { plural } from './plural.ts';

/** Texts of the news and their pages. */
export const newsWords = {
  news: 'Notícias',
  intro: 'O que chega, o que sai, quanto custa e por onde começar.',
  description: 'Notícias de cinema, séries e streaming no Brasil, escritas pela redação, com os títulos de que falam.',
  topics: {
    streaming: 'Streaming',
    cinema: 'Cinema',
    series: 'Séries',
    brasil: 'Brasil',
    guias: 'Guias',
    precos: 'Preços',
  },
  all: 'Tudo',
  byTopic: 'Assuntos',
  titleOf: (topic: string) => `Notícias: ${topic}`,
  more: 'Mais notícias',
  none: 'Nenhuma notícia ainda.',
  noneOf: (topic: string) => `Nada sobre ${topic.toLocaleLowerCase('pt-BR')} ainda.`,
  seeAll: 'Ver todas',
  failed: 'Erro ao carregar as notícias',
  notFound: 'Notícia não encontrada',
  notFoundMessage: 'A notícia que você procura não existe ou saiu do ar.',
  back: 'Voltar para as notícias',

  team: (product: string) => `Redação do ${product}`,
  published: 'Publicada em',
  changed: 'atualizada em',
  minutes: (count: number) => plural(count, '# min de leitura', '# min de leitura'),
  correction: 'Correção',
  sources: 'Fonte',
  inThis: 'Nesta notícia',
  related: 'Títulos relacionados',
  next: 'Leia também',
  onTitle: 'Nas notícias',
} as const;
