import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { listAttacks } from '../test/hostile/attacks.ts';
import { fillFilms, findTargets, hirePeople, listCards } from '../test/hostile/people.ts';
import { attackInSlices, describe, judge, type Way, warmUp } from '../test/hostile/under-attack.ts';
import { countOf } from './report.ts';

/**
 * `npm run soak -- hostile-clients 60 edge,process slow-functions,slashes`: seconds of each attack, by which ways, which attacks.
 * Meanwhile visitors, API callers and an editor send requests at an ordinary pace from other addresses, and are compared with
 * the time directly before. One web process as deploy/systemd starts it, and Varnish with deploy/edge, on the same two cores.
 */
const SECONDS = countOf(60);
const WAYS = (process.argv[4] ?? 'edge,process').split(',') as Way[];
const ONLY = process.argv[5]?.split(',');
const SEED = 23;
const AS_SHIPPED = { RATE_LIMITS: 'on' };

await inSoakFixture({ webs: 1, services: 'web,functions,images', env: AS_SHIPPED }, async (fixture) => {
  const cards = await listCards(fixture, await fillFilms(fixture, 300));
  const { cookie: editor } = await fixture.signIn('editor');
  const targets = await findTargets(fixture);
  const people = hirePeople(editor, fixture.edge.url);
  const problems: string[] = [];
  const done: string[] = [];
  for (const way of WAYS) {
    const url = way === 'edge' ? fixture.edge.url : ([...fixture.servers.values()][0]?.url ?? '');
    // A card is drawn only once, so each way gets its own cards.
    const own = cards.filter((_card, index) => index % 2 === (way === 'edge' ? 0 : 1));
    const attacks = Object.entries(listAttacks({ ...targets, cards: own }));
    await warmUp(fixture, url, people, Math.min(20, SECONDS));
    for (const [index, [name, plan]] of attacks.entries()) {
      if (ONLY && !ONLY.includes(name)) continue;
      const attacked = await attackInSlices(fixture, {
        ...{ name: `${way} ${name}`, url, plan, people, seconds: SECONDS, seed: SEED + 10 * index },
      });
      problems.push(...judge(attacked));
      process.stdout.write(`${describe(attacked)}\n`);
      done.push(attacked.name);
    }
  }
  return { line: `hostile-clients: ${done.length} attacks of ${SECONDS} s (${done.join(', ')})`, problems };
});
