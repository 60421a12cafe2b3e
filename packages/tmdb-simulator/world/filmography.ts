import type { Core } from './core.ts';
import { characterOf, creditIdOf } from './credits/movie-credits.ts';
import { JOBS } from './credits/slots.ts';
import type { Filmography } from './records.ts';
import { recordBits } from './salts.ts';
import { countAppearances, jobOf } from './series/series-credits.ts';

/** Derived from the titles' own credits, so both sides always have the same credits. */
export function filmographyOf(core: Core, personId: number): Filmography[] {
  return core.credits.listTitles(personId).map(({ kind, id, credits }) => {
    const bits = recordBits(core.seed, kind, id);
    const own = credits.filter((credit) => credit.personId === personId);
    const creditId = (credit: (typeof own)[number]) => creditIdOf(core.seed, kind, id, credit);
    return {
      kind,
      id,
      cast: own
        .filter((credit) => credit.trade === 'actor')
        .map((credit) => ({
          character: characterOf(bits, credit.place),
          creditId: creditId(credit),
          // The cast comes first, so the index is the order.
          order: credits.indexOf(credit),
          episodeCount: countAppearances(bits, credit.place, 60),
        })),
      crew: own
        .filter((credit) => credit.trade === 'crew')
        .map((credit) => ({
          ...(kind === 'tv' ? jobOf(credit.place) : (JOBS[credit.place] ?? { job: 'Thanks', department: 'Crew' })),
          creditId: creditId(credit),
          episodeCount: 1,
        })),
    };
  });
}
