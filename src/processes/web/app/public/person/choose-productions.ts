import { PERSON_PRODUCTIONS } from '#shared/domain/limits.ts';
import type { CreditRole } from '#shared/domain/titles/credit-roles.ts';
import { creditRoles } from '#shared/text/person.ts';
import type { PersonQuery } from './person-parameters.ts';
import type { Credited, Production } from './productions.ts';

/** Appearances as oneself and thanks are not work: shown only if the query asks for them. */
const NO_WORK: ReadonlySet<CreditRole> = new Set(['self', 'thanks']);
const ROLES = Object.keys(creditRoles) as CreditRole[];

export interface ChosenProductions {
  /** All productions, of any kind and role. */
  total: number;
  shown: Production[];
  /** How many more match the query. */
  more: number;
  /** Productions of each kind, in the chosen role. */
  kinds: { movie: number; tv: number };
  /** Productions in each role that occurs, of the chosen kind. */
  roles: { all: number; each: { role: CreditRole; count: number }[] };
}

export function chooseProductions(credited: readonly Credited[], query: PersonQuery): ChosenProductions {
  const inRole = credited.filter(roleFilter(credited, query.role));
  const ofKind = credited.filter(({ production }) => isOfKind(production, query.kind));
  const chosen = inRole.filter(({ production }) => isOfKind(production, query.kind));
  const shown = chosen.slice(0, query.page * PERSON_PRODUCTIONS).map(({ production }) => production);
  return {
    total: credited.length,
    shown,
    more: chosen.length - shown.length,
    kinds: { movie: countKind(inRole, 'movie'), tv: countKind(inRole, 'tv') },
    roles: {
      all: ofKind.filter(roleFilter(credited, undefined)).length,
      each: ROLES.flatMap((role) => {
        const count = ofKind.filter(({ roles }) => roles.has(role)).length;
        return count > 0 || role === query.role ? { role, count } : [];
      }),
    },
  };
}

/** Without a role: all work, or everything if the person has no work. */
function roleFilter(credited: readonly Credited[], role: CreditRole | undefined): (one: Credited) => boolean {
  if (role) return ({ roles }) => roles.has(role);
  return credited.some(isWork) ? isWork : () => true;
}

function isWork({ roles }: Credited): boolean {
  return [...roles].some((role) => !NO_WORK.has(role));
}

function isOfKind({ kind }: Production, asked: PersonQuery['kind']): boolean {
  return asked === undefined || kind === asked;
}

function countKind(credited: readonly Credited[], kind: Production['kind']): number {
  return credited.filter(({ production }) => production.kind === kind).length;
}
