import { expect, test } from 'vitest';
import { SingleFlight } from './single-flight.ts';

test('those who ask together share one answer; the next one asks again', async () => {
  const flights = new SingleFlight<number>();
  let made = 0;
  const make = async () => (made += 1);
  expect(await Promise.all([flights.run('k', make), flights.run('k', make), flights.run('other', make)])).toEqual([
    1, 1, 2,
  ]);
  expect(await flights.run('k', make)).toBe(3);
});

test('a failure reaches all who waited and is not cached', async () => {
  const flights = new SingleFlight<number>();
  const fail = () => Promise.reject(new Error('no'));
  await expect(Promise.all([flights.run('k', fail), flights.run('k', fail)])).rejects.toThrow('no');
  expect(await flights.run('k', async () => 7)).toBe(7);
});
