import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChangedTmdb {
  url: string;
  close(): Promise<void>;
}

/** Text fields that TMDB's editors write, and that decide which language we show. */
const WORDS = new Set(['title', 'name', 'overview', 'tagline', 'biography', 'character', 'job']);

/** The same TMDB with every text changed. */
export async function startChangedTmdb(simulatorUrl: string): Promise<ChangedTmdb> {
  const server = createServer((request, response) => {
    void fetch(simulatorUrl + (request.url ?? ''), {
      headers: { authorization: request.headers.authorization ?? '' },
    }).then(async (answer) => {
      const body = rewrite(await answer.json());
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]: [string, unknown]) => {
      if (typeof member === 'string' && WORDS.has(key)) return [key, member === '' ? '' : `${member} (outra vez)`];
      return [key, rewrite(member)];
    }),
  );
}
