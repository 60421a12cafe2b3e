import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { startSimulator } from './start.ts';

/** Starts a separate process on a free port and waits until it is ready. */
async function startProcess(): Promise<{ child: ChildProcess; line: string }> {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), [], {
    env: { PATH: '', SIM_PORT: '0' },
    execArgv: [],
    silent: true,
  });
  const [line] = await once(child.stdout ?? child, 'data');
  return { child, line: String(line) };
}

describe('the process', () => {
  test('says in one line where it listens, and answers there', async () => {
    const { child, line } = await startProcess();
    expect(line).toMatch(/^simulator ready http:\/\/127\.0\.0\.1:\d+\n$/);
    const address = line.trim().split(' ').at(-1);
    expect((await fetch(`${address}/3/movie/598?api_key=simulator`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('ends when its parent process ends', async () => {
    const { child } = await startProcess();
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('where it listens', () => {
  test.each(['0.0.0.0', '::', '192.168.0.10', 'example.org'])(
    '%s is refused: it never leaves this machine',
    async (host) => {
      await expect(startSimulator({ host })).rejects.toThrow('loopback only');
    },
  );

  test("it cannot be reached at this machine's other addresses", async () => {
    const simulator = await startSimulator();
    const { port } = new URL(simulator.url);
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter((address) => !address.internal && address.family === 'IPv4');
    for (const { address } of others) await expect(fetch(`http://${address}:${port}/__sim/stats`)).rejects.toThrow();
    expect((await fetch(`http://127.0.0.1:${port}/__sim/stats`)).status).toBe(200);
    await simulator.close();
  });

  test('a closed simulator refuses connections, even with a hanging request', async () => {
    const simulator = await startSimulator();
    await fetch(`${simulator.url}/__sim/faults`, { method: 'POST', body: '[{"match":".","kind":"hang"}]' });
    const hanging = fetch(`${simulator.url}/3/movie/598`);
    await expect(
      Promise.all([hanging, new Promise((r) => setTimeout(r, 50)).then(() => simulator.close())]),
    ).rejects.toThrow();
    await expect(fetch(simulator.url)).rejects.toThrow();
  });
});

describe('the environment', () => {
  test('needs nothing set', () => {
    expect(parseEnv({})).toEqual({
      areActorsPictured: false,
      picturesFolder: undefined,
      port: 4010,
      host: '127.0.0.1',
      apiKey: 'simulator',
      ratePerSecond: 50,
      retryAfter: 'seconds',
      seed: 1,
      movies: 0,
      series: 0,
      people: 0,
      popularity: 1,
      now: undefined,
      isClockRunning: false,
    });
  });

  test('lists all its problems at once', () => {
    expect(() => parseEnv({ SIM_PORT: 'x', SIM_NOW: 'soon', SIM_CLOCK: 'fast' })).toThrow(
      /SIM_PORT[^]*SIM_NOW[^]*SIM_CLOCK/,
    );
  });
});
