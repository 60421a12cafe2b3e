import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { createMetrics } from '../src/server/infra/metrics.ts';

/** Files nobody runs here: held to what the house is really called. */
const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const all = readdirSync(path.join(ROOT, 'deploy'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));

test('what tools of others read is what they can read', () => {
  const files = all.filter((file) => file.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const documents = parseAllDocuments(read(file), { merge: true });
    expect([file, ...documents.flatMap(({ errors }) => errors.map(String))]).toEqual([file]);
  }
  const { services } = parseAllDocuments(read('deploy/compose.yaml'), { merge: true })[0]?.toJS() as {
    services: Record<string, { command?: string[]; environment?: Record<string, string> }>;
  };
  expect(Object.keys(services)).toEqual(['postgres', 'migrate', 'web1', 'web2', 'images', 'worker', 'edge']);
  // dbmate asks for TLS where it is not told otherwise, and that PostgreSQL has none.
  expect(services.migrate?.environment?.DATABASE_OWNER_URL).toContain('sslmode=disable');
});

test('alerts and the dashboard ask for figures we give', async () => {
  const ours = new Set((await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name));
  const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const asked = [
    ...[...read('deploy/monitoring/alerts.yaml').matchAll(/expr: (.+)$/gm)].map(([, expression = '']) => expression),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(asked.length).toBeGreaterThan(20);
  const names = asked.flatMap((expression) => expression.match(/\b[a-z]+(?:_[a-z]+)+\b(?![^{]*\})/g) ?? []);
  const known = (name: string) =>
    ours.has(name.replace(/_(?:bucket|count|sum)$/, '')) || /^(?:histogram_quantile|max_over_time)$/.test(name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !known(name))).toEqual([]);
});

test('alerts about sign-ins fire when they must, as promtool evaluates them', () => {
  const folder = path.join(ROOT, 'deploy/monitoring');
  execFileSync('promtool', ['check', 'rules', path.join(folder, 'alerts.yaml')], { stdio: 'pipe' });
  execFileSync('promtool', ['test', 'rules', path.join(folder, 'alerts.test.yaml')], { stdio: 'pipe' });
});

test('every alert says in the runbook what to do', () => {
  const alerts = [...read('deploy/monitoring/alerts.yaml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const headings = [...read('docs/runbook.md').matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
  expect(headings).toEqual(expect.arrayContaining(alerts));
});

test('containers and services are told nothing the house does not listen to', () => {
  const settings = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name));
  const others = /^(?:POSTGRES_PASSWORD|APP_PASSWORD|OWNER_PASSWORD|VARNISH_\w+|NODE_ENV)$/;
  const given = all
    .filter((file) => /Containerfile|compose\.yaml|kubernetes|\.service$/.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(/(?:^|[\s{])([A-Z][A-Z0-9]+_[A-Z0-9_]+)(?:: |=)|name: ([A-Z][A-Z0-9]+_[A-Z0-9_]+)/gm),
    ])
    .map(([, plain, named]) => plain ?? named ?? '');
  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((name) => !settings.has(name) && !others.test(name))).toEqual([]);
});

test('scripts are read by their shells', () => {
  for (const file of all.filter((each) => each.endsWith('.sh'))) execFileSync('bash', ['-n', path.join(ROOT, file)]);
  expect(all.filter((each) => each.endsWith('.sh'))).not.toEqual([]);
});

test('whoever the edge sends somebody to does that work', () => {
  const services = (file: string) => /--services=([a-z,]+)/.exec(read(file))?.[1]?.split(',');
  const asked = [...read('deploy/edge/backends.vcl').matchAll(/new pictures[^;]+;\s+pictures\.add_backend\((\w+?)\d/g)];
  // Pictures are asked for at the same ports as pages there.
  expect(asked.map(([, backend]) => backend)).toEqual(['web']);
  expect(services('deploy/systemd/lanterninha-web@.service')).toEqual(['web', 'functions', 'images']);
  for (const part of ['web', 'images', 'worker']) expect(services(`deploy/kubernetes/${part}.yaml`)).toContain(part);
  expect(read('deploy/compose-edge/backends.vcl')).toContain('pictures.add_backend(images1)');
});

test('every port a release may take is known to the edge', () => {
  const script = read('deploy/blue-green.sh');
  const ports = ['blue', 'green'].flatMap(
    (pair) => new RegExp(`^${pair}=\\(([\\d ]+)\\)`, 'm').exec(script)?.[1]?.split(' ') ?? [],
  );
  const known = [...read('deploy/edge/backends.vcl').matchAll(/\.port = "(\d+)"/g)].map(([, port = '']) => port);
  expect(ports).toHaveLength(4);
  expect([...new Set(known)]).toEqual(ports);
});
