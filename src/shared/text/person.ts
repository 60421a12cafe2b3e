import { plural } from './plural.ts';

/** Texts of a person's page. */
export const personWords = {
  born: 'Nascimento',
  birthplace: 'Local de nascimento',
  died: 'Falecimento',
  years: (age: number) => plural(age, '# ano', '# anos', 'menos de 1 ano'),
  atAge: (age: number) => plural(age, 'com # ano', 'aos # anos', 'com menos de 1 ano'),
  dayWithAge: (day: string, age: string) => `${day} (${age})`,

  profiles: 'Perfis em outros sites',
  instagram: 'Instagram',
  twitter: 'Twitter',
  facebook: 'Facebook',
  imdb: 'IMDb',

  biographyMissing: 'Biografia não disponível.',
  readBiography: 'Ler biografia completa',
  closeBiography: 'Recolher biografia',
  curiositiesAbout: (name: string) => `Curiosidades sobre ${name}`,
  additionalInformation: 'Informações adicionais',

  productionsWith: (name: string) => `Produções com ${name}`,
  dubbed: 'Dublou',
  voiceOf: (name: string) => `A voz de ${name} em português`,
  coverageHint: 'O menor conjunto de assinaturas, hoje, no Brasil',
  coverage: (name: string) => `Onde ver os filmes com ${name}`,
  kindTabs: 'Filmes ou séries',
  allKinds: 'Tudo',
  movies: 'Filmes',
  series: 'Séries',
  roleChips: 'Função',
  allRoles: 'Todas as funções',
  counted: (label: string, count: number) => `${label} (${count})`,
  seeMore: 'Ver mais',
  noProductions: 'Nenhuma produção encontrada',
  seeAllProductions: 'Ver todas as produções',
  pageUnavailable: 'Página indisponível',
  asCharacter: (character: string) => `como ${character}`,

  seeOthers: 'Ver outras pessoas',
} as const;

/** Names of the work, not of the worker, so that they need no gender. */
export const creditRoles = {
  acting: 'Atuação',
  direction: 'Direção',
  creation: 'Criação',
  writing: 'Roteiro',
  production: 'Produção',
  photography: 'Fotografia',
  editing: 'Montagem',
  music: 'Música',
  crew: 'Equipe técnica',
  self: 'Participações',
  thanks: 'Agradecimentos',
} as const;

/** For people who appear as themselves. */
export const appearance = 'Participação';

/** Notes that TMDB's users add to a character's name, or write instead of one. */
export const characterNotes: Readonly<Record<string, string>> = {
  voice: 'voz',
  uncredited: 'sem crédito',
  'archive footage': 'imagens de arquivo',
  'archival footage': 'imagens de arquivo',
  'archive sound': 'som de arquivo',
  singing: 'canto',
  'singing voice': 'voz no canto',
  'motion capture': 'captura de movimento',
  'credit only': 'só nos créditos',
  'deleted scene': 'cena cortada',
  'deleted scenes': 'cenas cortadas',
  cameo: 'ponta',
  Narrator: 'Narração',
  Narration: 'Narração',
  Host: 'Apresentação',
  Presenter: 'Apresentação',
};
