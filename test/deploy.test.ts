import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { createMetrics } from '../src/server/infra/observing/metrics.ts';

/** Files that do not run here, compared with the real names in the code. */
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
  const processes = ['web1', 'web2', 'images', 'worker'];
  const around = ['edge', 'prometheus', 'edge-exporter', 'site-probe'];
  expect(Object.keys(services)).toEqual(['postgres', 'migrate', 'cli', ...processes, ...around]);
  // dbmate uses TLS by default, and that PostgreSQL has none.
  expect(services.migrate?.environment?.DATABASE_OWNER_URL).toContain('sslmode=disable');
});

test('the forge reads its files, runs the same check as people do, on the Node that is pinned', () => {
  const templates = readdirSync(path.join(ROOT, '.github/ISSUE_TEMPLATE')).map((name) => `ISSUE_TEMPLATE/${name}`);
  for (const file of [...templates, 'workflows/ci.yml'])
    expect(parseAllDocuments(read(`.github/${file}`)).flatMap(({ errors }) => errors)).toEqual([]);
  const workflow = read('.github/workflows/ci.yml');
  expect(workflow).toContain('- run: .ci/run\n');
  const major = read('.nvmrc').trim();
  expect(workflow).toContain(`node:${major}-`);
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(dependencies.node?.split('.')[0]).toBe(major);
});

test('wherever the product is started, its young generation has the same size', () => {
  const files = ['package.json', 'deploy/Containerfile', ...all.filter((file) => file.endsWith('.service'))];
  const starts = files.flatMap((file) => read(file).match(/^.*\bnode\b.*\bsrc\/main\.ts.*$/gm) ?? []);
  expect(starts).toHaveLength(4);
  for (const start of starts) expect(start).toContain('--max-semi-space-size=16');
});

test('wherever a process of ours is started, a signal cannot open the port of a debugger', () => {
  const starts = ['package.json', ...all]
    .filter((file) => /package\.json|Containerfile$|compose\.yaml|kubernetes|\.service$/.test(file))
    .flatMap((file) => read(file).match(/^.*\bnode\b.*\bsrc\/(?:main|processes\/cli\/main)\.ts.*$/gm) ?? [])
    // The command line on a terminal is no service.
    .filter((line) => !line.includes('"cli":'));
  expect(starts).toHaveLength(8);
  for (const start of starts) expect(start).toContain('--disable-sigusr1');
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
    ours.has(name.replace(/_(?:bucket|count|sum)$/, '')) ||
    /^(?:histogram_quantile|max_over_time|(?:process|nodejs|varnish|probe)_\w+)$/.test(name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !known(name))).toEqual([]);
});

const RULE_TESTS = all.filter((file) => file.endsWith('.test.yaml'));

test('each alert is fired by its fault in a test, is silent in a calm hour, and names its place in the runbook', () => {
  const rules = parseAllDocuments(read('deploy/monitoring/alerts.yaml'))[0]?.toJS() as {
    groups: { rules: { alert: string; annotations: Record<string, string> }[] }[];
  };
  const tests = RULE_TESTS.flatMap((file) => (parseAllDocuments(read(file))[0]?.toJS() as { tests: RuleTest[] }).tests);
  const tried = tests.flatMap(({ name, alert_rule_test: rows }) => rows.map((row) => ({ name, ...row })));
  for (const { alert, annotations } of rules.groups.flatMap((group) => group.rules)) {
    const own = tried.filter(({ alertname }) => alertname === alert);
    expect([alert, own.some(({ exp_alerts }) => exp_alerts.length > 0)]).toEqual([alert, true]);
    expect([alert, own.some(({ name }) => name === 'a calm hour')]).toEqual([alert, true]);
    expect(annotations.runbook).toBe(`docs/operate/runbook.md#${alert.toLowerCase()}`);
  }
});

interface RuleTest {
  name: string;
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[];
}

