import { execFileSync } from 'node:child_process';
import { migrate } from '../src/server/infra/migrate.ts';
import { startLocalPostgres } from './local-postgres.ts';

/** Writes src/server/infra/tables.ts from a freshly migrated database; `--verify` only checks whether it is up to date. */
const postgres = await startLocalPostgres('embedded');
try {
  await postgres.createDatabase('types');
  await migrate(postgres.ownerUrl('types'));
  const options = ['--dialect', 'postgres', '--default-schema', 'public', '--include-pattern', '(public|staff).*'];
  const types = ['--date-parser', 'string', '--type-mapping', '{"int8":"number"}'];
  const output = ['--out-file', 'src/server/infra/tables.ts', '--url', postgres.ownerUrl('types')];
  const verify = process.argv.includes('--verify') ? ['--verify'] : [];
  execFileSync('kysely-codegen', [...options, ...types, ...output, ...verify], { stdio: 'inherit' });
} finally {
  await postgres.stop();
}
