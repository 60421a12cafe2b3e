import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from '../src/processes/cli/program.ts';
import { addMember } from '../src/server/store/staff/staff-members.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { createBaselineDatabase } from './database/baseline-database.ts';
import { openTestFixture } from './database/test-fixture.ts';

const fixture = await openTestFixture({ LOG_LEVEL: 'warn', ADMIN_SECRET: 'x'.repeat(40) });
const former = await createBaselineDatabase();
const empty = `${new URL(fixture.database.ownerUrl).pathname.slice(1)}_empty`;
await administer(`create database ${empty} owner lanterninha_owner`);
afterAll(() => administer(`drop database if exists ${empty} with (force)`));

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: fixture.database.superuserUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The same database URL with one part changed. */
function changed(change: (url: URL) => void): Record<string, string> {
  const url = new URL(fixture.database.applicationUrl);
  change(url);
  return { ...fixture.variables, DATABASE_URL: url.href };
}

const ADDRESS = new URL(fixture.database.applicationUrl).host.replaceAll('.', '\\.');
const CLOSED_PORT = await findFreePort();
const CASES = [
  {
    what: 'without migrations',
    variables: changed((url) => (url.pathname = empty)),
    ready: 'database has no migrations',
    words: /^The database "\w+_empty" has no tables of ours yet\. Run `npm run cli -- migrate`\.$/,
  },
  {
    what: 'with a wrong password',
    variables: changed((url) => (url.password = 'hunter2')),
    ready: 'database refuses the login',
    words: new RegExp(`^The database at ${ADDRESS} refuses the login "\\w+"\\. Correct .* in DATABASE_URL\\.$`),
  },
  {
    what: 'that does not exist',
    variables: changed((url) => (url.pathname = 'nowhere')),
    ready: 'database does not exist',
    words: new RegExp(`^The server at ${ADDRESS} has no database "nowhere"\\. Create it, or correct DATABASE_URL\\.$`),
  },
  {
    what: 'that cannot be reached',
    variables: changed((url) => (url.port = String(CLOSED_PORT))),
    ready: 'database cannot be reached',
    words: new RegExp(`^No database can be reached at 127\\.0\\.0\\.1:${CLOSED_PORT}\\. Start PostgreSQL, or correct`),
  },
];

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function run(script: string, args: readonly string[], variables: Record<string, string>): Promise<Ended> {
  const env = { PATH: process.env.PATH, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    );
  });
}

/** Runs in this process: a child would take longer to load than to run. */
async function runCli(args: readonly string[], variables: Record<string, string>): Promise<Ended> {
  const ended = { stdout: '', stderr: '' };
  const output = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (ended[name] += text) });
  const outputs = { stdout: output('stdout'), stderr: output('stderr') };
  const code = await runProgram(args, { ...outputs, variables, now: () => new Date() });
  return { code, ...ended };
}

const readiness = async (server: Server) => {
  const response = await fetch(`${server.url}/readyz`);
  return { status: response.status, ...((await response.json()) as { problems: string[]; notes?: string[] }) };
};

/** Starts several processes, each of which loads the whole product. */
const SLOW_MS = 120_000;
const STACK = /\n\s+at |"stack":/;

test.each(CASES)(
  'a command on a database $what says so in one sentence, with what to do',
  async ({ variables, words }) => {
    const { code, stdout, stderr } = await runCli(['sync:status'], variables);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trimEnd()).toMatch(words);
    expect(stderr).not.toContain('hunter2');
  },
);

