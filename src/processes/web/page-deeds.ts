import type { SearchMisses } from '#server/measurement/search-misses.ts';
import type { Tally } from '#server/measurement/tally.ts';

/** Events found while rendering a page. They are counted each time the page is sent, also from the cache. */
export type Deed = { led: number } | { missed: string } | { unanswered: string };

export interface PageDeeds {
  led(redirectId: number): void;
  missed(path: string): void;
  unanswered(typed: string): void;
}

export function noteDeeds(deeds: Deed[]): PageDeeds {
  return {
    led: (led) => deeds.push({ led }),
    missed: (missed) => deeds.push({ missed }),
    unanswered: (unanswered) => deeds.push({ unanswered }),
  };
}

interface Counters {
  tally: Pick<Tally, 'led' | 'missed'>;
  searchMisses: Pick<SearchMisses, 'note'>;
  /** Called only if something is counted. */
  asker: () => string;
}

export function countDeeds(deeds: readonly Deed[], { tally, searchMisses, asker }: Counters): void {
  for (const deed of deeds) {
    if ('led' in deed) tally.led(deed.led);
    else if ('missed' in deed) tally.missed(deed.missed);
    else searchMisses.note(deed.unanswered, asker());
  }
}
