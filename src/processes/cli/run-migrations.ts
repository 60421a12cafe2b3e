import { explainDatabaseProblem, findDatabaseProblem } from '#server/infra/database-problem.ts';
import { isBeforeBaseline, listMigrations, migrate } from '#server/infra/migrate.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { compareMigrations } from '#server/store/jobs/health.ts';
import { plainCommand } from './command.ts';
import { withConnection } from './open-catalogue.ts';

export const runMigrations = plainCommand({
  summary: 'apply missing migrations, as the owner of the schema',
  needs: ['DATABASE_OWNER_URL'],
  isOwners: true,
  async run(_given, { env, terminal }) {
    const address = { setting: 'DATABASE_OWNER_URL', url: env.DATABASE_OWNER_URL ?? '' } as const;
    // dbmate's own message for an unreachable database names its driver, not our setting.
    const gap = await withConnection(address, (db) => compareMigrations(db, listMigrations()).catch(ignoreEmpty));
    if (gap && isBeforeBaseline(gap.unknown))
      throw new OperatorError(explainDatabaseProblem('before-baseline', address));
    const output = await migrate(address.url, undefined, (text) => terminal.print(text.trimEnd())).catch(refuse);
    if (output.trim() === '') terminal.print('nothing to apply');
  },
});

function ignoreEmpty(error: unknown): undefined {
  if (findDatabaseProblem(error) !== 'empty') throw error;
}

/** dbmate writes the error to stderr; the rest of the message is its command line. */
function refuse(error: unknown): never {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  throw said ? new OperatorError(`A migration failed. ${said}`, { cause: error }) : error;
}
