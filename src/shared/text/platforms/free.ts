/** What a free service asks of its viewers. */
export const asksLabels = {
  nothing: 'Nada, é só abrir',
  registration: 'Cadastro grátis',
  'gov-br': 'Conta gov.br',
  other: 'Outra coisa',
} as const;