test('every alert says in the runbook what to do', () => {
  const alerts = [...read('deploy/monitoring/alerts.yaml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const headings = [...read('docs/operate/runbook.md').matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
  expect(headings).toEqual(expect.arrayContaining(alerts));
});

test('containers and services set no variable that the product does not read', () => {
  const settings = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name));
  const others =
    /^(?:POSTGRES_PASSWORD|APP_PASSWORD|OWNER_PASSWORD|NODE_ENV|NODE_EXTRA_CA_CERTS|\w+_IMAGE|DAC_OVERRIDE|(?:EDGE|PROMETHEUS)_PORT)$/;
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

test('the backends of the edge run the services it expects of them', () => {
  const services = (file: string) => /--services=([a-z,]+)/.exec(read(file))?.[1]?.split(',');
  const asked = [...read('deploy/edge/backends.vcl').matchAll(/new pictures[^;]+;\s+pictures\.add_backend\((\w+?)\d/g)];
  // There, pictures are served at the same ports as pages.
  expect(asked.map(([, backend]) => backend)).toEqual(['web']);
  expect(services('deploy/systemd/lanterninha-web@.service')).toEqual(['web', 'functions', 'images']);
  for (const part of ['web', 'images', 'worker']) expect(services(`deploy/kubernetes/${part}.yaml`)).toContain(part);
  expect(read('deploy/compose-edge/backends.vcl')).toContain('pictures.add_backend(images1)');
  // Cards of drafts are drawn by web, which has the key of their tokens.
  expect(read('deploy/edge/default.vcl')).toContain('~ "^/(img|cartao)/" && bereq.url !~ "^/cartao/previa/"');
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

interface Container {
  image?: string;
  cap_drop?: string[];
  cap_add?: string[];
  read_only?: boolean;
  security_opt?: string[];
  tmpfs?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  networks?: Partial<Record<string, { ipv4_address?: string }>>;
}
const compose = parseAllDocuments(read('deploy/compose.yaml'), { merge: true })[0]?.toJS() as {
  services: Record<string, Container>;
};
const kubernetes = all
  .filter((file) => file.startsWith('deploy/kubernetes/') && file.endsWith('.yaml'))
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest));
interface Manifest {
  kind: string;
  metadata?: { name?: string };
  spec?: {
    template?: { spec: PodSpec; metadata?: { labels?: Record<string, string> } };
    podSelector?: object;
    policyTypes?: string[];
    ingress?: unknown[];
    egress?: unknown[];
  };
  images?: { name: string; digest?: string }[];
}
interface PodSpec {
  automountServiceAccountToken?: boolean;
  securityContext?: object;
  containers: { name: string; securityContext?: object }[];
}

test('a container has no right it does not need, and writes nowhere but where it must', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect([name, service]).toEqual([
      name,
      expect.objectContaining({
        cap_drop: ['ALL'],
        read_only: true,
        security_opt: ['no-new-privileges:true'],
        tmpfs: expect.arrayContaining([expect.stringMatching(/^\/tmp/)]) as unknown,
      }),
    ]);
    // Only the database's start script, which begins as root.
    expect([name, service.cap_add !== undefined]).toEqual([name, name === 'postgres']);
  }
});

test('images can be pinned by digest from outside the file', () => {
  const images = new Set(Object.values(compose.services).map(({ image }) => image ?? ''));
  for (const image of images) expect(image).toMatch(/^\$\{\w+_IMAGE:-/);
  expect(read('deploy/Containerfile').match(/^FROM .+$/gm)).toEqual([
    'FROM ${NODE_IMAGE} AS build',
    'FROM ${BASE_IMAGE}',
  ]);
  const pinned = kubernetes.flatMap(({ images: list = [] }) => list);
  expect(pinned.map(({ name }) => name)).toEqual(['lanterninha', 'lanterninha-edge']);
  for (const { digest } of pinned) expect(digest).toMatch(/^sha256:/);
});

test('the port of compose is reachable only from the same machine, since its gateway is a trusted proxy', () => {
  const acl = /acl proxies \{([^}]*)\}/.exec(read('deploy/compose-edge/backends.vcl'))?.[1] ?? '';
  expect(acl).toContain('"10.99.0.1"');
  const ports = Object.values(compose.services).flatMap(({ ports: list = [] }) => list);
  expect(ports).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:\S+:6081$/),
    expect.stringMatching(/^127\.0\.0\.1:\S+:9090$/),
  ]);
});

test('the edge takes purges by a secret that is in no file of ours', () => {
  expect(compose.services.edge?.environment?.EDGE_PURGE_SECRET).toBe('${EDGE_PURGE_SECRET:?}');
  expect(compose.services.worker?.environment?.EDGE_PURGE_SECRET).toBe('${EDGE_PURGE_SECRET:?}');
  expect(read('deploy/systemd/varnish.service.d/lanterninha.conf')).toContain(
    'EnvironmentFile=/etc/lanterninha-edge.env',
  );
});

test('every pod is closed in, and talks to whom it must', () => {
  const pods = kubernetes.flatMap(({ spec, metadata }) => (spec?.template ? [{ metadata, ...spec.template }] : []));
  expect(pods.length).toBe(5);
  for (const { spec, metadata } of pods) {
    expect([metadata, spec.automountServiceAccountToken, spec.securityContext]).toEqual([
      metadata,
      false,
      expect.objectContaining({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } }),
    ]);
    for (const { securityContext } of spec.containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  }
  const policies = kubernetes.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec);
  const ours = { matchLabels: { app: 'lanterninha' } };
  expect(policies).toContainEqual({ podSelector: ours, policyTypes: ['Ingress', 'Egress'] });
  // Those of all installations, and the three options.
  expect(policies.filter((policy) => policy?.ingress ?? policy?.egress)).toHaveLength(6);
  const budgets = kubernetes.filter(({ kind }) => kind === 'PodDisruptionBudget').map(({ metadata }) => metadata?.name);
  const lasting = kubernetes.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');
  expect(budgets.toSorted()).toEqual(lasting.map(({ metadata }) => metadata?.name).toSorted());
});

