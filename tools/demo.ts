import { execFileSync } from 'node:child_process';
import { demoMovies } from '../demo/movies.ts';
import { startStack } from './stack.ts';

/** One command, no Docker, no TMDB key: a whole Lanterninha on this machine, gone without a trace at Ctrl-C. */
const port = Number(process.env.PORT ?? 3000);
const say = (line: string) => process.stdout.write(`${line}\n`);

// Also before the first process is started: an early Ctrl-C must not leave half a house standing.
let leaving: Promise<void> | undefined;
const starting = start();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    leaving ??= starting.then((stack) => stack.stop()).finally(() => process.exit(0));
  });
}
await starting.catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
if (!leaving) say(`ready http://127.0.0.1:${port}`);

async function start() {
  say('building the pages…');
  execFileSync('react-router', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  say('starting PostgreSQL and the TMDB simulator, applying migrations…');
  const stack = await startStack('embedded');
  try {
    say(`syncing ${demoMovies.length} films from the simulator…`);
    await stack.runCli('sync', 'movie', ...demoMovies.map((movie) => String(movie.id)));
    const server = await stack.startServer({ port });
    server.process.stdout?.pipe(process.stdout);
    server.process.stderr?.pipe(process.stderr);
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
