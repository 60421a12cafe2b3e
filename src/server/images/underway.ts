/** Background work that is only awaited when the process closes (and in tests). */
export interface Underway {
  add(work: Promise<void>): void;
  settle(): Promise<void>;
}

export function createUnderway(): Underway {
  const works = new Set<Promise<void>>();
  return {
    add(work) {
      works.add(work);
      void work.finally(() => works.delete(work));
    },
    async settle() {
      while (works.size > 0) await Promise.allSettled(works);
    },
  };
}
