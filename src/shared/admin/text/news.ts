/** Hints beside the fields of a story. */
export const adminNews = {
  hints: {
    title: 'De 30 a 60 letras; no máximo 90.',
    lead: 'Uma ou duas frases, abaixo do título e nos cartões.',
    byline: 'Vazia, assina a redação. Um nome, só de quem da equipe aceitou assinar.',
    sources: 'De onde veio o que se afirma, e o dia da consulta.',
    coverPath: 'O crédito vem da Mídia.',
    correction: 'O que estava errado. Fica no alto da página, com a data.',
    titles: 'A página de cada um ganha o link para esta notícia.',
    slug: 'Depois que a notícia for publicada, o endereço antigo leva ao novo (301).',
  } as Readonly<Record<string, string>>,
  noTopic: 'Escolha o assunto',
  none: 'Nenhum ainda. Busque pelo nome.',
  find: 'Adicionar filme, série ou pessoa',
  remove: (name: string) => `Remover ${name}`,
} as const;
