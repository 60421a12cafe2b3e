/** Why a database cannot be used, as far as an operator can distinguish the cases and act on them. */
export type DatabaseProblem =
  | 'unreachable'
  | 'silent'
  | 'login'
  | 'absent'
  | 'rights'
  | 'full'
  | 'restarting'
  | 'tls'
  | 'empty'
  | 'behind'
  | 'before-baseline';

const CODES: Readonly<Record<string, DatabaseProblem>> = {
  ECONNREFUSED: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNRESET: 'silent',
  EPIPE: 'silent',
  ETIMEDOUT: 'silent',
  '28P01': 'login',
  '28000': 'login',
  '3D000': 'absent',
  '42501': 'rights',
  '53300': 'full',
  '57P01': 'restarting',
  '57P02': 'restarting',
  '57P03': 'restarting',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls',
  ERR_TLS_CERT_ALTNAME_INVALID: 'tls',
  // A missing table: the first sign of missing migrations.
  '42P01': 'empty',
  '3F000': 'empty',
};

/** pg reports these without a code. */
const MESSAGES: readonly (readonly [RegExp, DatabaseProblem])[] = [
  [/client password must be a (?:non-empty )?string/, 'login'],
  [/does not support SSL/, 'tls'],
  // The queue's own schema, which our migrations install.
  [/pg-boss is not installed/, 'empty'],
  [
    /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|no answer/,
    'silent',
  ],
];

/** Undefined for an error that is not about the database as a whole. */
export function findDatabaseProblem(error: unknown): DatabaseProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = CODES[code] ?? MESSAGES.find(([words]) => words.test(error.message))?.[1];
  if (known) return known;
  return error instanceof AggregateError ? error.errors.map(findDatabaseProblem).find(Boolean) : undefined;
}

/** For /readyz, which is public if there is no edge in front: no host, no name, no password. */
export const READINESS_WORDS: Readonly<Record<DatabaseProblem, string>> = {
  unreachable: 'database cannot be reached',
  silent: 'database does not answer',
  login: 'database refuses the login',
  absent: 'database does not exist',
  rights: 'database login lacks rights',
  full: 'database has no free connection',
  restarting: 'database is starting or stopping',
  tls: 'database connection cannot be encrypted as asked',
  empty: 'database has no migrations',
  behind: 'migrations are missing',
  'before-baseline': 'database has migrations from before the baseline',
};

export interface DatabaseAddress {
  setting: 'DATABASE_URL' | 'DATABASE_OWNER_URL';
  url: string;
}

const MIGRATE = 'Run `npm run cli -- migrate`.';

/** For the operator, in the terminal or the log: what is wrong and what to do. Never the password. */
export function explainDatabaseProblem(problem: DatabaseProblem, { setting, url }: DatabaseAddress): string {
  const { host, username, pathname } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1));
  const login = decodeURIComponent(username);
  const sentences: Readonly<Record<DatabaseProblem, string>> = {
    unreachable: `No database can be reached at ${host}. Start PostgreSQL, or correct ${setting}.`,
    silent: `The database at ${host} does not answer in time. Check the server and the network, or correct ${setting}.`,
    login: `The database at ${host} refuses the login "${login}". Correct the name or the password in ${setting}.`,
    absent: `The server at ${host} has no database "${name}". Create it, or correct ${setting}.`,
    rights: `The login "${login}" may not read the tables. Make it a member of lanterninha_app, or correct ${setting}.`,
    full: `The database at ${host} has no free connection. Raise its max_connections, or lower DATABASE_POOL_SIZE.`,
    restarting: `The database at ${host} is starting or stopping. Try again in a moment.`,
    tls: `The connection to ${host} cannot be encrypted as ${setting} asks. Correct sslmode in ${setting}, or the server's certificate.`,
    empty: `The database "${name}" has no tables of ours yet. ${MIGRATE}`,
    behind: `The database "${name}" lacks migrations of this release. ${MIGRATE}`,
    'before-baseline': `The database "${name}" has the migrations 0017 to 0100, which the baseline replaced. Run \`psql "$DATABASE_OWNER_URL" -f deploy/to-baseline.sql\`.`,
  };
  return sentences[problem];
}
