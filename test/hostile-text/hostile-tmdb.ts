import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ordinaryFilm, ordinaryPerson, ordinarySeries } from '../ordinary-answers.ts';
import { poison, poisonWholly } from './poison.ts';

/** The n-th payload is in the film, series and person with id `FIRST_ID + n`. */
export const FIRST_ID = 5_000;

export interface HostileTmdb {
  url: string;
  close(): Promise<void>;
}

/** A TMDB whose every text is an attack, a different one in each title. */
export async function startHostileTmdb(payloads: readonly string[]): Promise<HostileTmdb> {
  const server = createServer((request, response) => {
    const [, kind = '', number = ''] = /^\/(movie|tv|person)\/(\d+)/.exec(request.url ?? '') ?? [];
    const payload = payloads[Number(number) - FIRST_ID];
    response.setHeader('content-type', 'application/json');
    if (payload === undefined) response.writeHead(404).end('{"success":false,"status_code":34}');
    else response.end(JSON.stringify(answer(kind, Number(number), payload)));
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

function answer(kind: string, id: number, payload: string): object {
  // In titles with an odd id also dates, paths and languages are attacks.
  const spoil = id % 2 === 0 ? poison : poisonWholly;
  const neighbours = { results: [{ id: id - 1 }, { id: id + 1 }] };
  const people = peopleOf(id);
  if (kind === 'movie') {
    const credits = {
      cast: [{ ...ordinaryFilm.credits.cast[0], ...people.actor }],
      crew: [{ ...ordinaryFilm.credits.crew[0], ...people.maker }],
    };
    return {
      ...spoil({ ...ordinaryFilm, credits, homepage: 'x' }, payload),
      id,
      recommendations: neighbours,
      similar: neighbours,
    };
  }
  if (kind === 'tv') {
    const { cast, crew } = ordinarySeries.aggregate_credits;
    const aggregate_credits = { cast: [{ ...cast[0], ...people.actor }], crew: [{ ...crew[0], ...people.maker }] };
    const series = spoil({ ...ordinarySeries, aggregate_credits, created_by: [people.maker] }, payload);
    return { ...series, id, recommendations: neighbours, similar: neighbours };
  }
  const [part] = ordinaryPerson.combined_credits.cast;
  const combined_credits = {
    cast: [
      { ...part, id },
      { ...part, id, media_type: 'tv', name: 'x' },
      { ...part, id: 900_000_000 + id },
    ],
    crew: [{ ...part, id, job: 'Director' }],
  };
  return { ...spoil({ ...ordinaryPerson, combined_credits, deathday: '2001-01-01' }, payload), id };
}

/** Different people for each title, so that no payload overwrites another's name. */
function peopleOf(id: number) {
  return {
    actor: { id: 1_000_000 + 10 * id, name: 'x', popularity: 1, profile_path: '/a.jpg' },
    maker: { id: 1_000_005 + 10 * id, name: 'x', popularity: 1, profile_path: null },
  };
}
