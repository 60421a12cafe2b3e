import { demoNotes } from '../demo/editorial/notes.ts';
import { demoMovies } from '../demo/movies.ts';
import { findDemoPersonByName } from '../demo/people.ts';
import { demoSeries } from '../demo/series.ts';
import { startStack } from '../tools/stack.ts';
import { openOddHouses } from './odd-houses.ts';

/** Known to TMDB and not to us, nor to the demo's editor: whoever asks for it first makes us fetch it. */
export const UNSYNCED_FILM = 46993;

/** Whom the demo's editor writes about, beside making its collections. */
const PEOPLE_WITH_NOTES = demoNotes.flatMap(({ person }) => String(findDemoPersonByName(person ?? '')?.id ?? '') || []);

/** The whole product, once for all journeys; they find it by LANTERNINHA_URL. */
export default async function openHouse(): Promise<() => Promise<void>> {
  const stack = await startStack();
  await stack.runCli('sync', 'movie', ...demoMovies.flatMap(({ id }) => (id === UNSYNCED_FILM ? [] : String(id))));
  await stack.runCli('sync', 'series', ...demoSeries.map(({ id }) => String(id)));
  await stack.runCli('sync', 'person', ...PEOPLE_WITH_NOTES);
  await stack.runCli('demo');
  const server = await stack.startServer({ env: { RATE_LIMITS: 'off' } });
  process.env.LANTERNINHA_URL = server.url;
  process.env.SIMULATOR_URL = stack.simulatorUrl;
  process.env.ODD_HOUSES = JSON.stringify(await openOddHouses(stack));
  return () => stack.stop();
}
