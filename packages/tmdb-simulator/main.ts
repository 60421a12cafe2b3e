import { startingAt } from './clock.ts';
import { readEnv } from './env.ts';
import { startSimulator } from './start.ts';

const { now, ...options } = readEnv();
const simulator = await startSimulator({ ...options, ...(now && { now: startingAt(now, options.isClockRunning) }) });

// Exit at once, even with hanging requests: the parent is waiting, or gone.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
process.on('disconnect', () => process.exit(0));

process.stdout.write(`simulator ready ${simulator.url}\n`);
