import { setTimeout as sleep } from 'node:timers/promises';
import { editMovie } from '../../src/server/admin/editing/edit-entity.ts';
import { type EdgeFixture, look } from './edge-fixture.ts';

const PAGE = '/filme/cidade-de-deus-2002-598';
const GIVE_UP_MS = 10_000;

/** Changes a film many times; returns how long the edge takes to show each change to a client that polls. */
export async function publishOften({ ctx, edge }: EdgeFixture, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const overview = `Texto da edição ${round}, escrito pela redação.`;
    await look(edge.url + PAGE);
    await editMovie(ctx, { movieId: 598, changes: { overview }, author: 'redacao', note: '' });
    const started = performance.now();
    while (performance.now() - started < GIVE_UP_MS) {
      if ((await look(edge.url + PAGE)).body.includes(overview)) break;
      await sleep(50);
    }
    times.push(performance.now() - started);
  }
  return times;
}
