import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
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

/** Parameters of an address that PostgreSQL's own tools read from the environment. */
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

/** The address goes by the environment: what stands in a command line, everybody on the machine can read. */
export function toPgEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = [...searchParams].flatMap(([name, value]) => {
    const variable = PARAMETERS[name];
    // The driver's own word for TLS that trusts any certificate.
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
  /** What the tool writes; without it, it writes files itself. */
  output?: (stream: Readable) => Promise<void>;
  /** What the tool reads. */
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
  // A tool whose other end is gone would wait for it.
  moving.catch(() => child.kill());
  const [ended, moved] = await Promise.allSettled([code, moving]);
  if (ended.status === 'rejected') throw ended.reason;
  const isCut = moved.status === 'rejected' && (moved.reason instanceof OperatorError || ended.value === null);
  if (isCut) throw moved.reason;
  if (ended.value !== 0)
    throw new OperatorError(`${tool} failed: ${errors.slice(0, 5).join('; ') || `exit code ${String(ended.value)}`}`);
  if (moved.status === 'rejected') throw moved.reason;
}
