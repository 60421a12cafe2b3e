/** The SPEC's error catalogue (§5, §8) and the sentences it only describes. Quoted strings are kept to the letter. */
export const errors = {
  movieDetails: 'Erro ao carregar detalhes do filme',
  movieList: 'Erro ao carregar lista de filmes',
  movieIdentifierInvalid: 'Identificador do filme inválido',
  movieIdInvalid: 'ID do filme inválido',
  movieNotFound: 'Filme não encontrado',
  seriesNotFound: 'Série não encontrada',
  personNotFound: 'Pessoa não encontrada',
  movieUnavailable: 'Este filme ainda não está no nosso acervo. Tente novamente em instantes.',
  pageInvalid: 'Página inválida',

  loadTitle: 'Erro ao carregar dados',
  loadMessage: 'Algo falhou do nosso lado. Tente novamente em alguns instantes.',
  tryAgain: 'Tentar Novamente',
  requestCode: (id: string) => `Código: ${id}`,

  bodyNotJson: 'O corpo da requisição não é um objeto JSON válido.',
  bodyMissingData: 'O corpo da requisição precisa ter o campo data.',
  bodyTooLarge: 'O corpo da requisição é grande demais.',
  bodyWrongType: 'Envie o corpo como application/json.',
  argumentsInvalid: 'Argumentos inválidos.',
  functionUnknown: 'Função desconhecida.',
  methodNotAllowed: 'Método não permitido.',
  tooBusy: 'Muita gente chegou ao mesmo tempo. Tente novamente em instantes.',
  internal: 'Erro interno. Tente novamente em alguns instantes.',
} as const;
