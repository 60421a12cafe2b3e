import { hexOf, mix, pick } from '../bits.ts';
import type { Core } from '../core.ts';
import type { TitleKind } from '../kinds.ts';
import type { CastCredit, CrewCredit } from '../records.ts';
import { recordBits, SALT } from '../salts.ts';
import { heroName } from '../words/names.ts';
import type { Credit } from './credit-book.ts';
import { JOBS } from './slots.ts';

const ROLES = ['Vizinha', 'Delegado', 'Garçom', 'A Voz', 'Motorista', 'Self', 'Narradora', 'Professor'] as const;

/** A tenth of the characters are unknown, "" at TMDB. */
export function characterOf(bits: number, place: number): string {
  const draw = mix(mix(bits, SALT.credits), place);
  if (draw % 10 === 0) return '';
  return draw % 10 === 1 ? pick(mix(draw, 1), ROLES) : heroName(mix(draw, 2));
}

export function creditIdOf(seed: number, kind: TitleKind, id: number, credit: Credit): string {
  return hexOf(mix(mix(recordBits(seed, kind, id), credit.place), credit.trade === 'actor' ? 1 : 2));
}

export function castOf(core: Core, id: number): CastCredit[] {
  const bits = recordBits(core.seed, 'movie', id);
  return core.credits
    .listCredits('movie', id)
    .filter((credit) => credit.trade === 'actor')
    .map((credit, order) => ({
      person: core.summarise(credit.personId),
      character: characterOf(bits, credit.place),
      creditId: creditIdOf(core.seed, 'movie', id, credit),
      order,
    }));
}

export function crewOf(core: Core, id: number): CrewCredit[] {
  return core.credits
    .listCredits('movie', id)
    .filter((credit) => credit.trade === 'crew')
    .map((credit) => ({
      person: core.summarise(credit.personId),
      job: JOBS[credit.place]?.job ?? 'Thanks',
      department: JOBS[credit.place]?.department ?? 'Crew',
      creditId: creditIdOf(core.seed, 'movie', id, credit),
    }));
}
