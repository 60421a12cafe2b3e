import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TEST_DEMO_FOLDER } from '../tools/demo/demo-folder.ts';
import { findFreePort } from '../tools/local-postgres.ts';

/** Processes and their parents, from /proc: the second field after the name in brackets is the parent. */
function listProcesses(): { pid: number; parent: number }[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const fields = readFileSync(`/proc/${entry}/stat`, 'latin1')
        .replace(/^.*\) /, '')
        .split(' ');
      return fields[0] === 'Z' ? [] : [{ pid: Number(entry), parent: Number(fields[1]) }];
    } catch {
      return [];
    }
  });
}

function familyOf(pid: number): number[] {
  const all = listProcesses();
  const family = [pid];
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member).map((child) => child.pid));
  return family;
}

async function startDemo(port: number, said: string[] = []): Promise<ChildProcess & { pid: number }> {
  const npm = spawn('npm', ['run', '--silent', 'demo', '--', '--folder', TEST_DEMO_FOLDER], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a shell makes for a command.
    detached: true,
  }) as ChildProcess & { pid: number };
  for (const output of [npm.stdout, npm.stderr]) output?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ready = new Promise<void>((resolve, reject) => {
    npm.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(`ready http://127.0.0.1:${port}`)) resolve();
    });
    npm.once('exit', (code) => reject(new Error(`the demo ended with ${code}`)));
    void sleep(90_000, undefined, { ref: false }).then(() => reject(new Error('not ready within 90 seconds')));
  });
  try {
    await ready;
    return npm;
  } catch (error) {
    stopFamily(familyOf(npm.pid));
    throw error;
  }
}

function stopFamily(family: readonly number[]): void {
  for (const pid of family) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone, as expected.
    }
  }
}

/** At least fifteen of the films in cinemas have a ticket link, to a page that says that it sells nothing. */
async function expectTickets(site: string): Promise<void> {
  const read = async <T>(call: string) => {
    // Stays below the rate limit of an address.
    await sleep(100);
    return (await (await fetch(`${site}/api/${call}`)).json()) as T;
  };
  const playing: { id: number }[] = [];
  for (const page of [1, 2]) {
    playing.push(...(await read<{ results: { id: number }[] }>(`getMoviesNowPlaying?page=${page}`)).results);
  }
  const urls: string[] = [];
  for (const { id } of playing) {
    const { ingresso } = await read<{ ingresso: Tickets }>(`getMovieDetails?movieId=${id}`);
    if (ingresso.isPlaying && ingresso.url) urls.push(ingresso.url);
  }
  expect(urls.length).toBeGreaterThanOrEqual(15);
  expect(await (await fetch(urls[0] ?? '')).text()).toContain('Nenhum ingresso é vendido aqui.');
}

interface Tickets {
  isPlaying: boolean;
  url: string | null;
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the demo is ready within 90 seconds and leaves no process behind when npm is sent %s',
  async (signal) => {
    const port = await findFreePort();
    const npm = await startDemo(port);
    const family = familyOf(npm.pid);
    try {
      expect((await fetch(`http://127.0.0.1:${port}/filme/598`)).status).toBe(200);
      await expectTickets(`http://127.0.0.1:${port}`);
      // npm, the demo, PostgreSQL and its helpers, the simulator, the server.
      expect(family.length).toBeGreaterThan(5);
      npm.kill(signal);
      const alive = () => listProcesses().filter(({ pid }) => family.includes(pid));
      await expect.poll(alive, { timeout: 20_000, interval: 200 }).toEqual([]);
    } finally {
      stopFamily(family);
    }
  },
  150_000,
);

test('Ctrl-C in a terminal, which signals the whole process group, ends the demo without an error line', async () => {
  const said: string[] = [];
  const port = await findFreePort();
  const npm = await startDemo(port, said);
  const family = familyOf(npm.pid);
  try {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    const before = said.length;
    process.kill(-npm.pid, 'SIGINT');
    const alive = () => listProcesses().filter(({ pid }) => family.includes(pid));
    await expect.poll(alive, { timeout: 20_000, interval: 200 }).toEqual([]);
    expect(said.slice(before).join('')).toBe('');
  } finally {
    stopFamily(family);
  }
}, 150_000);

test('a demo that was killed is ready again in 20 seconds, with what it had', async () => {
  const family: number[] = [];
  try {
    const first = await startDemo(await findFreePort());
    family.push(...familyOf(first.pid));
    const tool = family.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('\0tools/demo.ts'));
    // Pid 0 would be our own process group, including the test runner.
    if (tool === undefined) throw new Error('tools/demo.ts is not among the processes of the demo');
    process.kill(tool, 'SIGKILL');
    await sleep(500);

    const startedAt = performance.now();
    const port = await findFreePort();
    const second = await startDemo(port);
    family.push(...familyOf(second.pid));
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect((await fetch(`http://127.0.0.1:${port}/filme/598`)).status).toBe(200);
    second.kill('SIGINT');
    const alive = () => listProcesses().filter(({ pid }) => family.includes(pid));
    await expect.poll(alive, { timeout: 20_000, interval: 200 }).toEqual([]);
  } finally {
    stopFamily(family);
  }
}, 240_000);
