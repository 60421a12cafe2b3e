import { areConnectionsArriving } from '#server/infra/connections-first.ts';
import { CONNECTIONS_FIRST_MS } from '#shared/domain/limits.ts';

const waiting: (() => void)[] = [];

/**
 * Rendering a page blocks the process for milliseconds. Pages that become ready together start one per turn of the event loop, so
 * that in between it reads new requests and can reject those over the limit, however many pages wait. New connections are accepted first.
 */
export function waitForRenderTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(callNext, performance.now());
  });
}

function callNext(from: number): void {
  if (areConnectionsArriving() && performance.now() - from < CONNECTIONS_FIRST_MS)
    return void setImmediate(callNext, from);
  const [next] = waiting;
  next?.();
  // Stays in the queue until the next turn, so that a call in the meantime does not start a second queue.
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) callNext(performance.now());
  });
}
