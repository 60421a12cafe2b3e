import { setTimeout as sleep } from 'node:timers/promises';
import type { EdgeFixture } from '../test/edge/edge-fixture.ts';
import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { crowd, memoryOf, saturate } from '../test/edge/overload.ts';
import { countOf, wholePercentile } from './report.ts';

/**
 * Five times the maximum load of one process, with the edge in front, as for visitors, and without. The client shares the cores,
 * which slows both down; every time it reports includes its own wait for a core.
 */
const SECONDS = countOf(120);
const TIMES = 5;
const REFUSED_MS = 50;

await inSoakFixture({ webs: 1 }, async (fixture) => {
  const [edge, alone] = [await rush(fixture, 'edge'), await rush(fixture, 'process')];
  return { line: `overload: ${edge.line}; ${alone.line}`, problems: [...edge.problems, ...alone.problems] };
});

async function rush({ servers, edge }: EdgeFixture, at: 'edge' | 'process') {
  const server = servers.get(0);
  if (!server) throw new Error('the server is not running');
  const { url } = at === 'edge' ? edge : server;
  // Warm-up: compiled code and filled caches.
  await saturate(url, Math.min(20, SECONDS));
  const peak = await saturate(url, Math.min(15, SECONDS));
  const before = memoryOf(server);
  const meanwhile = await crowd(url, SECONDS, peak.perSecond * TIMES);
  const during = memoryOf(server);
  const recoveredMs = await waitForCalm(url, peak.perSecond / 4);
  const share = meanwhile.perSecond / peak.perSecond;
  const refusedMs = wholePercentile(meanwhile.refusedMs, 0.5);
  const problems: string[] = [];
  if (share < 0.8) problems.push(`goodput ${share.toFixed(2)} of the peak`);
  if (refusedMs > REFUSED_MS) problems.push(`refusals took ${refusedMs} ms`);
  if (recoveredMs > 10_000) problems.push(`recovered after ${recoveredMs} ms`);
  if (during > before * 1.5) problems.push(`memory ${before} to ${during} MB`);
  const { length: unanswered } = meanwhile.failures;
  const reasons = [...new Set(meanwhile.failures)].join(', ');
  if (unanswered > 0) problems.push(`${unanswered} were neither answered nor refused: ${reasons}`);
  const served = `goodput ${share.toFixed(2)} of the peak (p99 ${wholePercentile(meanwhile.servedMs, 0.99)} ms)`;
  const refused = `${meanwhile.refused} refused (p50 ${refusedMs}, p99 ${wholePercentile(meanwhile.refusedMs, 0.99)} ms)`;
  const line = `at the ${at}, peak ${Math.round(peak.perSecond)}/s, ×${TIMES} for ${SECONDS} s: ${served}, ${refused}, recovered in ${Math.round(recoveredMs)} ms, memory ${before} to ${during} MB`;
  return { line, problems: problems.map((problem) => `at the ${at}: ${problem}`) };
}

async function waitForCalm(url: string, perSecond: number): Promise<number> {
  const over = performance.now();
  while (performance.now() - over < 20_000) {
    const calm = await crowd(url, 1, perSecond);
    if (calm.refused + calm.failures.length === 0 && calm.served > 0) return performance.now() - over;
    await sleep(200);
  }
  return Number.POSITIVE_INFINITY;
}
