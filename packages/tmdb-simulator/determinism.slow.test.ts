import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSampleAddresses } from './contract/sample-addresses.ts';

const SIZE = { movies: 5_000, series: 1_500, people: 8_000 };
const ADDRESSES = 2_000;
const AT_ONCE = 8;

let processes: { child: ChildProcess; url: string }[];
beforeAll(async () => {
  processes = await Promise.all([start(), start()]);
}, 60_000);
afterAll(() => {
  for (const { child } of processes) child.kill();
});

async function start() {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), [], {
    env: {
      PATH: '',
      SIM_PORT: '0',
      SIM_SEED: '7',
      SIM_NOW: '2026-11-14T12:00:00Z',
      SIM_RATE_PER_SECOND: '1000000',
      SIM_MOVIES: String(SIZE.movies),
      SIM_TV: String(SIZE.series),
      SIM_PEOPLE: String(SIZE.people),
    },
    execArgv: [],
    silent: true,
  });
  const [line] = await once(child.stdout ?? child, 'data');
  return { child, url: String(line).trim().split(' ').at(-1) ?? '' };
}

/** A hash of status and body of every address, in the order of the requests. */
async function fingerprints(url: string, addresses: readonly string[]): Promise<string[]> {
  const prints: string[] = [];
  const headers = { authorization: 'Bearer simulator', 'accept-encoding': 'identity' };
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next; index < addresses.length; index = next) {
      next += 1;
      const response = await fetch(url + addresses[index], { headers });
      const body = Buffer.from(await response.arrayBuffer());
      prints[index] = `${response.status} ${createHash('sha1').update(body).digest('hex')}`;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return prints;
}

test('two processes with one seed answer 2,000 addresses byte for byte alike', { timeout: 60_000 }, async () => {
  const addresses = listSampleAddresses(SIZE, ADDRESSES);
  // In another order in the second process: an answer must not depend on earlier requests.
  const [first, second] = await Promise.all([
    fingerprints(processes[0]?.url ?? '', addresses),
    fingerprints(processes[1]?.url ?? '', addresses.toReversed()),
  ]);
  const differing = addresses.filter((_, index) => first[index] !== second[addresses.length - 1 - index]);
  expect(differing).toEqual([]);

  const answered = first.filter((print) => print.startsWith('200')).length;
  expect(answered).toBeGreaterThan(ADDRESSES * 0.75);
  expect(first.filter((print) => !/^(200|404)/.test(print))).toEqual([]);
});
