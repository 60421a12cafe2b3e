/** Texts of the about page. `product` is the name the operator gave the site. */
export const about = {
  title: (product: string) => `Sobre o ${product}`,
  description: (product: string) =>
    `O que é o ${product}, de onde vêm os dados e respostas às perguntas mais comuns: é gratuito, não vende ingressos e não pede cadastro.`,
  lead: 'Você quer ver um filme. A gente mostra onde ele está passando no Brasil hoje: no streaming, para alugar ou no cinema.',
  rest: 'E mais: elenco, trailers, curiosidades, coleções na ordem certa e as pessoas por trás de cada título. Tudo em português, com classificação indicativa brasileira e sem pedir cadastro.',

  word: 'lanterninha',
  wordClass: 'substantivo de dois gêneros',
  wordMeaning: 'No cinema, quem caminha à sua frente no escuro, com uma pequena luz, e mostra o lugar certo.',

  points: [
    {
      title: 'Onde assistir hoje',
      text: 'Assinatura, grátis, aluguel, compra e cinema, com o dia da última verificação.',
    },
    { title: 'Tudo sobre o título', text: 'Sinopse, elenco, trailers, ficha técnica, curiosidades e imagens.' },
    { title: 'Coleções em ordem', text: 'Universos e sagas na sequência em que a história acontece.' },
    { title: 'Sem cadastro', text: 'Sem conta e sem barreira: é chegar e encontrar.' },
  ],

  faq: 'Perguntas frequentes',
  notThere: 'Não achou a sua? Escreva para',
  questions: (product: string) => [
    {
      question: `O ${product} é gratuito?`,
      answer:
        'Sim. Tudo o que é público aqui é de graça e não pede cadastro. Algumas plataformas para onde a gente aponta são pagas: cada oferta diz se é assinatura, aluguel ou compra.',
    },
    {
      question: `O ${product} vende ingressos?`,
      answer:
        'Não. Quando um filme está em cartaz, o botão de ingresso leva você ao site de venda, em uma nova aba. A compra acontece lá, com as regras de lá.',
    },
    {
      question: 'De onde vêm os dados?',
      answer:
        'Títulos, elencos e imagens vêm do TMDB, um banco de dados público de filmes e séries. A disponibilidade no Brasil vem do JustWatch. Curiosidades e coleções são escritas pela nossa redação, que também revisa sinopses.',
    },
    {
      question: 'Posso salvar favoritos?',
      answer: 'Ainda não. Por enquanto, o jeito é guardar o endereço da página no seu navegador.',
    },
    {
      question: 'Existe um aplicativo?',
      answer: 'Ainda não. O site funciona em qualquer celular, direto no navegador.',
    },
  ],

  today: 'Como a gente escolhe o que ver hoje',

  sources: 'Fontes',
  tmdb: 'TMDB',
  /** The notice TMDB requires, in English. */
  tmdbEnglish: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
  tmdbUrl: 'https://www.themoviedb.org/',
  justWatch: 'JustWatch',
  justWatchText:
    'Onde assistir no Brasil: dados fornecidos pelo JustWatch. Cada página mostra o dia da última verificação.',
  justWatchUrl: 'https://www.justwatch.com/br',
  demo: 'Demonstração',
  demoText:
    'Esta é uma demonstração. As ofertas, as notas e as datas de chegada aos streamings são ilustrativas, e as imagens foram desenhadas para ela.',
} as const;
