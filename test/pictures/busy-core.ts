import { spawn } from 'node:child_process';

const LOOP =
  'const parent = process.ppid; for (;;) { for (let i = 0; i < 1e8; i += 1); if (process.ppid !== parent) process.exit(); }';

/** Keeps one core busy until it is stopped or its parent exits. */
export function loadCore(): { stop(): void } {
  const child = spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' });
  return { stop: () => void child.kill('SIGKILL') };
}

const PROBE = `
const { readFileSync } = require('node:fs');
const { parentPort, workerData: { url, pid } } = require('node:worker_threads');
// The main thread of a process has the process's id; its CPU time is in hundredths of a second.
const cpuMs = () => {
  if (pid === undefined) return 0;
  const fields = readFileSync('/proc/' + pid + '/task/' + pid + '/stat', 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const probes = [];
let isOver = false;
parentPort.on('message', () => { isOver = true; });
(async () => {
  while (!isOver) {
    const from = performance.now();
    const cpu = cpuMs();
    await fetch(url).then((answer) => answer.text(), () => undefined);
    probes.push({ ms: performance.now() - from, cpuMs: cpuMs() - cpu });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  parentPort.postMessage(probes);
  parentPort.close();
})();`;

/** One request: how long it took, and how much of that the main thread of the server computed. */
export interface Probe {
  ms: number;
  cpuMs: number;
}

/** Requests an address ten times a second in its own thread: the main thread is busy with a browser. */
export async function probeEvery100Ms(url: string, pid?: number): Promise<{ stop(): Promise<Probe[]> }> {
  const { Worker } = await import('node:worker_threads');
  const worker = new Worker(PROBE, { eval: true, workerData: { url, pid } });
  return {
    stop: () =>
      new Promise((resolve) => {
        worker.once('message', resolve);
        worker.postMessage('stop');
      }),
  };
}
