import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

/** What readers got. A cached page must never fail; an uncached one may be refused while the database is away. */
export interface Readings {
  held: number;
  failed: string[];
  notStored: number;
  refused: number;
  /** Refusals without our own 503 page. */
  rude: string[];
  slowestHeldMs: number;
}

export interface SteadyReaders {
  readings: Readings;
  stop(): Promise<void>;
}

const READERS = 4;
const PAUSE_MS = 10;

/** Readers of one process: cached pages, and now and then an uncached one. */
export function readSteadily(url: string, pages: readonly string[], isAskingUnheld: boolean): SteadyReaders {
  const pool = new Pool(url, { connections: READERS, pipelining: 1, headersTimeout: 20_000 });
  const readings: Readings = { held: 0, failed: [], notStored: 0, refused: 0, rude: [], slowestHeldMs: 0 };
  let isOver = false;
  const read = async (path: string) => {
    const { statusCode, headers, body } = await pool.request({ path, method: 'GET' });
    await body.arrayBuffer();
    return { statusCode, isPolite: statusCode === 503 && headers['retry-after'] !== undefined };
  };
  async function readHeld(path: string): Promise<void> {
    const started = performance.now();
    const answer = await read(path).catch((error: unknown) => String(error));
    readings.held += 1;
    readings.slowestHeldMs = Math.max(readings.slowestHeldMs, performance.now() - started);
    if (typeof answer === 'string') readings.failed.push(`${path} ${answer}`);
    else if (answer.statusCode !== 200) readings.failed.push(`${path} ${answer.statusCode}`);
  }
  async function readUnheld(path: string): Promise<void> {
    const answer = await read(path).catch((error: unknown) => String(error));
    readings.notStored += 1;
    if (typeof answer === 'string') readings.rude.push(`${path} ${answer}`);
    else if (answer.isPolite) readings.refused += 1;
    else if (answer.statusCode !== 200) readings.rude.push(`${path} ${answer.statusCode}`);
  }
  async function readOn(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn += READERS) {
      if (isAskingUnheld && reader === 0) await readUnheld(`/buscar?q=leitura${turn}`);
      else await readHeld(pages[turn % pages.length] ?? '/');
      await sleep(PAUSE_MS);
    }
  }
  const reading = Array.from({ length: READERS }, (_, reader) => readOn(reader));
  return {
    readings,
    async stop() {
      isOver = true;
      await Promise.all(reading);
      await pool.close();
    },
  };
}
