import { demoMovies } from '../demo/movies.ts';
import { startStack } from '../tools/stack.ts';

/** Known to TMDB and not to us: whoever asks for it first makes us fetch it. */
export const UNSYNCED_FILM = 7347;

/** The whole product, once for all journeys; they find it by LANTERNINHA_URL. */
export default async function openHouse(): Promise<() => Promise<void>> {
  const stack = await startStack();
  await stack.runCli('sync', 'movie', ...demoMovies.flatMap(({ id }) => (id === UNSYNCED_FILM ? [] : String(id))));
  const server = await stack.startServer();
  process.env.LANTERNINHA_URL = server.url;
  process.env.SIMULATOR_URL = stack.simulatorUrl;
  return () => stack.stop();
}
