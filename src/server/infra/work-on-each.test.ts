import pino from 'pino';
import { expect, test } from 'vitest';
import { workOnEach } from './work-on-each.ts';

const log = pino({ level: 'silent' });
const options = { log, describe: (subject: string) => ({ subject }) };

test('one that fails does not stop the others, and all failures are thrown at the end', async () => {
  const done: string[] = [];
  const working = workOnEach(['a', 'b', 'c', 'd'], options, async (subject) => {
    if (subject === 'b' || subject === 'c') throw new Error(subject);
    done.push(subject);
  });
  await expect(working).rejects.toMatchObject({
    errors: [{ message: 'b' }, { message: 'c' }],
    message: '2 of 4 failed',
  });
  expect(done).toEqual(['a', 'd']);
});

test('a fault that every further one would have ends the work: a database that is away, and what the caller names', async () => {
  for (const fault of [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), new Error('key')]) {
    const tried: string[] = [];
    const working = workOnEach(
      ['a', 'b', 'c'],
      { ...options, endsAll: (error) => error === fault },
      async (subject) => {
        tried.push(subject);
        if (subject === 'b') throw fault;
      },
    );
    await expect(working).rejects.toBe(fault);
    expect(tried).toEqual(['a', 'b']);
  }
});

test('several at once are all finished before the work ends', async () => {
  let running = 0;
  let most = 0;
  const working = workOnEach(['a', 'b', 'c', 'd', 'e'], { ...options, atOnce: 2 }, async (subject) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, subject === 'a' ? 30 : 5));
    running -= 1;
    if (subject !== 'a') throw new Error(subject);
  });
  await expect(working).rejects.toMatchObject({ message: '4 of 5 failed' });
  expect([running, most]).toEqual([0, 2]);
});
