import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { migrate } from '../src/server/infra/migrate.ts';
import { startLocalPostgres } from './local-postgres.ts';

const TABLES = 'src/server/infra/tables.ts';
const COLUMNS = 'src/server/infra/columns.ts';

/** Tables whose rows are read or written whole. */
const WHOLE = [
  ...['movies', 'series', 'people', 'seasons', 'episodes', 'person_images', 'person_credits'],
  ...['movie_cast', 'movie_crew', 'movie_images', 'movie_videos', 'movie_offers', 'movie_releases'],
  ...['series_cast', 'series_crew', 'series_images', 'series_videos', 'series_offers'],
];

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
  const tables = WHOLE.map((table) => {
    const name = table.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
    const [, body = ''] = new RegExp(`^export interface ${name} \\{\\n([^}]*)\\}`, 'm').exec(types) ?? [];
    const columns = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => `    '${column}',\n`);
    return `  ${table}: [\n${columns.join('')}  ],\n`;
  });
  const text = `/** Written by \`npm run db:types\`: every column of the tables whose rows are read or written whole. */\nexport const COLUMNS = {\n${tables.join('')}} as const;\n`;
  return execFileSync('biome', ['format', `--stdin-file-path=${COLUMNS}`], { input: text, encoding: 'utf8' });
}
