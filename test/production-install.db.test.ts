import { execFile, execFileSync, fork } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '../tools/local-postgres.ts';
import { installedForProduction, readLock, root } from '../tools/supply/package-files.ts';
import { openTestFixture } from './database/test-fixture.ts';

/** The files copied to a server; deploy/Containerfile and docs/selfhost/systemd.md list the same. */
const COPIED = ['package.json', 'src', 'build', 'migrations'];

const fixture = await openTestFixture();
mkdirSync(path.join(root, '.cache'), { recursive: true });
// Inside the repository, so that files can be hard-linked instead of copied.
const folder = mkdtempSync(path.join(root, '.cache/production-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm ci --omit=dev` installs, by the lock file, without a registry. */
function installForProduction(): void {
  const packages = installedForProduction(readLock()).filter((each) => !each.includes('/node_modules/'));
  for (const parent of new Set(packages.map((each) => path.dirname(each)))) {
    mkdirSync(path.join(folder, parent), { recursive: true });
    const own = packages.filter((each) => path.dirname(each) === parent).map((each) => path.join(root, each));
    execFileSync('cp', ['--archive', '--link', ...own, path.join(folder, parent)]);
  }
  for (const each of COPIED) cpSync(path.join(root, each), path.join(folder, each), { recursive: true });
}

test('a built tree runs with the packages of production only, and without any other program', {
  timeout: 120_000,
}, async () => {
  installForProduction();
  const isThere = (name: string) => existsSync(path.join(folder, 'node_modules', name));
  expect(['vite', '@fontsource', 'tmdb-simulator', 'lanterninha-demo', 'pg'].filter(isThere)).toEqual(['pg']);
  const env = { ...fixture.variables, NODE_ENV: 'production', PATH: '/nowhere', PORT: String(await findFreePort()) };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/processes/cli/main.ts', 'migrate'], {
    cwd: folder,
    env,
  });
  expect(stdout).toMatch(/\d|nothing/i);

  const server = fork(path.join(folder, 'src/main.ts'), [], { cwd: folder, env, silent: true, execArgv: [] });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('message', () => resolve());
      server.once('exit', (code) => reject(new Error(`ended with ${code}: ${said.join('')}`)));
    });
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/sobre`);
    expect([answer.status, (await answer.text()).includes('<h1')]).toEqual([200, true]);
  } finally {
    server.kill('SIGTERM');
  }
});
