import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { OperatorError } from './operator-error.ts';

const run = promisify(execFile);

/** Where Debian, Red Hat and Homebrew install the tools of a major version. */
const FOLDERS = (major: number) => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
];

/** A tool of the server's major version: an older one refuses, a newer one writes dumps the server cannot read. */
export async function findPgTool(name: 'pg_dump' | 'pg_restore', major: number): Promise<string | undefined> {
  const known = FOLDERS(major).find((folder) => existsSync(`${folder}/${name}`));
  if (known) return `${known}/${name}`;
  const said = await run(name, ['--version']).catch(() => undefined);
  return said && new RegExp(`\\s${major}(?:\\.|\\s|$)`).test(said.stdout) ? name : undefined;
}

/** --verbose writes one of these per table. */
const TABLE_DONE = /dumping contents of table|processing data for table/;

/** URL parameters that PostgreSQL's tools read from the environment. */
const PARAMETERS: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  dbname: 'PGDATABASE',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslcrl: 'PGSSLCRL',
  sslnegotiation: 'PGSSLNEGOTIATION',
  ssl_min_protocol_version: 'PGSSLMINPROTOCOLVERSION',
  channel_binding: 'PGCHANNELBINDING',
  require_auth: 'PGREQUIREAUTH',
  gssencmode: 'PGGSSENCMODE',
  connect_timeout: 'PGCONNECT_TIMEOUT',
  target_session_attrs: 'PGTARGETSESSIONATTRS',
  application_name: 'PGAPPNAME',
  options: 'PGOPTIONS',
};

/** The URL is passed in the environment: every user of the machine can read command lines. */
export function toPgEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = [...searchParams].flatMap(([name, value]) => {
    const variable = PARAMETERS[name];
    // The driver's own word for TLS without certificate checks.
    return variable ? [[variable, name === 'sslmode' && value === 'no-verify' ? 'require' : value] as const] : [];
  });
  return {
    PATH: '/usr/bin:/bin',
    PGHOST: hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(given),
  };
}

export interface PgToolOptions {
  onTable?: () => void;
  /** Receives the tool's output; without it, the tool writes files itself. */
  output?: (stream: Readable) => Promise<void>;
  /** Provides the tool's input. */
  input?: (stream: Writable) => Promise<void>;
}

export async function runPgTool(
  tool: string,
  url: string,
  args: readonly string[],
  { onTable, output, input }: PgToolOptions = {},
): Promise<void> {
  const stdio = [input ? 'pipe' : 'ignore', output ? 'pipe' : 'ignore', 'pipe'] as const;
  const child = spawn(tool, ['--verbose', ...args], { env: toPgEnvironment(url), stdio: [...stdio] });
  const errors: string[] = [];
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (TABLE_DONE.test(line)) onTable?.();
      if (/error|fatal|detail/i.test(line)) errors.push(line);
    });
  const code = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const moving = Promise.all([child.stdout && output?.(child.stdout), child.stdin && input?.(child.stdin)]);
  // If the other end fails, the tool would wait for it for ever.
  moving.catch(() => child.kill());
  const [ended, moved] = await Promise.allSettled([code, moving]);
  if (ended.status === 'rejected') throw ended.reason;
  const isCut = moved.status === 'rejected' && (moved.reason instanceof OperatorError || ended.value === null);
  if (isCut) throw moved.reason;
  if (ended.value !== 0)
    throw new OperatorError(`${tool} failed: ${errors.slice(0, 5).join('; ') || `exit code ${String(ended.value)}`}`);
  if (moved.status === 'rejected') throw moved.reason;
}
