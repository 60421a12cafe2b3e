import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../packages/demo/people.ts';
import { demoSeries } from '../packages/demo/series.ts';
import {
  checkAgainstContract,
  contractRoutes,
  findContractRoute,
} from '../packages/tmdb-simulator/contract/check-against-contract.ts';
import { listSampleAddresses } from '../packages/tmdb-simulator/contract/sample-addresses.ts';
import { type Simulator, startSimulator } from '../packages/tmdb-simulator/start.ts';
import { get, jsonOf } from '../packages/tmdb-simulator/test-client.ts';

const SIZE = { movies: 3_000, series: 800, people: 4_000 };
const ADDRESSES = 3_000;

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({
    ...SIZE,
    seed: 3,
    ratePerSecond: 1_000_000,
    now: () => new Date('2026-11-14T12:00:00Z'),
  });
});
afterAll(() => simulator.close());

describe('every answer of the simulator', () => {
  const checked = new Map<string, number>();
  const differences = new Map<string, string>();

  async function check(address: string): Promise<void> {
    const response = await get(simulator, address, { headers: { 'accept-encoding': 'identity' } });
    // Every twelfth id is a gap, and a season or an episode may not exist.
    if (response.status === 404) return void (await response.body?.cancel());
    const route = findContractRoute(new URL(address, simulator.url).pathname.slice('/3'.length)) ?? address;
    checked.set(route, (checked.get(route) ?? 0) + 1);
    for (const difference of checkAgainstContract(route, await jsonOf(response))) {
      differences.set(`${route} ${difference}`, address);
    }
  }

  test('has the keys and types TMDB sends there', { timeout: 60_000 }, async () => {
    const addresses = [...HAND_MADE, ...listSampleAddresses(SIZE, ADDRESSES)];
    for (let start = 0; start < addresses.length; start += 8) {
      await Promise.all(addresses.slice(start, start + 8).map(check));
    }
    expect(Object.fromEntries(differences)).toEqual({});
  });

  test('was seen, for every route of the contract', () => {
    expect(contractRoutes.filter((route) => !checked.has(route))).toEqual([]);
  });
});

/** Hand-made titles use the same builders, with unusual values. */
const HAND_MADE = [
  ...[598, 346, 377273, 1220564, 1000837].flatMap((id) => [
    `/3/movie/${id}?append_to_response=credits,images,videos,release_dates,watch/providers,translations,recommendations`,
    `/3/movie/${id}/similar`,
  ]),
  ...demoSeries.flatMap(({ id }) => [
    `/3/tv/${id}?append_to_response=aggregate_credits,images,videos,content_ratings,watch/providers,translations`,
    `/3/tv/${id}/season/1?append_to_response=credits,translations`,
    `/3/tv/${id}/season/1/episode/1`,
  ]),
  ...demoPeople.slice(0, 60).map(({ id }) => `/3/person/${id}?append_to_response=combined_credits,translations,images`),
];
