import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { migrate } from '../src/server/infra/migrate.ts';
import { startLocalPostgres } from './local-postgres.ts';

const TABLES = 'src/server/infra/tables.ts';
const COLUMNS = 'src/server/infra/columns.ts';

/** Tables that are read whole, by the name of their interface. */
const READ_WHOLE = { movies: 'Movies', series: 'Series', people: 'People' };

/** Writes tables.ts and columns.ts from a freshly migrated database; `--verify` only checks whether they are up to date. */
const postgres = await startLocalPostgres('embedded');
try {
  await postgres.createDatabase('types');
  await migrate(postgres.ownerUrl('types'));
  const options = ['--dialect', 'postgres', '--default-schema', 'public', '--include-pattern', '(public|staff).*'];
  const types = ['--date-parser', 'string', '--type-mapping', '{"int8":"number"}'];
  const output = ['--out-file', TABLES, '--url', postgres.ownerUrl('types')];
  const isVerifying = process.argv.includes('--verify');
  const verify = isVerifying ? ['--verify'] : [];
  execFileSync('kysely-codegen', [...options, ...types, ...output, ...verify], { stdio: 'inherit' });
  const columns = listColumns(readFileSync(TABLES, 'utf8'));
  if (!isVerifying) writeFileSync(COLUMNS, columns);
  else if (readFileSync(COLUMNS, 'utf8') !== columns) throw new Error(`${COLUMNS} is not up to date: npm run db:types`);
} finally {
  await postgres.stop();
}

/** Named columns, because `select *` in a prepared statement fails once a migration adds a column. */
function listColumns(types: string): string {
  const tables = Object.entries(READ_WHOLE).map(([table, name]) => {
    const [, body = ''] = new RegExp(`^export interface ${name} \\{\\n([^}]*)\\}`, 'm').exec(types) ?? [];
    const columns = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => `    '${column}',\n`);
    return `  ${table}: [\n${columns.join('')}  ],\n`;
  });
  return `/** Written by \`npm run db:types\`: every column of the tables that are read whole. */\nexport const COLUMNS = {\n${tables.join('')}} as const;\n`;
}
