import { openContext } from '#server/context.ts';
import { readEnv } from '#server/infra/env.ts';
import { createLog } from '#server/infra/log.ts';
import { clearCache } from './clear-cache.ts';
import { runMigrations } from './run-migrations.ts';
import { syncMovies } from './sync-movies.ts';

/** `npm run cli -- COMMAND`. A command that needs the database gets a context; each is a file of its own. */
const USAGE = `commands:
  migrate              apply what is missing, as DATABASE_OWNER_URL
  sync movie ID…       fetch films from TMDB and project them
  cache:clear          empty every cache table; nothing is lost but speed
`;

const env = readEnv();
const [command = '', ...args] = process.argv.slice(2);
const print = (line: string) => void process.stdout.write(`${line}\n`);

switch (command) {
  case 'migrate':
    await runMigrations(env, print);
    break;
  case 'sync':
    await withContext((ctx) => syncMovies(ctx, args, print));
    break;
  case 'cache:clear':
    await withContext((ctx) => clearCache(ctx, print));
    break;
  default:
    process.stderr.write(USAGE);
    process.exitCode = 2;
}

async function withContext(run: (ctx: Awaited<ReturnType<typeof openContext>>['ctx']) => Promise<void>): Promise<void> {
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  try {
    await run(ctx);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await close();
  }
}
