/**
 * Node accepts one connection in each turn of the event loop, in the order in which they came: behind five hundred that one client
 * opens, every other client waits for five hundred turns. So while connections arrive, turns must be short: renders wait, and one
 * request begins in a turn.
 */
let arrived = 0;

/** Called for each new connection. It counts until the next turn is over. */
export function noteConnection(): void {
  arrived += 1;
  setImmediate(() => setImmediate(() => (arrived -= 1)));
}

export const areConnectionsArriving = () => arrived > 0;
