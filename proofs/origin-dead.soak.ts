import { setTimeout as sleep } from 'node:timers/promises';
import { look, purge } from '../test/edge/edge-fixture.ts';
import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { countOf, wholePercentile } from './report.ts';

/** 200 pages cached at the edge, every server killed, every copy expired: the edge serves them all, and a 503 for the rest. */
const PAGES = countOf(200);

await inSoakFixture({}, async (fixture) => {
  const problems: string[] = [];
  const at = (path: string) => fixture.edge.url + path;
  const held = Array.from({ length: PAGES }, (_, index) => (index === 0 ? '/' : `/buscar?q=palavra${index}`));
  for (const path of held) if ((await look(at(path))).status !== 200) problems.push(`${path} was never there`);
  // Expired, and after the grace time (2 s) in which the edge serves an expired copy while it refetches.
  await purge(fixture, 'all');
  await sleep(2_500);
  for (const server of fixture.servers.values()) server.process.kill('SIGKILL');
  const [known, unknown]: [number[], number[]] = [[], []];
  // Before the health probes notice, and long after.
  for (const waitMs of [0, 3_000]) {
    await sleep(waitMs);
    for (const [index, path] of held.entries()) {
      const stale = await look(at(path));
      known.push(stale.ms);
      if (stale.status !== 200) problems.push(`${path} answered ${stale.status} (${waitMs}, ${stale.cache})`);
      if (index % 10 > 0) continue;
      const cold = await look(at(`/buscar?q=nunca${waitMs}${index}`));
      unknown.push(cold.ms);
      if (cold.status !== 503 || !cold.body.includes('<html lang="pt-BR">') || cold.ms > 1_000)
        problems.push(`an uncached page answered ${cold.status} after ${Math.round(cold.ms)} ms`);
    }
  }
  const line = `origin-dead: ${known.length} stale reads, p99 ${wholePercentile(known, 0.99)} ms; ${unknown.length} of pages not held, p99 ${wholePercentile(unknown, 0.99)} ms`;
  return { line, problems };
});
