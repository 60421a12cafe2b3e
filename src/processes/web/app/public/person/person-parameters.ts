import type { CreditRole } from '#shared/domain/titles/credit-roles.ts';
import { type AddressParameter, type ParametersOf, pageNumber } from '../lists/address.ts';

/** The query of a person's page: which productions it shows. */
export interface PersonQuery {
  kind: 'movie' | 'tv' | undefined;
  role: CreditRole | undefined;
  /** Starts at 1; "Ver mais" adds 1. */
  page: number;
}

/** `tipo=movies|tv`, as on the pages of genres; the other words come from other clients. */
const KIND_WORDS = { movie: ['movies', 'movie', 'filmes', 'filme'], tv: ['tv', 'series', 'serie'] } as const;

const kind: AddressParameter<PersonQuery['kind']> = {
  name: 'tipo',
  aliases: [],
  read: (text) => {
    const isOf = (words: readonly string[]) => words.includes(text.toLowerCase());
    if (isOf(KIND_WORDS.movie)) return 'movie';
    return isOf(KIND_WORDS.tv) ? 'tv' : undefined;
  },
  write: (value) => value && KIND_WORDS[value][0],
};

const ROLE_WORDS: Readonly<Record<CreditRole, string>> = {
  acting: 'atuacao',
  direction: 'direcao',
  creation: 'criacao',
  writing: 'roteiro',
  production: 'producao',
  photography: 'fotografia',
  editing: 'montagem',
  music: 'musica',
  crew: 'equipe',
  self: 'participacoes',
  thanks: 'agradecimentos',
};

const role: AddressParameter<CreditRole | undefined> = {
  name: 'funcao',
  aliases: [],
  read: (text) => (Object.keys(ROLE_WORDS) as CreditRole[]).find((key) => ROLE_WORDS[key] === text.toLowerCase()),
  write: (value) => value && ROLE_WORDS[value],
};

export const personParameters: ParametersOf<PersonQuery> = { kind, role, page: pageNumber('pagina') };
