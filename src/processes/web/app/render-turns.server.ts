const waiting: (() => void)[] = [];

/**
 * Rendering a page blocks the process for milliseconds. Pages that become ready together start one per turn of the event loop, so
 * that in between it reads new requests and can reject those over the limit, however many pages wait.
 */
export function waitForRenderTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(callNext);
  });
}

function callNext(): void {
  const [next] = waiting;
  next?.();
  // Stays in the queue until the next turn, so that a call in the meantime does not start a second queue.
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) callNext();
  });
}