test.each(CASES.slice(0, 2))(
  'a server on a database $what says so in /readyz and in its log, and goes on',
  async (given) => {
    const server = await startServerProcess(new Set(), given.variables, { services: 'functions,worker' });
    try {
      await expect.poll(async () => (await readiness(server)).problems).toEqual([given.ready]);
      expect((await readiness(server)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      await expect.poll(() => server.log.join('')).toContain('the database cannot be used');
      const lines = server.log.join('').trim().split('\n');
      const told = lines.map((line) => JSON.parse(line) as { msg: string; advice?: string });
      const [advice] = told.flatMap(({ msg, advice: words }) => (msg === 'the database cannot be used' && words) || []);
      expect(advice).toMatch(given.words);
      expect(server.log.join('')).not.toMatch(STACK);
      expect(server.log.join('')).not.toContain('hunter2');
    } finally {
      await server.stop();
    }
  },
  SLOW_MS,
);

test(
  'a server whose database was migrated by a newer release is ready, and says what it found',
  async () => {
    const owner = new pg.Client({ connectionString: fixture.database.ownerUrl });
    await owner.connect();
    const server = await startServerProcess(new Set(), fixture.variables, { services: 'functions' });
    try {
      await owner.query("insert into schema_migrations (version) values ('9998')");
      const notes = ['the database has migrations of a newer release'];
      // The process may start listening for changes shortly after the first response.
      await expect.poll(() => readiness(server)).toEqual({ status: 200, ready: true, problems: [], notes });
      expect((await runCli(['sync:status'], fixture.variables)).code).toBe(0);
    } finally {
      await owner.query("delete from schema_migrations where version = '9998'");
      await owner.end();
      await server.stop();
    }
  },
  SLOW_MS,
);

/** What a database of the migrations before the baseline has and a new one has not, and the other way round. */
const BEFORE_BASELINE = `
  insert into schema_migrations (version) select lpad(number::text, 4, '0') from generate_series(17, 100) as number;
  create function copy_house_revision() returns trigger language plpgsql as $$ begin return new; end $$;
  create trigger house_revisions_copy after insert on house_revisions for each row execute function copy_house_revision();
  create function site_part_fields(kind text, value jsonb) returns jsonb language sql as 'select value';
  alter table fetch_queue drop column is_asked_again;
  alter table outbox drop column purged_again_at;
  drop index audit_entries_by_time;
`;
const TO_BASELINE = path.resolve(import.meta.dirname, '../deploy/to-baseline.sql');

test(
  'a database from before the baseline is refused with the one command that moves it, and works after it',
  async () => {
    const variables = {
      ...fixture.variables,
      DATABASE_URL: former.applicationUrl,
      DATABASE_OWNER_URL: former.ownerUrl,
    };
    const owner = new pg.Client({ connectionString: former.ownerUrl });
    await owner.connect();
    await owner.query(BEFORE_BASELINE);
    const server = await startServerProcess(new Set(), variables, { services: 'functions' });
    try {
      for (const command of ['migrate', 'sync:status']) {
        const { code, stdout, stderr } = await runCli([command], variables);
        expect([command, code, stdout]).toEqual([command, 1, '']);
        expect(stderr).toMatch(
          /^The database "\w+" has the migrations 0017 to 0100, .* -f deploy\/to-baseline\.sql`\.\n$/,
        );
      }
      const problems = ['database has migrations from before the baseline'];
      await expect.poll(() => readiness(server)).toMatchObject({ status: 503, problems });
      await owner.query(readFileSync(TO_BASELINE, 'utf8'));
      expect(await runCli(['migrate'], variables)).toMatchObject({ code: 0, stderr: '' });
      expect(await runCli(['migrate'], variables)).toEqual({ code: 0, stdout: 'nothing to apply\n', stderr: '' });
      await expect.poll(() => readiness(server)).toEqual({ status: 200, ready: true, problems: [] });
      await expect(owner.query(readFileSync(TO_BASELINE, 'utf8'))).rejects.toThrow('Migration 0100 is not applied');
    } finally {
      await owner.end();
      await server.stop();
    }
  },
  SLOW_MS,
);

test(
  'the sign-in names our command where its tables are missing, not one of its own',
  async () => {
    const variables = { ...changed((url) => (url.pathname = empty)), LOG_LEVEL: 'info' };
    const server = await startServerProcess(new Set(), variables, { services: 'web' });
    try {
      await fetch(`${server.url}/admin/login`, { headers: { cookie: 'sid=a.b' } });
      await expect.poll(() => server.log.join('')).toContain('sign-in engine');
      expect(server.log.join('')).not.toContain('npx auth');
    } finally {
      await server.stop();
    }
  },
  SLOW_MS,
);

test.each([
  ['import', '--movies', '5', '--series', '5', '--people', '5'],
  ['sync', 'movie', '598', '496243', '19995'],
  ['tmdb:check'],
])('a refused token ends %s at once, in one sentence', async (...args) => {
  const variables = { ...fixture.variables, TMDB_TOKEN: 'wrong', LOG_LEVEL: 'silent' };
  const { code, stdout, stderr } = await runCli(args, variables);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    'TMDB refuses the token. Set TMDB_TOKEN to an "API Read Access Token" of TMDB; `npm run cli -- tmdb:check` says whether it works.\n',
  );
});

test(
  'the texts of the demo are written into no other database',
  async () => {
    const rows = async () => {
      const { overrides } = await fixture.ctx.db
        .selectFrom('overrides')
        .select((expression) => expression.fn.countAll<number>().as('overrides'))
        .executeTakeFirstOrThrow();
      return overrides;
    };
    const { code, stderr } = await run('tools/demo-editorial.ts', [], { ...fixture.variables, DEMO: 'on' });
    expect(code).toBe(1);
    expect(stderr).toContain("This is not the demo's database: nothing was written.");
    expect(await rows()).toBe(0);
  },
  SLOW_MS,
);

test('the link to the first account is alone on stdout; other addresses are refused in English', async () => {
  const email = 'ana@example.org';
  const variables = { ...fixture.variables, LOG_LEVEL: 'silent' };
  const invited = await runCli(['admin:create', email], variables);
  expect([invited.code, invited.stderr]).toEqual([0, '']);
  expect(invited.stdout).toContain('/admin/convite?codigo=');
  const unknown = await runCli(['admin:recover', email], variables);
  expect([unknown.code, unknown.stderr]).toEqual([1, `No account has the address ${email}.\n`]);
  const member = { id: 'ana', name: 'Ana', email, role: 'administrator', passwordHash: 'x' } as const;
  await fixture.ctx.db.transaction().execute((trx) => addMember(trx, member, new Date()));
  const again = await runCli(['admin:create', email], variables);
  const advice = `${email} has an account already. Run \`npm run cli -- admin:recover ${email}\`.\n`;
  expect([again.code, again.stdout, again.stderr]).toEqual([1, '', advice]);
});

test(
  'a port that is taken is named, and no stack is shown',
  async () => {
    const taken = createServer();
    const port = await findFreePort();
    await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
    const variables = { ...fixture.variables, PORT: String(port), LOG_LEVEL: 'silent' };
    const { code, stderr } = await run('src/main.ts', ['--services=functions'], variables);
    taken.close();
    expect(code).toBe(1);
    expect(stderr).toBe(`127.0.0.1:${port} is in use. Stop the process that listens there, or set PORT.\n`);
  },
  SLOW_MS,
);

test.each([
  { args: ['--help'], code: 0, words: /Usage: npm start -- / },
  { args: ['--services=web,foo'], code: 2, words: /"foo" is none of web, functions, images, worker/ },
  { args: [], code: 1, words: /PORT must be a whole number from 0 to 65535\n {2}DATABASE_URL is not set/ },
])(
  'npm start -- $args explains itself',
  async ({ args, code, words }) => {
    const ended = await run('src/main.ts', args, { PORT: 'x' });
    expect(ended.code).toBe(code);
    expect(ended.stdout + ended.stderr).toMatch(words);
    expect(ended.stderr).not.toMatch(STACK);
  },
  SLOW_MS,
);
