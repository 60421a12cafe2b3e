/** Texts of the widget that other sites show, and of its oEmbed answer. */
export const embed = {
  pageTitle: (title: string) => `Onde assistir a ${title} no Brasil`,
  heading: 'Onde assistir no Brasil',
  /** After a title: a link that opens a new tab. */
  opensNewTab: '(abre em nova aba)',
  checkedOn: (date: string) => `Verificado em ${date}.`,
  more: (count: number) => `e mais ${count}`,
  credits: 'Disponibilidade: JustWatch. Dados: TMDB.',
  seeOn: (product: string) => `Ver no ${product}`,
  notFound: 'Este título não está mais aqui.',
  urlInvalid: 'Informe em url o endereço de um filme ou de uma série deste site',
  sizeInvalid: 'Tamanho inválido: use um número inteiro de pixels',
  formatUnknown: 'Só há resposta em JSON',
} as const;
