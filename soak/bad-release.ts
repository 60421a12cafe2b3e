import { BAD_RELEASES } from '../test/edge/bad-release.ts';
import { inSoakHouse } from '../test/edge/open-soak-house.ts';
import { readMeanwhile } from '../test/edge/rolling-restart.ts';

/** Releases that cannot start, or whose migration fails, beside one that serves: none becomes ready and no reader notices. */
const READERS = 4;

await inSoakHouse({ spare: 1 }, async (house) => {
  const problems: string[] = [];
  const { asked, failed } = await readMeanwhile(house, READERS, async () => {
    for (const [name, attempt] of Object.entries(BAD_RELEASES))
      problems.push(...(await attempt(house)).map((problem) => `a release ${name}: ${problem}`));
  });
  problems.push(...failed);
  const line = `bad-release: ${Object.keys(BAD_RELEASES).length} bad releases beside the one that serves, ${asked} reads at the edge, ${failed.length} failed`;
  return { line, problems };
});
