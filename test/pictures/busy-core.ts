import { spawn } from 'node:child_process';

const LOOP =
  'const parent = process.ppid; for (;;) { for (let i = 0; i < 1e8; i += 1); if (process.ppid !== parent) process.exit(); }';

/** Keeps one core busy until it is stopped or its parent exits. */
export function loadCore(): { stop(): void } {
  const child = spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' });
  return { stop: () => void child.kill('SIGKILL') };
}

const PROBE = `
const { parentPort, workerData } = require('node:worker_threads');
const times = [];
let isOver = false;
parentPort.on('message', () => { isOver = true; });
(async () => {
  while (!isOver) {
    const from = performance.now();
    await fetch(workerData).then((answer) => answer.text(), () => undefined);
    times.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  parentPort.postMessage(times);
  parentPort.close();
})();`;

/** Requests an address ten times a second in its own thread: the main thread is busy with a browser. */
export async function probeEvery100Ms(url: string): Promise<{ stop(): Promise<number[]> }> {
  const { Worker } = await import('node:worker_threads');
  const worker = new Worker(PROBE, { eval: true, workerData: url });
  return {
    stop: () =>
      new Promise((resolve) => {
        worker.once('message', resolve);
        worker.postMessage('stop');
      }),
  };
}
