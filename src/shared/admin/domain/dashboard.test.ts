import { expect, test } from 'vitest';
import { judgeJob, readPeriodMinutes } from './dashboard.ts';

test.each([
  ['* * * * *', 1],
  ['*/20 * * * *', 20],
  ['2-59/10 * * * *', 10],
  ['5 * * * *', 60],
  ['15 */2 * * *', 120],
  ['30 5 * * *', 1_440],
  ['0 0 1 * *', undefined],
])('a job at "%s" comes every %s minutes', (cron, minutes) => {
  expect(readPeriodMinutes(cron)).toBe(minutes);
});

const now = new Date('2026-11-15T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ['nothing ran yet', { lastState: undefined, doneAt: undefined }, 'never'],
  ['done a minute ago', { lastState: 'completed', doneAt: ago(1) }, 'ok'],
  ['two turns and a little missed', { lastState: 'completed', doneAt: ago(46) }, 'late'],
  ['under way', { lastState: 'active', doneAt: ago(46), startedAt: ago(3) }, 'running'],
  ['under way for too long', { lastState: 'active', doneAt: ago(90), startedAt: ago(60) }, 'late'],
  ['failed', { lastState: 'failed', doneAt: ago(1) }, 'failed'],
  ['to be tried again', { lastState: 'retry', doneAt: ago(1) }, 'failed'],
] as const)('%s: %j is %s', (_name, facts, state) => {
  expect(judgeJob({ startedAt: undefined, everyMinutes: 20, ...facts }, now)).toBe(state);
});
