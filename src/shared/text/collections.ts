/** Texts of the collections and their pages. */
export const collectionWords = {
  collections: 'Coleções',
  intro: 'Seleções feitas à mão: universos para maratonar, diretores para conhecer e noites temáticas prontas.',
  description:
    'Coleções de filmes e séries feitas à mão: universos na ordem certa, diretores para conhecer e noites temáticas prontas.',
  none: 'Nenhuma coleção disponível',
  see: 'VER',
  seeOf: (name: string) => `Ver a coleção ${name}`,
  tryAgain: 'Tentar novamente',

  chronological: 'Ordem Cronológica',
  chronologicalHint: 'A história do começo ao fim, título por título',
  skippable: 'Pode pular',
  about: 'Sobre a Coleção',
  allTitles: 'Todos os Títulos',
  movies: 'Filmes',
  series: 'Séries',
  empty: 'Esta coleção ainda não tem títulos.',

  back: 'Voltar para coleções',
} as const;
