import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Set by the project `long`. */
    counts?: 'all';
  }
}

/** Every nth row, the same at each run; all rows in `npm run check -- all`. The file is listed in `SAMPLED` of vitest.config.ts. */
export function sample<T>(rows: readonly T[], every: number): readonly T[] {
  return inject('counts') === 'all' ? rows : rows.filter((_row, place) => place % every === 0);
}
