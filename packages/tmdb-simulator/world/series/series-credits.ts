import { between, mix } from '../bits.ts';
import type { Core } from '../core.ts';
import { characterOf, creditIdOf } from '../credits/movie-credits.ts';
import { JOBS, type Job } from '../credits/slots.ts';
import type { CrewCredit, SeriesCastCredit, SeriesCrewCredit } from '../records.ts';
import { recordBits, SALT } from '../salts.ts';

/** The first ten appear in every season; all others are guests. */
const REGULARS = 10;

/** The creator takes the director's place, is in `created_by` and never in `credits.crew`. */
const CREATOR: Job = { job: 'Creator', department: 'Creator' };

export function jobOf(place: number): Job {
  return (place === 0 ? CREATOR : JOBS[place]) ?? CREATOR;
}

export function seriesCast(core: Core, id: number, episodes: number): SeriesCastCredit[] {
  const bits = recordBits(core.seed, 'tv', id);
  return core.credits
    .listCredits('tv', id)
    .filter((credit) => credit.trade === 'actor')
    .map((credit, order) => ({
      person: core.summarise(credit.personId),
      character: characterOf(bits, credit.place),
      creditId: creditIdOf(core.seed, 'tv', id, credit),
      order,
      isRegular: order < REGULARS,
      episodeCount: order < REGULARS ? episodes : countAppearances(bits, credit.place, episodes),
    }));
}

/** A guest appears in at least one episode and at most a sixth of them. */
export function countAppearances(bits: number, place: number, episodes: number): number {
  return between(mix(mix(bits, SALT.credits), 1000 + place), 1, Math.max(1, Math.floor(episodes / 6)));
}

export function seriesCrew(core: Core, id: number, episodes: number): SeriesCrewCredit[] {
  return core.credits
    .listCredits('tv', id)
    .filter((credit) => credit.trade === 'crew' && credit.place > 0)
    .map((credit) => ({
      person: core.summarise(credit.personId),
      ...jobOf(credit.place),
      creditId: creditIdOf(core.seed, 'tv', id, credit),
      episodeCount: Math.max(1, episodes - credit.place),
    }));
}

export function seriesCreators(core: Core, id: number): CrewCredit[] {
  return core.credits
    .listCredits('tv', id)
    .filter((credit) => credit.trade === 'crew' && credit.place === 0)
    .map((credit) => ({
      person: core.summarise(credit.personId),
      ...CREATOR,
      creditId: creditIdOf(core.seed, 'tv', id, credit),
    }));
}
