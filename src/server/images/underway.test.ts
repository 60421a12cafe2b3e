import pino from 'pino';
import { expect, test } from 'vitest';
import { createUnderway } from './underway.ts';

test('background work that fails is logged and ends nothing', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const underway = createUnderway(log);
  underway.add(Promise.reject(new Error('the disk is full')));
  await underway.settle();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect([unhandled, lines.length]).toEqual([[], 1]);
  expect(lines[0]).toContain('the disk is full');
});
