import { type ClientRequest, get } from 'node:http';

const EVERY_MS = 50;

/** Opens a new connection twenty times a second and counts those that were refused or cut. */
export function probeConnections(url: string): { stop(): { made: number; refused: number } } {
  let made = 0;
  let refused = 0;
  const open = new Set<ClientRequest>();
  const timer = setInterval(() => {
    made += 1;
    const request = get(`${url}/healthz`, { agent: false }, (response) => {
      if (response.statusCode !== 200) refused += 1;
      response.resume();
    });
    open.add(request);
    request.once('error', () => {
      refused += 1;
    });
    request.once('close', () => open.delete(request));
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      // What is still on its way counts as neither.
      for (const request of open)
        request
          .removeAllListeners('error')
          .on('error', () => undefined)
          .destroy();
      return { made: made - open.size, refused };
    },
  };
}
