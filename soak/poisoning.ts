import { DECEPTIONS, deceive } from '../test/edge/deception.ts';
import { countCopies } from '../test/edge/keys.ts';
import { inSoakHouse } from '../test/edge/open-soak-house.ts';
import { POISONED_ROUTES, POISONS, poison } from '../test/edge/poisoning.ts';
import { countOf } from '../tools/tell-soak.ts';

/** Every header with every route, into an empty cache; the newsroom's addresses in disguise; one list in many words. */
const PAIRS = countOf(POISONS.length * POISONED_ROUTES.length);

// Without a cache behind the edge: what a poison did would be rendered.
await inSoakHouse({ webs: 1, env: { PAGE_CACHE_MB: '0' } }, async (house) => {
  const all = POISONED_ROUTES.flatMap((route) => POISONS.map((each) => [route, each] as const));
  const differences = await poison(house, all.slice(0, PAIRS));
  const leaks = await deceive(house, DECEPTIONS);
  const { asked, copies, pages } = await countCopies(house, 200, 2026);
  const problems = [...differences, ...leaks];
  if (copies > 1 || pages > 1) problems.push(`${copies} copies of one list, ${pages} different`);
  const line = `poisoning: ${Math.min(PAIRS, all.length)} pairs of header and route, ${DECEPTIONS.length} disguised addresses, ${asked} ways to ask for one list`;
  return { line, problems };
});
