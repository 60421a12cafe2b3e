import { setTimeout as sleep } from 'node:timers/promises';
import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { BAD_WAYS, fillCatalogue, readPages, readWhileSyncing, setFaults } from '../test/edge/tmdb-bad-minutes.ts';
import { countOf, wholePercentile } from './report.ts';

/**
 * Ten minutes in all in which TMDB is down, slow, overloaded, sends garbage or does not answer, two of each, between as many calm
 * minutes. The process has no page cache, so every read is rendered: a cached page would hide failures behind it.
 */
const BAD_MINUTES = countOf(10);
const SECONDS_EACH = (BAD_MINUTES * 60) / BAD_WAYS.length;

await inSoakFixture({ webs: 2, env: { PAGE_CACHE_MB: '0' } }, async (fixture, { simulatorUrl }) => {
  const url = fixture.servers.get(0)?.url;
  if (!url) throw new Error('the server is not running');
  const problems: string[] = [];
  await fillCatalogue(fixture, 40);
  await readPages(url);
  const expected = await readPages(url);
  const options = { url, simulatorUrl, expected, seconds: SECONDS_EACH };
  await readWhileSyncing(fixture, { ...options, seconds: Math.min(20, SECONDS_EACH) });
  const [calm, bad]: [number[], number[]] = [[], []];
  const told: string[] = [];
  for (const [name, fault] of BAD_WAYS) {
    for (const kind of ['calm', name]) {
      await setFaults(simulatorUrl, kind === 'calm' ? [] : [{ match: '.*', ...fault }]);
      const { times, changed, calls } = await readWhileSyncing(fixture, options);
      const p99 = wholePercentile(times, 0.99);
      (kind === 'calm' ? calm : bad).push(p99);
      told.push(`${kind} ${times.length} reads, p99 ${p99} ms, ${calls} calls`);
      process.stdout.write(`${told.at(-1)}\n`);
      if (calls === 0) problems.push(`${kind}: TMDB got no calls`);
      problems.push(...[...changed].map(([page, how]) => `${kind}: ${page} is not what it was: ${how}`));
      // Empties the queue, so that its fetches do not run in the next window.
      await fixture.ctx.db.deleteFrom('fetch_queue').execute();
      await setFaults(simulatorUrl, []);
      await sleep(1_000);
    }
  }
  const [low, high] = [Math.min(...calm), Math.max(...calm)];
  // The median: of ten windows of one kind, the slowest would be a bad one half of the time.
  if (wholePercentile(bad, 0.5) > high)
    problems.push(`p99 ${wholePercentile(bad, 0.5)} ms in bad windows, at most ${high} in calm ones`);
  const line = `tmdb-bad-minutes: ${BAD_MINUTES} bad minutes in ${bad.length} windows; p99 in calm ones ${low} to ${high} ms (median ${wholePercentile(calm, 0.5)}), in bad ones ${bad.join(', ')} ms (median ${wholePercentile(bad, 0.5)}), every byte as before`;
  return { line, problems };
});
