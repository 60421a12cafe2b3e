import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { READERS, SECRETS, type Secret, type SecretReader } from '../src/server/infra/secrets.ts';

/** The files of `deploy/` against the table of who uses which secret: one too many and one too few are both a fault. */
const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const settings = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name));
const isSecret = (name: string): name is Secret => Object.hasOwn(SECRETS, name);

/** In the order of the table. */
function secretsOf(readers: readonly SecretReader[]): Secret[] {
  return (Object.keys(SECRETS) as Secret[]).filter((name) =>
    readers.some((reader) => (SECRETS[name] as readonly SecretReader[]).includes(reader)),
  );
}

const given = (names: readonly string[]) => Object.keys(SECRETS).filter((name) => names.includes(name));
const servicesIn = (command: string): SecretReader[] => {
  const listed =
    /--services=([a-z,]+)/.exec(command)?.[1]?.split(',') ?? /main\.ts,? (migrate|backup)\b/.exec(command)?.slice(1);
  return READERS.filter((reader) => (listed ?? ['cli']).includes(reader));
};

interface Container {
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  mem_limit?: string;
}
const compose = parseAllDocuments(read('deploy/compose.yaml'), { merge: true })[0]?.toJS() as {
  services: Record<string, Container>;
};
const OURS = ['migrate', 'cli', 'web1', 'web2', 'images', 'worker'];

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    template: {
      spec: {
        containers: {
          args?: string[];
          command?: string[];
          envFrom?: unknown[];
          env?: { name: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
          resources?: { limits?: { memory?: string } };
        }[];
      };
    };
  };
}
const manifests = readdirSync(path.join(ROOT, 'deploy/kubernetes'), { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((each) => each.toJS() as Manifest));
const pods = manifests
  .filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind))
  .map(({ metadata, spec }) => [metadata.name, spec.template.spec.containers[0]] as const);

const units = readdirSync(path.join(ROOT, 'deploy/systemd'))
  .filter((name) => name.endsWith('.service'))
  .map((name) => {
    const text = read(`deploy/systemd/${name}`);
    const files = [...text.matchAll(/^EnvironmentFile=\/etc\/(\S+)$/gm)].map(([, file = '']) => file);
    const readers = servicesIn(/^ExecStart=(.+)$/m.exec(text)?.[1] ?? '');
    return { name, files, readers, memory: /^MemoryMax=(\S+)$/m.exec(text)?.[1] };
  });
const namesIn = (file: string) =>
  [...read(`deploy/systemd/${file}.example`).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

describe('a secret is given to the services that use it, and to no other', () => {
  test.each(OURS)('compose: %s', (name) => {
    const { environment = {}, command = [], entrypoint = [] } = compose.services[name] ?? {};
    const readers = servicesIn([...entrypoint, ...command].join(' '));
    // `backup` runs in the container of the command line.
    expect(given(Object.keys(environment))).toEqual(secretsOf(readers));
  });

  test('compose: what is around us has none of ours but what it checks', () => {
    const around = Object.entries(compose.services).filter(([name]) => !OURS.includes(name));
    const held = around.map(([name, { environment = {} }]) => [name, given(Object.keys(environment))]);
    expect(held.filter(([, names]) => names?.length !== 0)).toEqual([
      ['edge', ['EDGE_PURGE_SECRET']],
      ['prometheus', ['METRICS_TOKEN']],
    ]);
  });

  test.each(pods)('Kubernetes: %s', (name, container) => {
    const refs = (container?.env ?? []).filter(({ valueFrom }) => valueFrom);
    for (const { name: variable, valueFrom } of refs) expect(valueFrom?.secretKeyRef.key).toBe(variable);
    const readers = servicesIn([...(container?.args ?? []), ...(container?.command ?? [])].join(' '));
    const wanted = name === 'lanterninha-edge' ? ['EDGE_PURGE_SECRET'] : secretsOf(readers);
    expect(given(refs.map((ref) => ref.name))).toEqual(wanted);
    // The owner's login is in a secret of its own.
    const owners = refs.filter(({ valueFrom }) => valueFrom?.secretKeyRef.name === 'lanterninha-owner');
    expect(owners.map((ref) => ref.name)).toEqual(name === 'lanterninha-migrate' ? ['DATABASE_OWNER_URL'] : []);
    expect(JSON.stringify(container?.envFrom ?? [])).not.toContain('secretRef');
  });

  test('Kubernetes: the example of the secret has what the pods ask for', () => {
    const asked = new Set(
      pods.flatMap(([, each]) => each?.env ?? []).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.key ?? []),
    );
    const example = [...read('deploy/kubernetes/secret.example.yaml').matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(
      ([, key]) => key,
    );
    expect(example.toSorted()).toEqual([...asked].toSorted());
  });

  test.each(units)('systemd: $name', ({ files, readers }) => {
    expect(readers).not.toEqual(['cli']);
    expect(given(files.flatMap(namesIn))).toEqual(secretsOf(readers));
  });

  test('systemd: what all units read, and what Varnish reads', () => {
    expect(given(namesIn('lanterninha.env'))).toEqual([]);
    expect(namesIn('lanterninha-edge.env')).toEqual(['EDGE_PURGE_SECRET']);
  });
});

test('every setting that is no secret can be set for the containers', () => {
  const container = new Set(
    read('deploy/Containerfile')
      .match(/^ENV .+$/m)?.[0]
      ?.match(/[A-Z_0-9]+(?==)/g),
  );
  const environment = compose.services.cli?.environment ?? {};
  const unset = [...settings].filter(
    (name) => !isSecret(name) && !container.has(name) && !Object.hasOwn(environment, name),
  );
  expect(unset).toEqual([]);
  const files = [
    'deploy/kubernetes/settings.env',
    ...readdirSync(path.join(ROOT, 'deploy/systemd'))
      .filter((name) => name.endsWith('.example'))
      .map((name) => `deploy/systemd/${name}`),
  ];
  const named = files.flatMap((file) => [...read(file).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name));
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
  const shared = [...read('deploy/kubernetes/settings.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(given(shared)).toEqual([]);
});

test('the containers start with no password or secret but those the operator gives', () => {
  const text = read('deploy/compose.yaml');
  const taken = [...text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|TOKEN)\w*)(:\?|:-)([^}]*)\}/g)];
  const optional = new Set(taken.filter(([, , sign]) => sign !== ':?').map(([, name]) => name));
  // Without these the product only does less; the others would leave something open or closed.
  const features = ['TMDB_TOKEN', 'GA4_API_SECRET', 'IMAGE_S3_SECRET_KEY', 'EDGE_TOKEN', 'AUDIT_SHIP_TOKEN'];
  expect([...optional].toSorted()).toEqual([...features, 'PASSWORD_BREACH_LIST'].toSorted());
  expect(taken.filter(([, , , fallback]) => fallback !== '').map(([, name]) => name)).toEqual([]);
  expect(new Set(taken.map(([, name]) => name)).size).toBeGreaterThan(optional.size + 4);
  const written = text.matchAll(/^\s*\w*(?:PASSWORD|SECRET|TOKEN)\w*: (?!\$\{).*$/gm);
  expect([...written].map(([line]) => line.trim())).toEqual([]);
});

