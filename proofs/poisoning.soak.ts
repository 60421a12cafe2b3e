import { DECEPTIONS, deceive } from '../test/edge/deception.ts';
import { countCopies } from '../test/edge/keys.ts';
import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { POISONED_ROUTES, POISONS, poison } from '../test/edge/poisoning.ts';
import { countOf } from './report.ts';

/** Every header with every route into an empty cache; disguised admin addresses; one list requested in many ways. */
const PAIRS = countOf(POISONS.length * POISONED_ROUTES.length);

// Without the page cache behind the edge, so that a poisoned header would reach the rendered page.
await inSoakFixture({ webs: 1, env: { PAGE_CACHE_MB: '0' } }, async (fixture) => {
  const all = POISONED_ROUTES.flatMap((route) => POISONS.map((each) => [route, each] as const));
  const differences = await poison(fixture, all.slice(0, PAIRS));
  const leaks = await deceive(fixture, DECEPTIONS);
  const { asked, copies, pages } = await countCopies(fixture, 200, 2026);
  const problems = [...differences, ...leaks];
  if (copies > 1 || pages > 1) problems.push(`${copies} copies of one list, ${pages} different`);
  const line = `poisoning: ${Math.min(PAIRS, all.length)} pairs of header and route, ${DECEPTIONS.length} disguised addresses, ${asked} ways to ask for one list`;
  return { line, problems };
});
