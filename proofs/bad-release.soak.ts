import { BAD_RELEASES } from '../test/edge/bad-release.ts';
import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { readMeanwhile } from '../test/edge/rolling-restart.ts';

/** Releases that cannot start, or whose migration fails, beside one that serves: none becomes ready and no reader notices. */
const READERS = 4;

await inSoakFixture({ spare: 1 }, async (fixture) => {
  const problems: string[] = [];
  const { asked, failed } = await readMeanwhile(fixture, READERS, async () => {
    for (const [name, attempt] of Object.entries(BAD_RELEASES))
      problems.push(...(await attempt(fixture)).map((problem) => `a release ${name}: ${problem}`));
  });
  problems.push(...failed);
  const line = `bad-release: ${Object.keys(BAD_RELEASES).length} bad releases beside the one that serves, ${asked} reads at the edge, ${failed.length} failed`;
  return { line, problems };
});
