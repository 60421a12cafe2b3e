import type { Log } from '../infra/log.ts';

/** Background work that is only awaited when the process closes (and in tests). */
export interface Underway {
  /** An error that the work did not handle is logged: no caller waits for it. */
  add(work: Promise<void>): void;
  settle(): Promise<void>;
}

export function createUnderway(log: Log): Underway {
  const works = new Set<Promise<void>>();
  return {
    add(work) {
      works.add(work);
      const caught = work.catch((err: unknown) => log.error({ err }, 'background work failed'));
      void caught.finally(() => works.delete(work));
    },
    async settle() {
      while (works.size > 0) await Promise.allSettled(works);
    },
  };
}
