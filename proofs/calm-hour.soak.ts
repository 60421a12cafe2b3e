import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EdgeFixture, look } from '../test/edge/edge-fixture.ts';
import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { publishOften } from '../test/edge/publish-visible.ts';
import { endWithParent } from '../tools/end-with-parent.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { type Dashboard, drawDashboard, type Series, STEP_SECONDS } from '../tools/plots/dashboard.ts';
import { countOf } from './report.ts';

/**
 * An hour of a quiet site, with our Prometheus configuration and Debian's prometheus, prometheus-varnish-exporter and
 * prometheus-blackbox-exporter: visitors read through the edge, an editor publishes every minute. No alert may fire. Then a
 * server stops, and `ServerGone` must: an hour without alerts says nothing if Prometheus could not have fired one.
 */
const MINUTES = countOf(60);
const VISITS_A_SECOND = 5;
const PATHS = ['/', '/filmes', '/series', '/filme/cidade-de-deus-2002-598', '/generos/drama', '/plataformas', '/hoje'];
const FIRES_WITHIN_MS = 180_000;
const MONITORING = path.resolve(import.meta.dirname, '../deploy/monitoring');

await inSoakFixture({ webs: 2 }, async (fixture, stack) => {
  const problems: string[] = [];
  await stack.runCli('derived:rebuild');
  for (const what of ['physical', 'restore-test']) await stack.runCli('backup:record', what);
  const prometheus = await startPrometheus(fixture);
  try {
    const failed = await readForMinutes(fixture, MINUTES);
    if (failed > 0) problems.push(`${failed} visits failed`);
    for (const { labels } of await prometheus.ask('up == 0'))
      problems.push(`${labels.job} ${labels.instance} is not read`);
    const targets = await prometheus.ask('up');
    if (targets.length !== 4) problems.push(`${targets.length} targets in place of 4`);
    const alerts = await prometheus.ask(`count by (alertname, alertstate) (last_over_time(ALERTS[${MINUTES + 1}m]))`);
    const file = path.resolve(import.meta.dirname, '../.cache/dashboard.svg');
    const dashboard = JSON.parse(readFileSync(path.join(MONITORING, 'dashboard.json'), 'utf8')) as Dashboard;
    const { svg, empty } = await drawDashboard(dashboard, (query) => prometheus.askRange(query, MINUTES));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, svg);
    const namesOf = (state: string) =>
      alerts.filter(({ labels }) => labels.alertstate === state).map(({ labels }) => labels.alertname ?? '');
    const fired = namesOf('firing');
    problems.push(...fired.map((name) => `${name} fired`));

    await [...fixture.servers.values()][0]?.stop();
    const stopped = performance.now();
    const isGone = async () => (await prometheus.ask('ALERTS{alertname="ServerGone",alertstate="firing"}')).length > 0;
    while (!(await isGone()) && performance.now() - stopped < FIRES_WITHIN_MS) await sleep(1_000);
    const seconds = Math.round((performance.now() - stopped) / 1_000);
    if (!(await isGone())) problems.push('ServerGone did not fire for a server that was stopped');
    const pending = namesOf('pending').join(', ') || 'none';
    const line = `calm-hour: ${MINUTES} minutes, ${VISITS_A_SECOND} visits/s and an edit a minute: ${fired.length} alerts fired, pending for a while: ${pending}; then a server stopped: told after ${seconds} s. ${path.relative('', file)}: panels without data: ${empty.join(', ') || 'none'}`;
    return { line, problems };
  } finally {
    prometheus.stop();
  }
});

async function readForMinutes(fixture: EdgeFixture, minutes: number): Promise<number> {
  const until = performance.now() + minutes * 60_000;
  let [visits, failed] = [0, 0];
  const read = async () => {
    for (; performance.now() < until; visits += 1) {
      const answer = await look(fixture.edge.url + (PATHS[visits % PATHS.length] ?? '/')).catch(() => undefined);
      if (answer?.status !== 200) failed += 1;
      await sleep(1_000 / VISITS_A_SECOND);
    }
  };
  const edit = async () => {
    while (performance.now() < until) {
      await publishOften(fixture, 1);
      await sleep(Math.min(60_000, Math.max(0, until - performance.now())));
    }
  };
  await Promise.all([read(), edit()]);
  return failed;
}

interface Sample {
  labels: Partial<Record<string, string>>;
}

/** The configuration of compose.yaml, with the addresses of this machine. */
async function startPrometheus({ edge, servers }: EdgeFixture) {
  const folder = mkdtempSync(path.join(tmpdir(), 'calm-hour-'));
  const [port, edgePort, probePort] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const addresses = new Map([
    ['alerts.yaml', path.join(MONITORING, 'alerts.yaml')],
    [
      "'web1:3000', 'web2:3000', 'images:3000', 'worker:3000'",
      [...servers.values()].map(({ url }) => `'${new URL(url).host}'`).join(),
    ],
    ['    authorization: { type: Bearer, credentials_file: /tmp/metrics-token }\n', ''],
    ['edge-exporter:9131', `127.0.0.1:${edgePort}`],
    ['site-probe:9115', `127.0.0.1:${probePort}`],
    ['/tmp/site.json', path.join(folder, 'site.json')],
  ]);
  let configuration = readFileSync(path.join(MONITORING, 'prometheus.yaml'), 'utf8');
  for (const [there, here] of addresses) {
    if (!configuration.includes(there)) throw new Error(`prometheus.yaml no longer says ${there}`);
    configuration = configuration.replace(there, here);
  }
  writeFileSync(path.join(folder, 'prometheus.yaml'), configuration);
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify([{ targets: [edge.url] }]));
  const programs = [
    ['prometheus-varnish-exporter', '-n', edge.folder, '-web.listen-address', `127.0.0.1:${edgePort}`],
    [
      'prometheus-blackbox-exporter',
      `--config.file=${MONITORING}/blackbox.yaml`,
      `--web.listen-address=127.0.0.1:${probePort}`,
    ],
    [
      'prometheus',
      `--config.file=${folder}/prometheus.yaml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
  ] as const;
  const children = programs.map(([program, ...args]) =>
    spawn(...endWithParent('TERM', program, args), { stdio: ['ignore', 'ignore', 'ignore'] }),
  );
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/-/ready`).catch(() => undefined);
    if (answer?.ok) break;
    await sleep(100);
  }
  const question = async <Result>(address: string, parameters: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${address}?${new URLSearchParams(parameters)}`);
    return ((await answer.json()) as { data: { result: Result[] } }).data.result;
  };
  return {
    async ask(query: string): Promise<Sample[]> {
      const result = await question<{ metric: Sample['labels'] }>('query', { query });
      return result.map(({ metric }) => ({ labels: metric }));
    },
    async askRange(query: string, minutes: number): Promise<Series[]> {
      const end = Date.now() / 1_000;
      const range = { query, start: String(end - minutes * 60), end: String(end), step: String(STEP_SECONDS) };
      const result = await question<{ metric: Sample['labels']; values: [number, string][] }>('query_range', range);
      return result.map(({ metric, values }) => ({
        labels: metric,
        points: values.map(([at, value]) => [at, Number(value)] as const),
      }));
    },
    stop() {
      for (const child of children) child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
