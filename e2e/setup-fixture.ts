import { demoNotes } from '../packages/demo/editorial/notes.ts';
import { demoMovies } from '../packages/demo/movies.ts';
import { findDemoPersonByName } from '../packages/demo/people.ts';
import { demoSeries } from '../packages/demo/series.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { type Stack, startStack } from '../tools/stack.ts';
import { ODD_FIXTURES, openOddFixtures } from './odd-fixtures.ts';
import { openAgenda } from './open-agenda.ts';
import { openCinema } from './open-cinema.ts';

/** Known to TMDB, but neither to us nor to the demo's editor: the first request for it fetches it. */
export const UNSYNCED_FILM = 46993;

/** The same, for an editor to import. */
export const IMPORTED_FILM = 338;
const NOT_SYNCED: readonly number[] = [UNSYNCED_FILM, IMPORTED_FILM];

/** People the demo's editor writes about, besides making its collections. */
const PEOPLE_WITH_NOTES = demoNotes.flatMap(({ person }) => String(findDemoPersonByName(person ?? '')?.id ?? '') || []);

/** A machine that stands still for seconds would end statements, and the journey would see the page of a failure. */
const PATIENT = { DATABASE_STATEMENT_TIMEOUT_MS: '60000' };

/** The whole product, started once for all journeys; its address is LANTERNINHA_URL, that of the admin NEWSROOM_URL. */
export default async function openDemo(): Promise<() => Promise<void>> {
  const stack = await startStack('embedded', PATIENT);
  await createDatabases(stack);
  const odd = process.env.E2E_ALL === '1' ? ODD_FIXTURES : (['empty', 'mute'] as const);
  const [oddFixtures, cinema, agenda] = await Promise.all([
    openOddFixtures(stack, odd),
    openCinema(stack),
    openAgenda(stack),
    fillFixture(stack),
  ]);
  // Without the worker, which would encode pictures in the background on the cores the journeys need.
  const server = await stack.startServer({ services: 'web,functions,images', env: { RATE_LIMITS: 'off' } });
  process.env.LANTERNINHA_URL = server.url;
  process.env.SIMULATOR_URL = stack.simulatorUrl;
  process.env.ODD_FIXTURES = JSON.stringify(oddFixtures);
  process.env.CINEMA_URL = cinema;
  process.env.AGENDA_URL = agenda;
  await openAdmin(stack);
  return () => stack.stop();
}

/** Copies of the migrated one, before anyone uses it. */
async function createDatabases({ postgres }: Stack): Promise<void> {
  for (const name of ['empty', 'odd', 'broken', 'cinema', 'agenda']) await postgres.createDatabase(name, 'lanterninha');
}

export async function fillFixture(stack: Stack): Promise<void> {
  await stack.runCli('sync', 'movie', ...demoMovies.flatMap(({ id }) => (NOT_SYNCED.includes(id) ? [] : String(id))));
  await stack.runCli('sync', 'series', ...demoSeries.map(({ id }) => String(id)));
  await stack.runCli('sync', 'person', ...PEOPLE_WITH_NOTES);
  await stack.runCli('demo');
  await stack.runCli('derived:rebuild', 'search');
}

/** At a host name, because browsers create no passkey for a numeric address. */
async function openAdmin(stack: Stack): Promise<void> {
  const port = await findFreePort();
  // Editors test links where the worker checks them; this server has no worker.
  const env = { SITE_URL: `http://localhost:${port}`, LINK_CHECKS_PER_NIGHT: '1' };
  await stack.startServer({ port, services: 'web,images', env });
  process.env.ADMIN_URL = env.SITE_URL;
  process.env.ADMIN_ENV = JSON.stringify({ ...stack.env, ...env });
}
