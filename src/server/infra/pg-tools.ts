import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

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

/** The address goes by the environment: what stands in a command line, everybody on the machine can read. */
export async function runPgTool(tool: string, url: string, args: readonly string[]): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const env = {
    PATH: '/usr/bin:/bin',
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  await run(tool, [...args], { env, maxBuffer: 64 * 1024 * 1024 });
}
