import { inSoakHouse } from '../test/edge/open-soak-house.ts';
import { browseTogether } from '../test/hostile/crowd.ts';
import { fillFilms } from '../test/hostile/people.ts';
import { countOf, wholePercentile } from '../tools/tell-soak.ts';

/**
 * 500 people behind one address (a campus, a carrier), each opening a page with its pictures every 15 s, through an edge with an
 * empty cache and the default rate limits: no request may be refused.
 */
const SECONDS = countOf(120);
const PEOPLE = 500;
const EVERY_SECONDS = 15;
const AS_SHIPPED = { RATE_LIMITS: 'on' };

await inSoakHouse({ webs: 1, services: 'web,functions,images', env: AS_SHIPPED }, async (fixture) => {
  await fillFilms(fixture, 300);
  const { url } = fixture.edge;
  const report = await browseTogether({
    ...{ url, from: '127.0.0.9', people: PEOPLE },
    ...{ pageEverySeconds: EVERY_SECONDS, seconds: SECONDS, seed: 23 },
  });
  const problems = [...report.refused, ...report.failed].map(([what, times]) => `${what}, ${times} times`);
  const line = `shared-address: ${PEOPLE} people behind one address, ${report.pages} pages in ${SECONDS} s (p50 ${wholePercentile(report.pageMs, 0.5)}, p99 ${wholePercentile(report.pageMs, 0.99)} ms), ${report.pictures} files, ${report.calls} calls, ${sum(report.refused)} refused, ${sum(report.failed)} failed`;
  return { line, problems };
});

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
