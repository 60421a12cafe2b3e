import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { acceptInvite, enrolApp } from '../e2e/admin.ts';
import { withoutPictures } from '../e2e/chromium.ts';
import { startSimulator } from '../packages/tmdb-simulator/start.ts';
import { readMeanwhile } from '../test/edge/rolling-restart.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { buildImage } from './containers/build-image.ts';
import { type Compose, openCompose, PROJECT } from './containers/compose.ts';
import { playKubernetes } from './containers/play-kubernetes.ts';
import { podman } from './ha/podman.ts';
import { reportSoak } from './report.ts';

/**
 * From a clean clone to a site that answers through Varnish, all in containers: images built, compose up, the first administrator, an edit
 * published and seen, a second release under load, a backup restored; then everything is removed. Needs root, podman, Docker Compose 2
 * (DOCKER_COMPOSE names it), Chromium, and the images of deploy/images/build-base.sh. `--short` ends when the edit was seen.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } }, allowPositionals: true });
const run = promisify(execFile);
const GATEWAY = '10.99.0.1';
const MOVIE = 598;
const root = path.resolve(import.meta.dirname, '..');
const problems: string[] = [];
const times: string[] = [];
const demand = (isSo: boolean, problem: string) => void (isSo || problems.push(problem));

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  process.stdout.write(`${what} …\n`);
  const result = await work();
  times.push(`${what} ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  process.stdout.write(`${times.at(-1)}\n`);
  return result;
}

const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-containers-'));
const clone = path.join(folder, 'lanterninha');
const tagged = (name: string) => `localhost/lanterninha:${name}`;
const version = async () =>
  (JSON.parse(await readFile(path.join(clone, 'package.json'), 'utf8')) as { version: string }).version;
const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
try {
  await run('git', ['clone', '--quiet', root, clone]);
  await timed('image built', async () => buildImage(clone, tagged('soak-1'), await version()));
  closers.push(() => podman('rmi', '--force', tagged('soak-1')));
  const simulator = await startSimulator({ ratePerSecond: 1_000, movies: 200, series: 60, people: 60 });
  closers.push(() => simulator.close());
  const simulatorPort = await findFreePort();
  const base = `http://${GATEWAY}:${simulatorPort}`;
  const [edgePort, prometheusPort] = [await findFreePort(), await findFreePort()];
  const compose = await openCompose({
    ...{ clone, image: tagged('soak-1'), edgePort, prometheusPort },
    settings: {
      TMDB_API_URL: `${base}/3`,
      TMDB_TOKEN: simulator.apiKey,
      IMAGE_SOURCE_URL: `${base}/t/p`,
      VIDEO_IMAGE_URL: `${base}/vi`,
    },
  });
  closers.push(() => compose.stop());
  const site = `http://127.0.0.1:${edgePort}`;
  await timed('compose up until the edge answers', async () => {
    await compose('up', '--detach');
    while (
      !(await fetch(`${site}/sobre`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(200);
  });
  // The network exists now: containers reach the simulator through its gateway.
  const door = createServer((socket) => {
    const target = connect(Number(new URL(simulator.url).port), '127.0.0.1');
    for (const one of [socket, target]) one.on('error', () => undefined);
    socket.pipe(target).pipe(socket);
  });
  await new Promise<void>((resolve) => door.listen(simulatorPort, GATEWAY, resolve));
  closers.push(() => door.close());
  await timed('a film fetched by the command line', () =>
    compose('run', '--rm', 'cli', 'sync', 'movie', String(MOVIE)),
  );
  await checkHardening(compose);

  const browser = await chromium.launch(withoutPictures);
  closers.push(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await timed('first administrator in', async () => {
    const said = await compose('run', '--rm', 'cli', 'admin:create', 'ana@example.org');
    await acceptInvite(page, /http:\/\/localhost\S+/.exec(said)?.[0] ?? '', 'Ana');
    await enrolApp(page);
  });
  const phrase = `Uma frase ${Date.now()}`;
  const seenMs = await timed('an edit published and visible through the edge', () => publish(page, site, phrase));

  const load = values.short ? undefined : await releaseAgain(compose, site, phrase, prometheusPort);
  await timed('everything removed', async () => {
    await compose('down', '--volumes', '--timeout', '10');
  });
  const left = await podman('ps', '--all', '--quiet', '--filter', `label=com.docker.compose.project=${PROJECT}`);
  demand(left === '', `containers are left: ${left}`);
  const size = Number(await podman('image', 'inspect', '--format', '{{.Size}}', tagged('soak-1')));
  reportSoak({
    line: `containers: ${times.join(', ')}; image ${Math.round(size / 1e6)} MB; the edit was seen after ${seenMs} ms; ${load ? `${load.asked} reads during the upgrade, ${load.failed.length} failed` : 'no upgrade'}`,
    problems,
  });
} finally {
  for (const close of closers.toReversed()) await Promise.resolve(close()).catch(() => undefined);
}

/** A second release under load, seen by Prometheus, as pods of Kubernetes too; then a backup that is restored. */
async function releaseAgain(compose: Compose, site: string, phrase: string, prometheusPort: number) {
  await run('npm', ['version', '--no-git-tag-version', '0.0.0-soak.2'], { cwd: clone });
  const author = ['-c', 'user.name=soak', '-c', 'user.email=soak@example.org'];
  await run('git', ['-C', clone, ...author, 'commit', '-qam', 'a second release']);
  await timed('second image built', async () => buildImage(clone, tagged('soak-2'), await version()));
  closers.push(() => podman('rmi', '--force', tagged('soak-2')));
  const load = await timed('upgrade under load', () =>
    readMeanwhile({ edge: { url: site } } as never, 8, async () => {
      compose.env.LANTERNINHA_IMAGE = tagged('soak-2');
      const env = { ...compose.env, COMPOSE: compose.command };
      await run(path.join(clone, 'deploy/compose-upgrade.sh'), [], { env, maxBuffer: 16 * 1024 * 1024 });
    }),
  );
  problems.push(...load.failed.slice(0, 10).map((failure) => `during the upgrade: ${failure}`));
  demand((await readPage(site)).includes(phrase), 'the edit is not there after the upgrade');

  await timed('watched by Prometheus', () => checkPrometheus(`http://127.0.0.1:${prometheusPort}`));
  const { ADMIN_SECRET = '', METRICS_TOKEN = '', APP_PASSWORD = '' } = compose.env;
  const settings = {
    ADMIN_SECRET,
    METRICS_TOKEN,
    DATABASE_URL: `postgres://lanterninha_app:${APP_PASSWORD}@postgres/lanterninha`,
  };
  const played = await timed('pods of Kubernetes started', () =>
    playKubernetes(clone, tagged('soak-2'), `${PROJECT}_inner`, settings),
  );
  problems.push(...played);
  await timed('backed up and restored', () => restore(compose, site, phrase));
  return load;
}

