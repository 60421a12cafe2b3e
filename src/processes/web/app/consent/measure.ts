import type { MeasuredEvent } from '#shared/contract/measurement.ts';
import { MEASUREMENT_EVENTS_PER_CALL } from '#shared/domain/limits.ts';
import { toMeasuredPath } from '#shared/domain/site/measured-page.ts';
import { readCookieChoice } from './cookie-choice.ts';
import { post } from './post.ts';
import { randomVisit } from './random.ts';

let visit: string | undefined;

/** Sends one page view. */
export function measureView(address: string): void {
  const path = toMeasuredPath(address);
  if (path !== undefined) tell([{ type: 'view', path }]);
}

/** All events are sent here. The stored choice is read on each call, so a refusal in any tab takes effect at once. */
export function tell(events: readonly MeasuredEvent[]): void {
  if (readCookieChoice() !== 'accepted') {
    // A visitor who accepts again later is a new visit.
    visit = undefined;
    return;
  }
  visit ??= randomVisit();
  for (let start = 0; start < events.length; start += MEASUREMENT_EVENTS_PER_CALL) {
    void post('/a/e', { visit, events: events.slice(start, start + MEASUREMENT_EVENTS_PER_CALL) });
  }
}
