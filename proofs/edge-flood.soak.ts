import { setTimeout as sleep } from 'node:timers/promises';
import { listFloods, listFreeFloods, readVarnish, send, watchOthers } from '../test/edge/flood.ts';
import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { countOf } from './report.ts';

/**
 * One client against a Varnish of 64 MB: values of every request header and of every parameter that is not read must make one copy,
 * values that are read stay under the client's limit, and the pages of other visitors stay in the cache.
 */
const VALUES = countOf(3_000);
/** A copy of an address that anyone can make up is stored for 70 s at most. */
const FORGOTTEN_MS = 75_000;

await inSoakFixture({ webs: 1, services: 'web,functions,images', memory: '64m' }, async (fixture) => {
  const problems: string[] = [];
  const closed = listFloods();
  const free = listFreeFloods();
  const others = watchOthers(fixture);
  await others.warm();
  const before = await readVarnish(fixture);
  let most = before.bytes;
  for (const flood of [...closed, ...free]) {
    await others.warm();
    problems.push(...(await send(fixture, flood, VALUES)));
    problems.push(...(await others.listLost()).map((lost) => `${flood.name}: ${lost}`));
    most = Math.max(most, (await readVarnish(fixture)).bytes);
  }
  await sleep(FORGOTTEN_MS);
  const after = await readVarnish(fixture);
  if (after.evicted > 0) problems.push(`${after.evicted} copies were evicted`);
  if (after.objects > before.objects + 10) problems.push(`${before.objects} copies became ${after.objects}`);
  const mb = (bytes: number) => (bytes / 1_048_576).toFixed(1);
  const line = `edge-flood: ${VALUES} values each of ${closed.length} headers and parameters that make one copy and of ${free.length} that make more, ${mb(most)} MB of 64 at most, ${after.evicted} evicted, ${before.objects} copies before and ${after.objects} after`;
  return { line, problems };
});
