import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';

const fixture = await openTestFixture({ LOG_LEVEL: 'warn' });

test('SIGUSR1 opens no debugger, and SIGUSR2 writes a CPU profile while the process serves', async () => {
  const server = await startServerProcess(new Set(), fixture.variables, { services: 'functions' });
  const statusOf = async () => (await fetch(`${server.url}/healthz`)).status;
  const log = () => server.log.join('');
  try {
    server.process.kill('SIGUSR1');
    // Twice at once is one profile.
    server.process.kill('SIGUSR2');
    server.process.kill('SIGUSR2');
    expect(await statusOf()).toBe(200);
    await expect.poll(log, { timeout: 30_000 }).toContain('a CPU profile was written');
    expect(log().match(/a CPU profile was written/g)).toHaveLength(1);
    expect(log()).not.toContain('Debugger listening');
    const file = /"file":"([^"]+)"/.exec(log())?.[1] ?? '';
    const profile = JSON.parse(readFileSync(file, 'utf8')) as { nodes: unknown[]; startTime: number; endTime: number };
    rmSync(file);
    expect(profile.nodes.length).toBeGreaterThan(1);
    // Microseconds.
    expect(profile.endTime - profile.startTime).toBeGreaterThan(9e6);
    expect(await statusOf()).toBe(200);
  } finally {
    const ended = once(server.process, 'exit');
    await server.stop();
    expect((await ended)[0]).toBe(0);
  }
}, 120_000);
