import { migrate } from '#server/infra/migrate.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { readServerMajor } from '#server/store/titles/row-hashes.ts';
import { plainCommand } from './command.ts';
import { withConnection } from './open-catalogue.ts';

export const runMigrations = plainCommand({
  summary: 'apply missing migrations, as the owner of the schema',
  needs: ['DATABASE_OWNER_URL'],
  isOwners: true,
  async run(_given, { env, terminal }) {
    const url = env.DATABASE_OWNER_URL ?? '';
    // dbmate's own message for an unreachable database names its driver, not our setting.
    await withConnection({ setting: 'DATABASE_OWNER_URL', url }, (db) => db.transaction().execute(readServerMajor));
    const output = await migrate(url, undefined, (text) => terminal.print(text.trimEnd())).catch(refuse);
    if (output.trim() === '') terminal.print('nothing to apply');
  },
});

/** dbmate writes the error to stderr; the rest of the message is its command line. */
function refuse(error: unknown): never {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  throw said ? new OperatorError(`A migration failed. ${said}`, { cause: error }) : error;
}