test('every pod gets the image of the release: its manifest is built by a kustomization that names it', () => {
  const folders = all.flatMap((file) => (file.endsWith('/kustomization.yaml') ? [path.dirname(file)] : []));
  const built = folders.flatMap((folder) => {
    const { resources = [], components = [] } = parseAllDocuments(read(`${folder}/kustomization.yaml`))[0]?.toJS() as {
      resources?: string[];
      components?: string[];
    };
    const isReleased = components.some((part) => path.join(folder, part) === 'deploy/kubernetes/release');
    return isReleased ? resources.map((file) => path.join(folder, file)) : [];
  });
  const withImages = all.filter((file) => file.startsWith('deploy/kubernetes/') && /^ +image: /m.test(read(file)));
  expect(withImages).toHaveLength(5);
  expect(withImages.filter((file) => !built.includes(file))).toEqual([]);
  const named = parseAllDocuments(read('deploy/kubernetes/release/kustomization.yaml'))[0]?.toJS() as Manifest;
  const used = new Set(withImages.map((file) => /^ +image: (\S+)$/m.exec(read(file))?.[1]));
  expect(named.images?.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
  // kustomize refuses them.
  for (const file of built) expect([file, read(file).includes('generateName:')]).toEqual([file, false]);
});

test('connections that only some installations have are options of the cluster', () => {
  const options = all.filter((file) => file.startsWith('deploy/kubernetes/network-options/'));
  expect(options.map((file) => path.basename(file, '.yaml')).toSorted()).toEqual(['bucket', 'collector', 'smtp']);
  for (const file of options) {
    const name = `network-options/${path.basename(file)}`;
    expect(read('deploy/kubernetes/kustomization.yaml')).toContain(`  # - ${name} `);
    expect(read('docs/operate/kubernetes.md')).toContain(`\`${name}\``);
  }
});

test('the edge of compose asks our servers at the addresses they have, and the worker may purge', () => {
  const vcl = read('deploy/compose-edge/backends.vcl');
  const addressOf = (name: string) => compose.services[name]?.networks?.inner?.ipv4_address ?? 'none';
  const asked = new Set([...vcl.matchAll(/\.host = "([^"]+)"/g)].map(([, host]) => host));
  expect([...asked].toSorted()).toEqual(['web1', 'web2', 'images'].map(addressOf).toSorted());
  expect(/acl purgers \{([^}]*)\}/.exec(vcl)?.[1]?.trim()).toBe(`"${addressOf('worker')}";`);
  expect(compose.services.web1?.environment?.TRUSTED_PROXIES).toBe(addressOf('edge'));
});

test.each([
  ['3.0.2', false],
  ['3.3.6', false],
  ['4.0.0', true],
  ['4.0.7', true],
  ['4.1.0', true],
  ['', false],
])('PostgreSQL fails over with Patroni %s: %s', (version, isSafe) => {
  const { status } = spawnSync(path.join(ROOT, 'deploy/ha/check-versions.sh'), [version], { stdio: 'pipe' });
  expect(status === 0).toBe(isSafe);
});

test('Patroni acknowledges nothing that one server alone has', () => {
  const { bootstrap } = parseAllDocuments(read('deploy/ha/patroni.yml'))[0]?.toJS() as {
    bootstrap: { dcs: Record<string, number | boolean> };
  };
  const { ttl, loop_wait, retry_timeout } = bootstrap.dcs;
  expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
  expect(Number(ttl)).toBeGreaterThanOrEqual(Number(loop_wait) + 2 * Number(retry_timeout));
});

const UNITS = all.filter((file) => file.endsWith('.service'));

test('every unit is closed in', () => {
  expect(UNITS).toHaveLength(3);
  const wanted = [
    ...['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'PrivateTmp=yes', 'CapabilityBoundingSet='],
    ...['SystemCallFilter=@system-service', 'RestrictNamespaces=yes', 'UMask=0077', 'StateDirectoryMode=0700'],
  ];
  for (const file of UNITS) expect(read(file).split('\n')).toEqual(expect.arrayContaining(wanted));
});

test.each([
  [['7.1.1', '7.1.1-2+deb12u1'], true],
  [['7.1.1', '7.1.1-1.1+deb12u1'], false],
  [['7.1.1', ''], false],
  [['7.5.0', ''], false],
  [['7.6.2', ''], false],
  [['7.6.3', ''], true],
  [['7.7.0', ''], false],
  [['7.7.0', '7.7.0-3'], false],
  [['7.7.0', '7.7.0-3+deb13u2'], true],
  [['7.7.1', ''], true],
  [['8.0.0', ''], true],
])('the edge starts with Varnish %s: %s', (versions, isPatched) => {
  const script = path.join(ROOT, 'deploy/edge/check-version.sh');
  const { status } = spawnSync(script, versions, { stdio: 'pipe' });
  expect(status === 0).toBe(isPatched);
});