describe('memory limits', () => {
  /** Mebibytes of `1536m`, `1Gi` or `2G`. */
  const mebibytes = (text = '') => {
    const [, number, unit] = /^(\d+)(m|g|Mi|Gi|M|G)$/.exec(text) ?? [];
    return Number(number) * (unit?.toLowerCase().startsWith('g') ? 1_024 : 1);
  };
  const limitOf = (name: string) =>
    mebibytes(pods.find(([pod]) => pod === `lanterninha-${name}`)?.[1]?.resources?.limits?.memory);
  const composed = (name: string) => mebibytes(compose.services[name]?.mem_limit);
  const unit = (name: string) => mebibytes(units.find((each) => each.name === `lanterninha-${name}.service`)?.memory);

  test('are the same in compose, Kubernetes and systemd', () => {
    for (const name of ['images', 'worker', 'edge', 'migrate'])
      expect([name, composed(name)]).toEqual([name, limitOf(name)]);
    expect([composed('web1'), composed('web2')]).toEqual([limitOf('web'), limitOf('web')]);
    expect([unit('worker'), unit('backup')]).toEqual([limitOf('worker'), limitOf('migrate')]);
    // That process serves pictures as well.
    expect(unit('web@')).toBeGreaterThan(limitOf('web'));
    const varnish = /^MemoryMax=(\S+)$/m.exec(read('deploy/systemd/varnish.service.d/lanterninha.conf'))?.[1];
    expect(mebibytes(varnish)).toBe(limitOf('edge'));
  });

  test('are set for every container, and the alert fires before one is reached', () => {
    const unlimited = Object.entries(compose.services).filter(([, { mem_limit: limit }]) => !(mebibytes(limit) > 0));
    expect(unlimited.map(([name]) => name)).toEqual([]);
    const alert = Number(
      /process_resident_memory_bytes\{job="lanterninha"\} > ([\de.]+)/.exec(read('deploy/monitoring/alerts.yaml'))?.[1],
    );
    const limits = ['web', 'images', 'worker'].map((name) => limitOf(name) * 1_024 ** 2);
    for (const limit of limits) expect(limit).toBeGreaterThan(alert * 1.1);
    // What a web process holds at half of its load and a worker at most: docs/evidence/measured.md.
    expect(read('docs/operate/runbook.md')).toContain('holds 450 MB at half of its maximum load');
    expect(alert).toBeGreaterThan(1.3 * 670e6);
  });
});
