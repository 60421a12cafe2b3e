import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { fillRankings } from '../tools/demo/fill-rankings.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { type EdgeFixture, openEdgeFixture } from './edge/edge-fixture.ts';
import {
  listFloods,
  listFreeFloods,
  listHeaders,
  readLimit,
  readLongestStored,
  readVarnish,
  send,
  watchOthers,
} from './edge/flood.ts';

/** A sample of `npm run soak -- edge-flood`: a few values of everything. */
const VALUES = 4;
const own = await openTestFixture({ LOG_LEVEL: 'silent' }, { movies: 60, series: 20, people: 20 });
let fixture: EdgeFixture;
let others: ReturnType<typeof watchOthers>;

beforeAll(async () => {
  await syncMovie(own.ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  await fillRankings(own.ctx);
  fixture = await openEdgeFixture(own.ctx, own.variables, { webs: 1, services: 'web,functions,images' });
  others = watchOthers(fixture);
  await others.warm();
}, 120_000);
afterAll(() => fixture.stop());

test('no request header and no parameter that is not read makes a second copy; Save-Data makes one, of pictures', {
  timeout: 60_000,
}, async () => {
  expect(listHeaders()).toEqual(
    expect.arrayContaining(['save-data', 'if-none-match', 'x-edge-stale', 'sec-fetch-site']),
  );
  const problems: string[] = [];
  for (const flood of listFloods()) {
    const isPicture = flood.name.startsWith('picture, header save-data');
    problems.push(...(await send(fixture, flood, isPicture ? 100 : VALUES)));
  }
  expect(problems).toEqual([]);
  expect(await others.listLost()).toEqual([]);
});

test('values that are read are limited for each client and stored for a minute, and push nothing out of the cache', {
  timeout: 60_000,
}, async () => {
  const [redirects, ...rest] = listFreeFloods();
  if (!redirects) throw new Error('there are no such values');
  const problems = await send(fixture, redirects, readLimit('values').atOnce + 300);
  for (const flood of rest) problems.push(...(await send(fixture, flood, VALUES)));
  expect(problems).toEqual([]);
  expect(await readLongestStored(fixture, /\?|^\/(?!api)[^?]*[A-Z]|nada|.\/$/)).toBeLessThanOrEqual(70);
  expect([await others.listLost(), (await readVarnish(fixture)).evicted]).toEqual([[], 0]);
});
