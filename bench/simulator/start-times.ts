import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface StartTime {
  movies: number;
  series: number;
  people: number;
  readyMs: number;
  firstListMs: number;
  lastPageMs: number;
  rssMb: number;
}

const MAIN = path.resolve(import.meta.dirname, '../../simulator/main.ts');

/** Starts the process as usual and waits until it reports ready; then its first list, and page 500 of it. */
export async function measureStart(movies: number, series: number, people: number): Promise<StartTime> {
  const started = performance.now();
  const child = fork(MAIN, [], {
    env: {
      PATH: process.env.PATH,
      SIM_PORT: '0',
      SIM_NOW: '2026-11-14T12:00:00Z',
      SIM_MOVIES: String(movies),
      SIM_TV: String(series),
      SIM_PEOPLE: String(people),
    },
    silent: true,
  });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const readyMs = performance.now() - started;
  const url = line.toString().trim().split(' ').at(-1) ?? '';
  const firstListMs = await time(`${url}/3/discover/movie?api_key=simulator`);
  const lastPageMs = await time(`${url}/3/discover/movie?api_key=simulator&page=500`);
  const rssMb = await memoryOf(child.pid ?? 0);
  child.disconnect();
  await once(child, 'exit');
  return { movies, series, people, readyMs, firstListMs, lastPageMs, rssMb };
}

async function time(address: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - started;
}

/** Linux only; NaN elsewhere. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}
