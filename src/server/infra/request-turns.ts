import { areConnectionsArriving } from './connections-first.ts';

/** Bounds how many requests begin in one turn of the event loop. */
export interface RequestTurns {
  /** Calls `start` at once or in a later turn of the loop. `client` is called only if it has to wait. */
  enter(request: { isOurs: boolean; client: () => string }, start: Start): void;
}

type Start = () => void;

/**
 * A request that the process answers from memory or refuses takes less than a millisecond, but five hundred that arrive together
 * took a quarter of a second, and an admin page needs some twenty turns of the loop. So requests begin for `budgetMs` in a turn; the
 * others wait, one of each client in rotation, and every second place is for the admin and for health checks (`isOurs`).
 */
export function createRequestTurns(budgetMs: number, now: () => number = () => performance.now()): RequestTurns {
  const ours = createRotation();
  const others = createRotation();
  let begunAt: number | undefined;
  let wasOurs = false;

  function hasTime(): boolean {
    if (begunAt !== undefined) return !areConnectionsArriving() && now() - begunAt < budgetMs;
    begunAt = now();
    setImmediate(beginTurn);
    return true;
  }

  function beginTurn(): void {
    begunAt = undefined;
    startNext();
  }

  function startNext(): void {
    if (ours.isEmpty() && others.isEmpty()) return;
    if (!hasTime()) return;
    wasOurs = others.isEmpty() || (!wasOurs && !ours.isEmpty());
    (wasOurs ? ours : others).take()();
    // After all microtasks of this request: most of its work is in them.
    queueMicrotask(() => process.nextTick(startNext));
  }

  return {
    enter({ isOurs, client }, start) {
      if (ours.isEmpty() && others.isEmpty() && hasTime()) start();
      else (isOurs ? ours : others).add(client(), start);
    },
  };
}

/** Takes one of each client in rotation. */
function createRotation() {
  const waiting = new Map<string, Start[]>();
  return {
    isEmpty: () => waiting.size === 0,
    add(client: string, start: Start): void {
      const own = waiting.get(client);
      if (own) own.push(start);
      else waiting.set(client, [start]);
    },
    take(): Start {
      for (const [client, own] of waiting) {
        const start = own.shift();
        waiting.delete(client);
        if (own.length > 0) waiting.set(client, own);
        if (start) return start;
      }
      throw new Error('no request waits');
    },
  };
}
