import { setTimeout as sleep } from 'node:timers/promises';
import { announceChange } from '../src/server/store/jobs/outbox.ts';
import { look, purge } from '../test/edge/edge-fixture.ts';
import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { type Stampede, stampede } from '../test/edge/stampede.ts';
import { countOf } from './report.ts';

/** The full count of test/edge.db.test.ts: many visitors at one cold page, at a purged one, and while everything is purged. */
const VISITORS = countOf(500);
const COLD = ['/series/melhores-avaliadas', '/filmes/melhores-avaliados', '/pessoas', '/generos', '/colecoes'];
const HOT = '/filme/cidade-de-deus-2002-598';

await inSoakFixture({ maxConnections: 64 }, async (fixture) => {
  const problems: string[] = [];
  const judge = (what: string, { failed, renders, slowestMs }: Stampede) => {
    if (failed > 0) problems.push(`${what}: ${failed} failed`);
    if (renders > 2) problems.push(`${what}: ${renders} renders`);
    slowest.push(slowestMs);
  };
  const slowest: number[] = [];
  for (const path of COLD) judge(`cold ${path}`, await stampede(fixture, path, VISITORS));
  await look(fixture.edge.url + HOT);
  for (let round = 0; round < 5; round += 1) {
    await fixture.ctx.db.transaction().execute((trx) => announceChange(trx, ['movie:598']));
    judge(`purged, round ${round}`, await stampede(fixture, HOT, VISITORS));
    await sleep(2_500);
  }
  // Purges everything while people read.
  const everything = [HOT, '/', '/filmes', '/sobre', ...COLD];
  const reading = { isOver: false, done: 0, failed: 0 };
  const readers = Array.from({ length: 16 }, async (_, reader) => {
    for (let turn = reader; !reading.isOver; turn += 1) {
      const { status } = await look(fixture.edge.url + (everything[turn % everything.length] ?? '/'));
      reading.done += 1;
      if (status >= 500) reading.failed += 1;
    }
  });
  for (let round = 0; round < 10; round += 1) {
    await sleep(500);
    await purge(fixture, 'all', round % 2 === 0 ? 'soft' : 'hard');
  }
  reading.isOver = true;
  await Promise.all(readers);
  if (reading.failed > 0) problems.push(`everything purged: ${reading.failed} of ${reading.done} failed`);
  const line = `stampede: ${VISITORS} visitors at each of ${COLD.length} cold pages and 5 purges, slowest ${Math.max(...slowest)} ms; everything purged 10 times under ${reading.done} reads`;
  return { line, problems };
});
