import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChangedTmdb {
  url: string;
  close(): Promise<void>;
}

/** Text fields that TMDB's editors write, and that decide which language we show. */
const WORDS = new Set(['title', 'name', 'overview', 'tagline', 'biography', 'character', 'job']);
const FILES = new Set(['file_path', 'poster_path', 'backdrop_path', 'still_path', 'profile_path']);

/** The same TMDB with every text and every picture changed. `round` gives what they become, so that they can change again. */
export async function startChangedTmdb(simulatorUrl: string, round = () => 'outra vez'): Promise<ChangedTmdb> {
  const server = createServer((request, response) => {
    void fetch(simulatorUrl + (request.url ?? ''), {
      headers: { authorization: request.headers.authorization ?? '' },
    }).then(async (answer) => {
      const body = rewrite(await answer.json(), round());
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

function rewrite(value: unknown, round: string): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, round));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]: [string, unknown]) => {
      if (typeof member !== 'string' || member === '') return [key, rewrite(member, round)];
      if (WORDS.has(key)) return [key, `${member} (${round})`];
      return [key, FILES.has(key) ? member.replace('.', `-${round.replaceAll(/\W/g, '-')}.`) : member];
    }),
  );
}
