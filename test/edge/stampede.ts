import { Pool } from 'undici';
import { type EdgeFixture, readCounter } from './edge-fixture.ts';

export interface Stampede {
  answered: number;
  failed: number;
  /** Pages rendered by our servers meanwhile. */
  renders: number;
  slowestMs: number;
}

/** Many visitors request one page at the same time, each on its own connection. */
export async function stampede(fixture: EdgeFixture, path: string, visitors: number): Promise<Stampede> {
  const before = await readCounter(fixture, 'page_renders_total');
  const pool = new Pool(fixture.edge.url, { connections: visitors, pipelining: 1 });
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      const started = performance.now();
      try {
        const { statusCode, body } = await pool.request({ path, method: 'GET' });
        await body.arrayBuffer();
        if (statusCode !== 200) failed += 1;
      } catch {
        failed += 1;
      }
      times.push(performance.now() - started);
    }),
  );
  await pool.close();
  const renders = (await readCounter(fixture, 'page_renders_total')) - before;
  return { answered: visitors - failed, failed, renders, slowestMs: Math.round(Math.max(...times)) };
}
