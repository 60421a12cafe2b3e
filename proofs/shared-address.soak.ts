import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { browseTogether, readEverything } from '../test/hostile/crowd.ts';
import { fillFilms } from '../test/hostile/people.ts';
import { countOf, wholePercentile } from './report.ts';

/**
 * 500 people behind one address (a campus, a carrier), a page every 15 s each with its pictures, with every limit as it is shipped:
 * none of them may be refused. The pictures are stored, as they are on a site that is a day old; the edge has cached nothing yet.
 */
const SECONDS = countOf(120);
const PEOPLE = 500;
const EVERY_SECONDS = 15;
/** Addresses of earlier visitors. */
const EARLIER = Array.from({ length: 40 }, (_, index) => `127.0.1.${index + 1}`);
const AS_SHIPPED = { RATE_LIMITS: 'on' };

await inSoakFixture({ webs: 1, services: 'web,functions,images', env: AS_SHIPPED }, async (fixture) => {
  await fillFilms(fixture, 300);
  const { url } = fixture.edge;
  const [server] = fixture.servers.values();
  const notDrawn = await readEverything(server?.url ?? '', EARLIER);
  const report = await browseTogether({
    ...{ url, from: '127.0.0.9', people: PEOPLE },
    ...{ pageEverySeconds: EVERY_SECONDS, seconds: SECONDS, seed: 23 },
  });
  const problems = notDrawn.map((file) => `${file} was not drawn beforehand`);
  problems.push(...[...report.refused, ...report.failed].map(([what, times]) => `${what}, ${times} times`));
  const line = `shared-address: ${PEOPLE} people behind one address, ${report.pages} pages in ${SECONDS} s (p50 ${wholePercentile(report.pageMs, 0.5)}, p99 ${wholePercentile(report.pageMs, 0.99)} ms), ${report.pictures} files, ${report.calls} calls, ${sum(report.refused)} refused, ${sum(report.failed)} failed`;
  return { line, problems };
});

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
