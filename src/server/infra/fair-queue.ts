/** Ends a turn; calling it twice does nothing. */
export type EndTurn = () => void;

export interface FairQueue {
  /** Resolves when it is this client's turn, or with `undefined` when the queue is full. */
  enter(client: string): Promise<EndTurn | undefined>;
  /** Running and waiting. */
  size(): number;
}

type Start = (end: EndTurn | undefined) => void;

interface Client {
  running: number;
  waiting: Start[];
  /** Serial number of the end of its last turn, or of the request that began its queue, whichever came later. */
  waitsSince: number;
}

/**
 * Fair queueing by client: up to `atOnce` turns run; the next one goes to the client with the fewest running, of those the
 * one that waited longest for a turn. When `limit` turns run or wait, the client with the most waiting loses its newest
 * (longest queue drop). A client that is alone gets everything, and none can crowd out another.
 */
export function createFairQueue({ atOnce, limit }: { atOnce: number; limit: number }): FairQueue {
  const clients = new Map<string, Client>();
  let active = 0;
  let queued = 0;
  let serial = 0;

  function find(name: string): Client {
    const known = clients.get(name) ?? { running: 0, waiting: [], waitsSince: 0 };
    clients.set(name, known);
    return known;
  }

  function waitFromNow(client: Client): void {
    serial += 1;
    client.waitsSince = serial;
  }

  function run(name: string): EndTurn {
    const client = find(name);
    active += 1;
    client.running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      active -= 1;
      client.running -= 1;
      waitFromNow(client);
      if (client.running === 0 && client.waiting.length === 0) clients.delete(name);
      startNext();
    };
  }

  function startNext(): void {
    while (active < atOnce && queued > 0) {
      const [name, client] = findNext();
      queued -= 1;
      client.waiting.shift()?.(run(name));
    }
  }

  function findNext(): [string, Client] {
    return [...clients]
      .filter(([, { waiting }]) => waiting.length > 0)
      .reduce((best, each) => {
        const [[, first], [, second]] = [best, each];
        if (second.running !== first.running) return second.running < first.running ? each : best;
        return second.waitsSince < first.waitsSince ? each : best;
      });
  }

  /** Drops the newest turn of a client with a longer queue than this one would have; false if there is none. */
  function makeRoomFor(name: string): boolean {
    let longest: Start[] = [];
    for (const { waiting } of clients.values()) if (waiting.length > longest.length) longest = waiting;
    if (longest.length <= (clients.get(name)?.waiting.length ?? 0) + 1) return false;
    longest.pop()?.(undefined);
    queued -= 1;
    return true;
  }

  return {
    async enter(name) {
      if (active < atOnce) return run(name);
      if (active + queued >= limit && !makeRoomFor(name)) return undefined;
      return new Promise((start) => {
        const client = find(name);
        if (client.waiting.length === 0) waitFromNow(client);
        client.waiting.push(start);
        queued += 1;
      });
    },
    size: () => active + queued,
  };
}
