import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { podman } from './podman.ts';

const WRITERS = 4;

/** Plain writers of numbered rows through the proxy: many more acknowledgements than editors get. */
export function writeRows(url: string, round: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max: WRITERS,
    connectionTimeoutMillis: 2_000,
    query_timeout: 6_000,
    options: '-c synchronous_commit=on',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const acknowledged: { id: string; at: number }[] = [];
  let [isOver, number] = [false, 0];
  const write = async () => {
    while (!isOver) {
      number += 1;
      const id = `${round}-${number}`;
      try {
        await pool.query('insert into ha_rows (id) values ($1)', [id]);
        acknowledged.push({ id, at: performance.now() });
      } catch {
        await sleep(50);
      }
      await sleep(5);
    }
  };
  const writing = Array.from({ length: WRITERS }, write);
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await Promise.all(writing);
      await pool.end();
    },
  };
}

/** Writes inside one server, past the proxy, as a forgotten script would: shows whether a replaced primary still accepts writes. */
export function writeInside(container: string, round: number) {
  const loop = [
    `n=0; while [ ! -e /tmp/stop-${round} ]; do n=$((n+1));`,
    `psql -qtAX -d lanterninha -c "set statement_timeout = 3000; insert into ha_rows (id) values ('${round}-inside-$n')" `,
    '>/dev/null 2>&1 && echo "$n"; sleep 0.2; done',
  ].join(' ');
  const child = spawn('podman', ['exec', '--user', 'postgres', container, 'bash', '-c', loop], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const acknowledged: { id: string; at: number }[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    for (const number of chunk.toString().split('\n').filter(Boolean))
      acknowledged.push({ id: `${round}-inside-${number}`, at: performance.now() });
  });
  child.on('error', () => undefined);
  return {
    acknowledged,
    async stop() {
      await podman('exec', container, 'touch', `/tmp/stop-${round}`).catch(() => undefined);
      child.kill('SIGKILL');
    },
  };
}
