import type { Clock } from '../clock.ts';
import { ControlError } from './control-error.ts';
import { fieldsOf } from './read-body.ts';

/** `{now: '2026-11-14T12:00:00Z'}` sets the clock, `{advance: 86400}` advances it by that many seconds. */
export function moveClock(clock: Clock, body: unknown): { now: Date } {
  const fields = fieldsOf(body);
  const [now, advance] = [fields.get('now'), fields.get('advance')];
  if (typeof now === 'string' && !Number.isNaN(Date.parse(now))) clock.set(new Date(now));
  else if (typeof advance === 'number' && Number.isFinite(advance)) clock.advance(advance * 1000);
  else throw new ControlError('the body is {now: a date} or {advance: seconds}');
  return { now: clock.now() };
}
