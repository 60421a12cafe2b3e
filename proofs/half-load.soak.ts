import { descriptorsOf, growthOf, startBare } from '../test/edge/half-load.ts';
import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { crowd, memoryOf, saturate } from '../test/edge/overload.ts';
import { countOf, wholePercentile } from './report.ts';

/**
 * Half of the maximum load of two processes behind the edge, with uncached pages only, for half an hour; the worker is a process of its
 * own, as in deploy/compose.yaml. Beside it a bare node:http server with a page of the same size, requested now and then, shows how much
 * slower the machine itself became.
 */
const MINUTES = countOf(30);
const WINDOWS = 30;
const SECONDS_EACH = (MINUTES * 60) / WINDOWS;
const BARE_PER_SECOND = 10;
const FLAT_SHARE = 0.1;
const FLAT_DESCRIPTORS = 5;
const MOST_MB = 450;

await inSoakFixture({ webs: 2, services: 'web,functions' }, async ({ servers, edge, variables }, stack) => {
  const worker = await stack.startServer({ services: 'worker', env: variables });
  const bare = await startBare(`${edge.url}/buscar?q=nada`);
  const webs = [...servers.values()];
  const all = [...webs, worker];
  await saturate(edge.url, 20);
  const peak = await saturate(edge.url, 15);
  const [memory, descriptors, ours, theirs] = [[], [], [], []] as [number[], number[], number[], number[]];
  let [asked, failed, largest] = [0, 0, 0];
  for (let window = 0; window < WINDOWS; window += 1) {
    const [own, other] = await Promise.all([
      crowd(edge.url, SECONDS_EACH, peak.perSecond / 2),
      crowd(bare.url, SECONDS_EACH, BARE_PER_SECOND),
    ]);
    asked += own.served + own.refused + own.failures.length;
    failed += own.refused + own.failures.length;
    ours.push(wholePercentile(own.servedMs, 0.99));
    theirs.push(Math.max(1, wholePercentile(other.servedMs, 0.99)));
    const each = all.map(memoryOf);
    memory.push(each.reduce((sum, one) => sum + one, 0));
    largest = Math.max(largest, ...each.slice(0, webs.length));
    descriptors.push(all.reduce((sum, server) => sum + descriptorsOf(server), 0));
    process.stdout.write(
      `${window + 1}/${WINDOWS}: p99 ${ours.at(-1)} ms, bare ${theirs.at(-1)} ms, ${each.join(', ')} MB, ${descriptors.at(-1)} descriptors\n`,
    );
  }
  bare.stop();
  return judge({ perSecond: peak.perSecond / 2, asked, failed, memory, largest, descriptors, ours, theirs });
});

interface Told {
  perSecond: number;
  asked: number;
  failed: number;
  /** MB of all processes in each window, and of the largest web process in any. */
  memory: number[];
  largest: number;
  descriptors: number[];
  ours: number[];
  theirs: number[];
}

function judge({ perSecond, asked, failed, memory, largest, descriptors, ours, theirs }: Told) {
  const third = WINDOWS / 3;
  // The first third warms up: memory fills to its budgets.
  const [grown, held] = [growthOf(memory.slice(third)), wholePercentile(memory.slice(third), 0.5)];
  const opened = growthOf(descriptors.slice(third));
  const [first, last] = [wholePercentile(ours.slice(0, third), 0.5), wholePercentile(ours.slice(-third), 0.5)];
  const [low, high] = [Math.min(...theirs), Math.max(...theirs)];
  const problems: string[] = [];
  if (failed > 0) problems.push(`${failed} of ${asked} were not served`);
  if (grown > held * FLAT_SHARE) problems.push(`memory grew by ${Math.round(grown)} MB of ${held}`);
  if (largest > MOST_MB) problems.push(`a web process took ${largest} MB`);
  if (opened > FLAT_DESCRIPTORS) problems.push(`descriptors grew by ${Math.round(opened)}`);
  if (last / first > high / low)
    problems.push(`p99 went from ${first} to ${last} ms; the bare one's is ${low} to ${high}`);
  const line = `half-load: ${MINUTES} minutes at ${Math.round(perSecond)}/s, ${asked} pages, ${failed} not served; after the first third memory ${grown >= 0 ? '+' : ''}${Math.round(grown)} MB of ${held} (a web process ${largest} at most), descriptors ${opened >= 0 ? '+' : ''}${Math.round(opened)}; p99 of a window ${first} ms in the first third, ${last} in the last (${(last / first).toFixed(2)} of it), bare ${low} to ${high} (${(high / low).toFixed(1)})`;
  return { line, problems };
}
