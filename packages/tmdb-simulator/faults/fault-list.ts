import { createRandom } from '../../demo/hash.ts';
import type { Fault } from './fault.ts';

export interface FaultList {
  replace(faults: readonly Fault[]): void;
  /** The first fault that hits this path now, if any. */
  next(path: string): Fault | undefined;
  list(): readonly Fault[];
}

interface Armed {
  fault: Fault;
  pattern: RegExp;
  random: () => number;
  matches: number;
  hits: number;
}

export function createFaultList(): FaultList {
  let armed: Armed[] = [];

  return {
    replace(faults) {
      armed = faults.map((fault, index) => ({
        fault,
        pattern: new RegExp(fault.match),
        // Seeded, so that a run that failed by chance can be repeated.
        random: createRandom(`fault|${index}|${fault.match}`),
        matches: 0,
        hits: 0,
      }));
    },
    next: (path) => armed.find((entry) => isHit(entry, path))?.fault,
    list: () => armed.map((entry) => entry.fault),
  };
}

function isHit(entry: Armed, path: string): boolean {
  const { fault } = entry;
  if (!entry.pattern.test(path)) return false;
  if (fault.count !== undefined && entry.hits >= fault.count) return false;
  entry.matches += 1;
  if (fault.every !== undefined && entry.matches % fault.every !== 0) return false;
  if (fault.probability !== undefined && entry.random() >= fault.probability) return false;
  entry.hits += 1;
  return true;
}
