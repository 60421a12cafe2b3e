import { useState } from 'react';
import type { Outcome } from '../outcome.ts';

interface Successes {
  times: number;
  last: Outcome | undefined;
}

/** How often a form succeeded on this page: a key for its fields, which start again then, and only then. */
export function useSuccesses(own: Outcome | undefined): Successes {
  const [done, setDone] = useState<Successes>({ times: 0, last: own?.notice ? own : undefined });
  if (own?.notice && own !== done.last) setDone({ times: done.times + 1, last: own });
  return done;
}