async function readPage(site: string): Promise<string> {
  return (await fetch(`${site}/filme/${MOVIE}`)).text();
}

/** From the press of "Publicar" to a visitor who sees it. */
async function publish(page: Page, site: string, phrase: string): Promise<number> {
  await readPage(site);
  await page.goto(new URL(`/admin/filmes/${MOVIE}`, page.url()).href);
  await page.getByRole('button', { name: 'Editar Sinopse' }).click();
  await page.getByLabel('Sinopse', { exact: true }).fill(phrase);
  await page.getByText(/Salvo (?:agora|há \d+ s)/).waitFor();
  await page.locator('summary', { hasText: 'Publicar' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  const pressed = performance.now();
  while (!(await readPage(site)).includes(phrase)) {
    if (performance.now() - pressed > 60_000) {
      problems.push('the edit is not visible after a minute');
      break;
    }
    await sleep(100);
  }
  return Math.round(performance.now() - pressed);
}

async function checkHardening(compose: Compose): Promise<void> {
  const inWeb = (script: string) =>
    compose('exec', '-T', 'web1', 'bash', '-c', script).catch((error: unknown) => String(error));
  demand((await inWeb('id -u')).trim() === '1000', 'a process does not run as user 1000');
  demand(/Read-only/.test(await inWeb('touch /app/x')), 'the file system can be written');
  demand(/CapEff:\s*0+\n/.test(await inWeb('cat /proc/self/status')), 'a process has capabilities');
  demand(/^none$/m.test(await inWeb('command -v npm gcc make python3 || echo none')), 'the image has build tools');
  demand(/pg_dump \(PostgreSQL\) 17/.test(await inWeb('pg_dump --version')), 'the image has no pg_dump of 17');
  demand(!(await inWeb('ls /app')).match(/test|docs|proofs|packages/), 'the image has more than what runs');
}

async function checkPrometheus(url: string): Promise<void> {
  const ask = async (query: string) => {
    const answer = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query })}`);
    return (
      (await answer.json()) as { data: { result: { metric: Record<string, string>; value: [number, string] }[] } }
    ).data.result;
  };
  const limit = performance.now() + 60_000;
  const seen = async () => (await ask('build_info')).filter(({ metric }) => metric.version === '0.0.0-soak.2').length;
  while ((await seen()) < 4 && performance.now() < limit) await sleep(1_000);
  demand((await seen()) === 4, 'not all four processes report the second release');
  const firing = await ask('ALERTS{alertstate="firing",severity="page"}');
  problems.push(...firing.map(({ metric }) => `an alert fires: ${metric.alertname}`));
  const rules = (await (await fetch(`${url}/api/v1/rules`)).json()) as { data: { groups: { rules: unknown[] }[] } };
  demand(rules.data.groups.flatMap((group) => group.rules).length > 20, 'Prometheus has not loaded our rules');
}

async function restore(compose: Compose, site: string, phrase: string): Promise<void> {
  await compose('run', '--rm', 'cli', 'backup', '/var/lib/lanterninha/backups');
  await compose('stop', 'web1', 'web2', 'images', 'worker');
  const statements = ['drop database lanterninha with (force)', 'create database lanterninha owner lanterninha_owner'];
  await compose(
    'exec',
    '-T',
    '-u',
    'postgres',
    'postgres',
    'psql',
    ...statements.flatMap((statement) => ['-c', statement]),
  );
  const listed = await compose('run', '--rm', '--entrypoint', 'ls', 'cli', '/var/lib/lanterninha/backups');
  const file = /\S+\.dump\b/.exec(listed)?.[0] ?? '';
  const said = await compose('run', '--rm', 'cli', 'restore', `/var/lib/lanterninha/backups/${file}`);
  demand(/are what they were/.test(said), `not restored: ${said.slice(-500)}`);
  await compose('up', '--detach');
  const limit = performance.now() + 60_000;
  const isBack = () =>
    fetch(`${site}/filme/${MOVIE}?${Date.now()}`).then(
      async (answer) => (await answer.text()).includes(phrase),
      () => false,
    );
  while (!(await isBack()) && performance.now() < limit) await sleep(500);
  demand(await isBack(), 'the edit is not there after the restore');
}
