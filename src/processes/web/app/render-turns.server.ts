const waiting: (() => void)[] = [];

/**
 * Rendering a page holds the process for milliseconds. Those that become ready together begin one per turn of the event loop: in
 * between it reads what arrived, and whoever is to be sent away is, however many pages are in hand.
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(callNext);
  });
}

function callNext(): void {
  const [next] = waiting;
  next?.();
  // Left in the line until the next turn, so that nobody who comes meanwhile starts a second line.
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) callNext();
  });
}
