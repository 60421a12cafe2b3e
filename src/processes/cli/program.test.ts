import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS, type CommandName } from './commands.ts';
import { runProgram } from './program.ts';

/** A valid command line for each command: a command without one does not compile. */
const RIGHT: Record<CommandName, readonly string[]> = {
  migrate: [],
  import: ['--movies', '10', '--day', '2026-11-15', '--queue-only'],
  sync: ['movie', '598', '496243'],
  'sync:status': [],
  'sync:changes': [],
  'sync:tickets': [],
  reproject: ['movie', '--limit', '10'],
  'availability:snapshot': [],
  'availability:held': ['12', 'believe'],
  reports: ['12', 'done', 'Ana'],
  'tmdb:check': [],
  'derived:rebuild': ['lists'],
  sitemap: ['--changed'],
  'cache:clear': ['movie', '598'],
  backup: ['/nonexistent/folder'],
  'backup:record': ['physical'],
  restore: ['--verify', '/nonexistent/file.dump'],
  'archive:export': ['/nonexistent/archive.json'],
  'archive:import': ['/nonexistent/archive.json', '--apply'],
  'admin:create': ['ana@example.org'],
  'admin:recover': ['ana@example.org'],
  'admin:rotate-keys': [],
  'check:settings': [],
  'audit:check': [`12:${'0'.repeat(64)}`],
  'seed:scale': ['--share', '0.01'],
  demo: [],
};
const NAMES = Object.keys(COMMANDS) as CommandName[];

/** Replaces the database and counts connections. */
let server: Server;
let connections = 0;
let databaseUrl = '';
beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  databaseUrl = `postgres://app:secret@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/films`;
});
afterAll(() => void server.close());

async function run(args: readonly string[], variables: Record<string, string> = {}) {
  const written = { stdout: '', stderr: '' };
  const output = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (written[name] += text) });
  const code = await runProgram(args, {
    stdout: output('stdout'),
    stderr: output('stderr'),
    variables,
    now: () => new Date('2026-11-16T12:00:00Z'),
  });
  return { code, ...written };
}

/** Everything any command needs, so that only the setting under test is wrong. */
const complete = () => ({
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl,
  TMDB_TOKEN: 'token',
  ADMIN_SECRET: 'x'.repeat(32),
});

describe.each(NAMES)('%s', (name) => {
  test('--help explains it and does nothing, with or without the rest of the command line', async () => {
    connections = 0;
    for (const args of [['--help'], [...RIGHT[name], '--help'], ['-h']]) {
      const { code, stdout, stderr } = await run([name, ...args], complete());
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`Usage: npm run cli -- ${name}`);
      expect(stdout).toMatch(/Settings it needs: DATABASE_(?:OWNER_)?URL/);
      for (const setting of COMMANDS[name].needs) expect(stdout).toContain(setting);
    }
    expect((await run(['help', name], complete())).code).toBe(0);
    expect(connections).toBe(0);
  });

  test('a wrong option, and one argument too many, are refused before anything is opened', async () => {
    connections = 0;
    const wrong = await run([name, ...RIGHT[name], '--nonsense'], complete());
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toContain("error: unknown option '--nonsense'");
    expect(wrong.stderr).toContain(`Run \`npm run cli -- ${name} --help\``);
    const tooMany = await run([name, ...RIGHT[name], 'one', 'two', 'three', 'four'], complete());
    expect([tooMany.code, tooMany.stdout]).toEqual([2, '']);
    expect(tooMany.stderr).toMatch(/^error: (?:too many arguments|command-argument value)/);
    expect(connections).toBe(0);
  });

  test('every missing setting is named before anything is opened', async () => {
    connections = 0;
    const { code, stdout, stderr } = await run([name, ...RIGHT[name]]);
    expect([code, stdout]).toEqual([1, '']);
    for (const setting of COMMANDS[name].needs) expect(stderr).toContain(`${setting} is not set`);
    for (const setting of COMMANDS[name].needs) {
      const { [setting as keyof ReturnType<typeof complete>]: _, ...others } = complete();
      const alone = await run([name, ...RIGHT[name]], others);
      expect([alone.code, alone.stderr]).toEqual([
        1,
        `The settings cannot be used (.env.example explains each one):\n  ${setting} is not set\n`,
      ]);
    }
    expect(connections).toBe(0);
  });
});

test.each([
  [['import', '--movies', 'abc'], 'whole number from 0'],
  [['import', '--people', '-3'], 'whole number from 0'],
  [['import', '--day', '2026-02-30'], 'a day such as'],
  [['import', '--day', 'yesterday'], 'a day such as'],
  [['sync'], "missing required argument 'kind'"],
  [['sync', 'movie'], "missing required argument 'ids'"],
  [['sync', 'film', '598'], 'one of movie, series, person'],
  [['sync', 'movie', '598', 'x'], 'whole number from 1'],
  [['sync', 'movie', '99999999999'], 'whole number from 1'],
  [['seed:scale', '--share', '2'], 'above 0 and at most 1'],
  [['admin:create', 'notanemail'], 'an e-mail address'],
  [['admin:recover', 'notanemail'], 'an e-mail address'],
  [['audit:check', 'abc'], 'an earlier check printed'],
  [['cache:clear', 'movie'], 'Give the number of the movie too'],
  [['cache:clear', 'film', '3'], 'one of movie, series'],
  [['reports', '12'], 'Give the decision and a name too'],
  [['reports', '12', 'done'], 'Give the decision and a name too'],
  [['availability:held', '12'], 'Give the decision too'],
  [['availability:held', '12', 'maybe'], 'one of believe, refuse'],
  [['derived:rebuild', 'pages'], 'one of lists, search'],
  [['backup'], "missing required argument 'folder'"],
  [['nonsense'], "unknown command 'nonsense'"],
  [['sitmap'], 'Did you mean sitemap?'],
])('%j is a wrong command line, and says why', async (args, words) => {
  connections = 0;
  const { code, stdout, stderr } = await run(args, complete());
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(words);
  expect(connections).toBe(0);
});

test('without a command all are listed, each with its summary; asked for, that is no error', async () => {
  const [alone, asked] = [await run([]), await run(['--help'])];
  expect([alone.code, asked.code]).toEqual([2, 0]);
  for (const name of NAMES) {
    expect(asked.stdout).toContain(`\n  ${name}`);
    expect(COMMANDS[name].summary).toMatch(/^[a-z][^.]+[^.\s]$/);
  }
});

test('a database that does not answer is named in one sentence, without its password', async () => {
  connections = 0;
  const { code, stderr } = await run(['sync:status'], complete());
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database at 127\.0\.0\.1:\d+ does not answer in time\. .*DATABASE_URL\.\n$/);
  expect(connections).toBe(1);
});
