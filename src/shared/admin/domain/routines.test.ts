import { expect, test } from 'vitest';
import { asksFirst, findNextRun, GROUPS_IN_ORDER, groupOfRoutine, ROUTINE_GROUPS } from './routines.ts';

// 09:41 in São Paulo.
const now = new Date('2026-11-14T12:41:30Z');

test.each([
  ['* * * * *', '2026-11-14T12:42:00Z'],
  ['*/20 * * * *', '2026-11-14T13:00:00Z'],
  ['2-59/10 * * * *', '2026-11-14T12:42:00Z'],
  ['4-59/10 * * * *', '2026-11-14T12:44:00Z'],
  ['5 * * * *', '2026-11-14T13:05:00Z'],
  ['15 */2 * * *', '2026-11-14T13:15:00Z'],
  ['0 7 * * *', '2026-11-15T10:00:00Z'],
  ['1 0 * * *', '2026-11-15T03:01:00Z'],
])('%s runs next at %s', (cron, at) => {
  expect(findNextRun(cron, now)?.toISOString()).toBe(new Date(at).toISOString());
});

test.each(['0 7 * * 1', '', 'whatever'])('the form %o is not guessed', (cron) => {
  expect(findNextRun(cron, now)).toBeUndefined();
});

test('a queue is in one group, an unknown one in the last, and what deletes asks first', () => {
  const queues = GROUPS_IN_ORDER.flatMap((group) => [...ROUTINE_GROUPS[group]]);
  expect(new Set(queues).size).toBe(queues.length);
  expect(groupOfRoutine('unknown')).toBe('system');
  expect(asksFirst('trash-trim')).toBe(true);
  expect(asksFirst('changes-read')).toBe(false);
});
