import type { DemoAlias } from './types.ts';

/** Nicknames, numbers and spellings that Brazilians type, without the accents they leave out. */
export const demoAliases: readonly DemoAlias[] = [
  { kind: 'movie', id: 598, alias: 'cdd' }, // Cidade de Deus
  { kind: 'movie', id: 598, alias: 'ze pequeno' },
  { kind: 'movie', id: 7347, alias: 'tropa de elite 1' }, // Tropa de Elite
  { kind: 'movie', id: 7347, alias: 'capitao nascimento' },
  { kind: 'movie', id: 47931, alias: 'tropa 2' }, // Tropa de Elite 2: O Inimigo Agora É Outro
  { kind: 'movie', id: 40096, alias: 'compadecida' }, // O Auto da Compadecida
  { kind: 'movie', id: 40096, alias: 'joao grilo e chico' },
  { kind: 'movie', id: 900000208, alias: 'compadecida 2' }, // O Auto da Compadecida 2
  { kind: 'movie', id: 1000837, alias: 'im still here' }, // Ainda Estou Aqui
  { kind: 'movie', id: 1220564, alias: 'agente secreto wagner moura' }, // O Agente Secreto
  { kind: 'movie', id: 900000201, alias: 'dona herminia' }, // Minha Mãe É uma Peça: O Filme
  { kind: 'movie', id: 900000201, alias: 'minha mae e uma peca 1' },
  { kind: 'movie', id: 49367, alias: 'dois filhos de francisco' }, // 2 Filhos de Francisco
  { kind: 'movie', id: 30913, alias: 'ze do caixao' }, // À Meia-Noite Levarei Sua Alma
  { kind: 'movie', id: 900000205, alias: 'turma da monica filme' }, // Turma da Mônica: Laços

  { kind: 'movie', id: 238, alias: 'poderoso chefao 1' }, // O Poderoso Chefão
  { kind: 'movie', id: 240, alias: 'poderoso chefao 2' }, // O Poderoso Chefão: Parte II
  { kind: 'movie', id: 242, alias: 'poderoso chefao 3' }, // O Poderoso Chefão: Parte III
  { kind: 'movie', id: 105, alias: 'de volta pro futuro' }, // De Volta para o Futuro
  { kind: 'movie', id: 165, alias: 'de volta pro futuro 2' }, // De Volta para o Futuro - Parte II
  { kind: 'movie', id: 196, alias: 'de volta pro futuro 3' }, // De Volta para o Futuro - Parte III
  { kind: 'movie', id: 11, alias: 'guerra nas estrelas' }, // Star Wars: Episódio IV - Uma Nova Esperança
  { kind: 'movie', id: 11, alias: 'star wars 4' },
  { kind: 'movie', id: 1891, alias: 'star wars 5' }, // Star Wars: Episódio V - O Império Contra-Ataca
  { kind: 'movie', id: 1892, alias: 'star wars 6' }, // Star Wars: Episódio VI - O Retorno de Jedi
  { kind: 'movie', id: 1893, alias: 'star wars 1' }, // Star Wars: Episódio I - A Ameaça Fantasma
  { kind: 'movie', id: 1894, alias: 'star wars 2' }, // Star Wars: Episódio II - Ataque dos Clones
  { kind: 'movie', id: 1895, alias: 'star wars 3' }, // Star Wars: Episódio III - A Vingança dos Sith
  { kind: 'movie', id: 120, alias: 'lotr' }, // O Senhor dos Anéis: A Sociedade do Anel
  { kind: 'movie', id: 120, alias: 'senhor dos aneis 1' },
  { kind: 'movie', id: 121, alias: 'senhor dos aneis 2' }, // O Senhor dos Anéis: As Duas Torres
  { kind: 'movie', id: 122, alias: 'senhor dos aneis 3' }, // O Senhor dos Anéis: O Retorno do Rei
  { kind: 'movie', id: 604, alias: 'matrix 2' }, // Matrix Reloaded
  { kind: 'movie', id: 605, alias: 'matrix 3' }, // Matrix Revolutions
  { kind: 'movie', id: 601, alias: 'et' }, // E.T.: O Extraterrestre
  { kind: 'movie', id: 346, alias: '7 samurais' }, // Os Sete Samurais
  { kind: 'movie', id: 496243, alias: 'parasite' }, // Parasita
  { kind: 'movie', id: 10681, alias: 'walle' }, // WALL·E

  { kind: 'series', id: 1399, alias: 'got' }, // Game of Thrones
  { kind: 'series', id: 1399, alias: 'guerra dos tronos' },
  { kind: 'series', id: 94997, alias: 'hotd' }, // A Casa do Dragão
  { kind: 'series', id: 71446, alias: 'la casa' }, // La Casa de Papel
  { kind: 'series', id: 71446, alias: 'money heist' },
  { kind: 'series', id: 900000531, alias: 'squid game' }, // Round 6
  { kind: 'series', id: 900000531, alias: 'batatinha frita 123' },
  { kind: 'series', id: 66732, alias: 'strangers things' }, // Stranger Things
  { kind: 'series', id: 1396, alias: 'breking bad' }, // Breaking Bad
  { kind: 'series', id: 100088, alias: 'tlou' }, // The Last of Us
  { kind: 'series', id: 31911, alias: 'fmab' }, // Fullmetal Alchemist: Brotherhood
  { kind: 'series', id: 900000501, alias: 'tres por cento' }, // 3%
  { kind: 'series', id: 900000541, alias: 'call my agent' }, // Dix pour cent
];
