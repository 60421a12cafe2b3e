import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Server } from '../../tools/stack.ts';
import { type EdgeFixture, readCounter } from './edge-fixture.ts';
import { addressOf } from './overload.ts';

export interface UnderLoad {
  asked: number;
  failed: string[];
}

/** Two of three requests are for these cached pages, the third is a new search. */
const HELD = ['/', '/filmes', '/filme/cidade-de-deus-2002-598', '/sobre'];

/** Leaves the two cores to the servers, and is far more often than one visitor reads. */
const READ_PAUSE_MS = 20;

/** Readers send requests while `story` runs; failed requests are recorded. */
export async function readMeanwhile(
  { edge }: EdgeFixture,
  readers: number,
  story: () => Promise<void>,
): Promise<UnderLoad> {
  const pool = new Pool(edge.url, { connections: readers, pipelining: 1 });
  const reading = { isOver: false, asked: 0, failed: [] as string[] };
  const read = async (reader: number) => {
    for (let turn = reader; !reading.isOver; turn += readers) {
      const path = turn % 3 === 0 ? `/buscar?q=leitura${turn}` : (HELD[turn % HELD.length] ?? '/');
      try {
        const headers = { 'x-forwarded-for': addressOf(turn) };
        const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
        await body.arrayBuffer();
        if (statusCode !== 200) reading.failed.push(`${path} ${statusCode}`);
      } catch (error) {
        reading.failed.push(`${path} ${String(error)}`);
      }
      reading.asked += 1;
      await sleep(READ_PAUSE_MS);
    }
  };
  const all = Array.from({ length: readers }, (_, reader) => read(reader));
  try {
    await story();
  } finally {
    reading.isOver = true;
    await Promise.all(all);
    await pool.close();
  }
  return { asked: reading.asked, failed: reading.failed };
}

/** Each server in turn stops and starts again, as in a release. With SIGKILL it is gone at once. */
export async function restartEach(fixture: EdgeFixture, rounds: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const place = round % fixture.servers.size;
    const server = fixture.servers.get(place);
    if (!server) throw new Error(`no server runs at place ${place}`);
    server.process.kill(signal);
    await once(server.process, 'exit');
    const started = await fixture.startServer(place);
    while (!(await fetch(`${started.url}/readyz`)).ok) await sleep(100);
    await untilVisited(started);
  }
}

/** Waits until this server gets requests again before the next one stops: on a busy machine the edge may notice late. */
async function untilVisited(server: Server): Promise<void> {
  const alone = { servers: new Map([[0, server]]) };
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await readCounter(alone, 'page_renders_total')) > 0) return;
    await sleep(100);
  }
  throw new Error(`no request was sent to ${server.url}`);
}
