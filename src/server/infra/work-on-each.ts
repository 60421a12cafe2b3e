import { isDatabaseTrouble } from './db-trouble.ts';
import type { Log } from './log.ts';

export interface EachOptions<T> {
  log: Log;
  /** Fields of the log line of one that failed. */
  describe: (subject: T) => object;
  /** Every further one would fail in the same way: the rest is not tried. A database that is away always ends the work. */
  endsAll?: (error: unknown) => boolean;
  atOnce?: number;
}

/**
 * For jobs: one that fails is logged and does not stop the others. What failed is thrown when all were tried, so that the job
 * counts as failed and is retried.
 */
export async function workOnEach<T>(
  subjects: Iterable<T>,
  { log, describe, endsAll = () => false, atOnce = 1 }: EachOptions<T>,
  work: (subject: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...subjects];
  const total = waiting.length;
  const failures: unknown[] = [];
  const ending: unknown[] = [];
  const takeTurns = async () => {
    while (waiting.length > 0 && ending.length === 0) {
      const [subject] = waiting.splice(0, 1) as [T];
      try {
        await work(subject);
      } catch (err) {
        if (isDatabaseTrouble(err) || endsAll(err)) {
          ending.push(err);
        } else {
          failures.push(err);
          log.error({ ...describe(subject), err }, 'one of a job failed, and the others go on');
        }
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  if (ending.length > 0) throw ending[0];
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${total} failed`);
}
