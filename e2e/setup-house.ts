import { demoNotes } from '../demo/editorial/notes.ts';
import { demoMovies } from '../demo/movies.ts';
import { findDemoPersonByName } from '../demo/people.ts';
import { demoSeries } from '../demo/series.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { type Stack, startStack } from '../tools/stack.ts';
import { openOddHouses } from './odd-houses.ts';
import { openCinema } from './open-cinema.ts';

/** Known to TMDB and not to us, nor to the demo's editor: whoever asks for it first makes us fetch it. */
export const UNSYNCED_FILM = 46993;

/** The same, for an editor to import. */
export const IMPORTED_FILM = 338;
const NOT_SYNCED: readonly number[] = [UNSYNCED_FILM, IMPORTED_FILM];

/** Whom the demo's editor writes about, beside making its collections. */
const PEOPLE_WITH_NOTES = demoNotes.flatMap(({ person }) => String(findDemoPersonByName(person ?? '')?.id ?? '') || []);

/** The whole product, once for all journeys; they find it by LANTERNINHA_URL, and its newsroom by NEWSROOM_URL. */
export default async function openHouse(): Promise<() => Promise<void>> {
  const stack = await startStack();
  const [, oddHouses] = await Promise.all([fillHouse(stack), openOddHouses(stack)]);
  // Without the worker: it makes pictures smaller behind everybody's back, on the cores the journeys need.
  const server = await stack.startServer({ services: 'web,functions,images', env: { RATE_LIMITS: 'off' } });
  process.env.LANTERNINHA_URL = server.url;
  process.env.SIMULATOR_URL = stack.simulatorUrl;
  process.env.ODD_HOUSES = JSON.stringify(oddHouses);
  process.env.CINEMA_URL = await openCinema(stack);
  await openNewsroom(stack);
  return () => stack.stop();
}

export async function fillHouse(stack: Stack): Promise<void> {
  await stack.runCli('sync', 'movie', ...demoMovies.flatMap(({ id }) => (NOT_SYNCED.includes(id) ? [] : String(id))));
  await stack.runCli('sync', 'series', ...demoSeries.map(({ id }) => String(id)));
  await stack.runCli('sync', 'person', ...PEOPLE_WITH_NOTES);
  await stack.runCli('demo');
  await stack.runCli('derived:rebuild', 'search');
}

/** At a name of its own: browsers make no passkey for an address in numbers. */
async function openNewsroom(stack: Stack): Promise<void> {
  const port = await findFreePort();
  const env = { SITE_URL: `http://localhost:${port}` };
  await stack.startServer({ port, services: 'web,images', env });
  process.env.NEWSROOM_URL = env.SITE_URL;
  process.env.NEWSROOM_ENV = JSON.stringify({ ...stack.env, ...env });
}
