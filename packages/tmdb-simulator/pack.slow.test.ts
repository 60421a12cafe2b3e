import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');
/** Outside the repository, so that Node finds nothing but what the tarball and its dependencies bring. */
const folder = mkdtempSync(path.join(tmpdir(), 'tmdb-simulator-'));
const installed = path.join(folder, 'node_modules/tmdb-simulator');
let child: ChildProcessWithoutNullStreams | undefined;
let url = '';

/** As `npm install tmdb-simulator` does, but without a registry: its dependencies are links to ours. */
beforeAll(async () => {
  mkdirSync(installed, { recursive: true });
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: import.meta.dirname });
  const [tarball = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  await run('tar', ['-xzf', path.join(folder, tarball), '--strip-components=1', '-C', installed]);
  for (const name of Object.keys(readManifest().dependencies)) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), link);
  }
  const program = path.join(installed, readManifest().bin['tmdb-simulator']);
  const settings = ['--port', '0', '--movies', '500', '--now', '2026-11-14T12:00:00Z'];
  child = spawn(process.execPath, [program, ...settings], { cwd: folder, env: { PATH: '/nowhere' } });
  const { stdout, stderr } = child;
  const [line] = (await Promise.race([once(stdout, 'data'), once(stderr, 'data')])) as [Buffer];
  url = /^simulator ready (\S+)$/m.exec(line.toString())?.[1] ?? '';
  expect(url, line.toString()).not.toBe('');
}, 60_000);
afterAll(() => {
  child?.kill();
  rmSync(folder, { recursive: true, force: true });
});

function readManifest() {
  return JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    bin: { 'tmdb-simulator': string };
    dependencies: Record<string, string>;
  };
}

const ask = (address: string) => fetch(url + address, { headers: { authorization: 'Bearer simulator' } });
const askJson = async (address: string) => (await (await ask(address)).json()) as Record<string, unknown>;

test('the tarball has one program and no source', async () => {
  expect(readdirSync(path.join(installed, 'dist'))).toEqual(['main.js']);
  expect(() => createRequire(path.join(folder, 'index.js')).resolve('lanterninha-demo/package.json')).toThrow();
});

test('a film, a list, changes and an export are answered', async () => {
  expect(await askJson('/3/movie/598?language=pt-BR')).toMatchObject({ id: 598, title: 'Cidade de Deus' });
  const { results } = await askJson('/3/movie/popular');
  expect(results).toHaveLength(20);
  expect(Object.keys(await askJson('/3/movie/changes'))).toContain('results');
  const lines = gunzipSync(await (await ask('/p/exports/movie_ids_11_14_2026.json.gz')).arrayBuffer()).toString();
  expect(lines.split('\n').length).toBeGreaterThan(400);
});

test('a picture with letters is drawn, so its fonts are there', async () => {
  const { poster_path: poster } = await askJson('/3/movie/598?language=pt-BR');
  const answer = await ask(`/t/p/w342${String(poster)}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
});

test('a fault is produced on request', async () => {
  const answer = await fetch(`${url}/3/movie/598`, {
    headers: { authorization: 'Bearer simulator', 'x-sim-fault': '503' },
  });
  expect(answer.status).toBe(503);
});
