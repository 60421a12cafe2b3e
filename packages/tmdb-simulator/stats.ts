import { createSlidingSecond } from './sliding-second.ts';

export interface StatsReport {
  total: number;
  api: number;
  images: number;
  /** Answers with 429, from the rate limit or from a fault. */
  too_many: number;
  /** Most API requests in any one-second window, refused ones included. */
  max_in_one_second: number;
  paths: Record<string, number>;
  faults: Record<string, number>;
}

export interface Stats {
  countRequest(path: string): void;
  countTooMany(): void;
  countFault(kind: string): void;
  report(): StatsReport;
  reset(): void;
}

export function createStats(): Stats {
  let report = emptyReport();
  let second = createSlidingSecond();

  return {
    countRequest(path) {
      report.total += 1;
      report.paths[path] = (report.paths[path] ?? 0) + 1;
      if (path.startsWith('/t/p/')) report.images += 1;
      if (!path.startsWith('/3/')) return;
      report.api += 1;
      second.count(performance.now());
      report.max_in_one_second = second.max();
    },
    countTooMany() {
      report.too_many += 1;
    },
    countFault(kind) {
      report.faults[kind] = (report.faults[kind] ?? 0) + 1;
    },
    report: () => report,
    reset() {
      report = emptyReport();
      second = createSlidingSecond();
    },
  };
}

function emptyReport(): StatsReport {
  return { total: 0, api: 0, images: 0, too_many: 0, max_in_one_second: 0, paths: {}, faults: {} };
}
