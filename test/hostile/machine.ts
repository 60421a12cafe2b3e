import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const METRONOME = `
const { parentPort } = require('node:worker_threads');
let late = 0;
let last = performance.now();
const timer = setInterval(() => {
  const now = performance.now();
  late = Math.max(late, now - last - 20);
  last = now;
}, 20);
parentPort.once('message', () => {
  clearInterval(timer);
  parentPort.postMessage(late);
});`;

/** How much the machine itself stalls: the delay of a thread that only waits, and the CPU time a hypervisor took. */
export function watchMachine(): { stop(): Promise<{ lateMs: number; stolenShare: number }> } {
  const worker = new Worker(METRONOME, { eval: true });
  const before = readTimes();
  return {
    stop: () =>
      new Promise((resolve) => {
        worker.once('message', (lateMs: number) => {
          const after = readTimes();
          resolve({ lateMs, stolenShare: (after.stolen - before.stolen) / Math.max(1, after.all - before.all) });
        });
        worker.postMessage('stop');
      }),
  };
}

function readTimes(): { stolen: number; all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const times = line.split(/\s+/).slice(1, 9).map(Number);
  return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) };
}
