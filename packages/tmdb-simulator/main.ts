#!/usr/bin/env node
import { startingAt } from './clock.ts';
import { optionOf, readEnv, SETTINGS } from './env.ts';
import { startSimulator } from './start.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  const options = SETTINGS.map((setting) => `  --${optionOf(setting)} VALUE   or ${setting}=VALUE\n`);
  process.stdout.write(`tmdb-simulator: a TMDB for tests; README.md explains each option\n${options.join('')}`);
  process.exit(0);
}

try {
  const { now, ...options } = readEnv(args);
  const simulator = await startSimulator({ ...options, ...(now && { now: startingAt(now, options.isClockRunning) }) });
  process.stdout.write(`simulator ready ${simulator.url}\n`);
} catch (error) {
  // A setting that is wrong, or a port that is taken.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

// Exit at once, even with hanging requests: the parent is waiting, or gone.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
process.on('disconnect', () => process.exit(0));
