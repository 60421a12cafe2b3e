import { median, rounded } from '../../tools/figures.ts';
import { type Job, type Measured, measure } from './measure.ts';

interface Pace {
  clients: number;
  rounds: number;
  roundMs: number;
}

interface Row extends Record<string, string | number> {
  what: string;
  'per second': number;
  'of bare': number;
}

/** Rate of each job with all clients, compared with a bare select before and after it; then its latency with one client. */
export async function measureBesideSelect<T>(
  jobs: readonly (Job<T> & { name: string })[],
  bare: Job<number>,
  { clients, rounds, roundMs }: Pace,
): Promise<Row[]> {
  const measured = new Map<string, { ratio: number; own: Measured }[]>(jobs.map(({ name }) => [name, []]));
  const selects: Measured[] = [];
  await measure(bare, clients, roundMs / 2);
  for (const job of jobs) await measure(job, clients, roundMs / 3);
  for (let round = 0; round < rounds; round += 1) {
    for (const job of jobs) {
      const before = await measure(bare, clients, roundMs / 2);
      const own = await measure(job, clients, roundMs);
      const after = await measure(bare, clients, roundMs / 2);
      selects.push(before, after);
      const ratio = (2 * own.perSecond) / (before.perSecond + after.perSecond);
      measured.get(job.name)?.push({ own, ratio });
    }
  }
  const tell = async (what: string, job: Job<T> | Job<number>, all: readonly Measured[], ratio: number) => {
    const alone = await measure(job as Job<T>, 1, roundMs / 2);
    return {
      what,
      'per second': Math.round(median(all.map(({ perSecond }) => perSecond))),
      'of bare': rounded(ratio),
      'p50 ms': rounded(median(all.map(({ p50 }) => p50)), 2),
      'p99 ms': rounded(median(all.map(({ p99 }) => p99)), 2),
      'p50 at one client': rounded(alone.p50, 2),
      'p99 at one client': rounded(alone.p99, 2),
    };
  };
  const rows = [await tell('bare select', bare, selects, 1)];
  for (const job of jobs) {
    const all = measured.get(job.name) ?? [];
    const ratio = median(all.map((one) => one.ratio));
    rows.push(
      await tell(
        job.name,
        job,
        all.map(({ own }) => own),
        ratio,
      ),
    );
  }
  return rows;
}
