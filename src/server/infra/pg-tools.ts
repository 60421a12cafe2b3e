import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { OperatorError } from './operator-error.ts';

const run = promisify(execFile);

/** Where Debian, Red Hat and Homebrew put the tools of a major version. */
const FOLDERS = (major: number) => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
];

/** A tool of the server's own major: an older one refuses, a newer one writes what the server cannot read back. */
export async function findPgTool(name: 'pg_dump' | 'pg_restore', major: number): Promise<string | undefined> {
  const known = FOLDERS(major).find((folder) => existsSync(`${folder}/${name}`));
  if (known) return `${known}/${name}`;
  const said = await run(name, ['--version']).catch(() => undefined);
  return said && new RegExp(`\\s${major}(?:\\.|\\s|$)`).test(said.stdout) ? name : undefined;
}

/** What --verbose reports once for each table. */
const TABLE_DONE = /dumping contents of table|processing data for table/;

/** The address goes by the environment: what stands in a command line, everybody on the machine can read. */
export async function runPgTool(
  tool: string,
  url: string,
  args: readonly string[],
  onTable: () => void = () => {},
): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const env = {
    PATH: '/usr/bin:/bin',
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  const child = spawn(tool, ['--verbose', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (TABLE_DONE.test(line)) onTable();
    if (/error|fatal|detail/i.test(line)) errors.push(line);
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0)
    throw new OperatorError(`${tool} failed: ${errors.slice(0, 5).join('; ') || `exit code ${String(code)}`}`);
}
