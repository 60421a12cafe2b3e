import type { SearchMisses } from '#server/measurement/search-misses.ts';
import type { Tally } from '#server/measurement/tally.ts';

/** Events found while rendering a page. They are counted each time the page is sent, also from the cache. */
export type PageEvent = { led: number } | { missed: string } | { unanswered: string };

export interface PageEvents {
  led(redirectId: number): void;
  missed(path: string): void;
  unanswered(typed: string): void;
}

export function notePageEvents(pageEvents: PageEvent[]): PageEvents {
  return {
    led: (led) => pageEvents.push({ led }),
    missed: (missed) => pageEvents.push({ missed }),
    unanswered: (unanswered) => pageEvents.push({ unanswered }),
  };
}

interface Counters {
  tally: Pick<Tally, 'led' | 'missed'>;
  searchMisses: Pick<SearchMisses, 'note'>;
  /** Called only if something is counted. */
  asker: () => string;
}

export function countPageEvents(pageEvents: readonly PageEvent[], { tally, searchMisses, asker }: Counters): void {
  for (const pageEvent of pageEvents) {
    if ('led' in pageEvent) tally.led(pageEvent.led);
    else if ('missed' in pageEvent) tally.missed(pageEvent.missed);
    else searchMisses.note(pageEvent.unanswered, asker());
  }
}
