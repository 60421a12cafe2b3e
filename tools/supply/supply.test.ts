import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnreviewedScripts } from './install-scripts.ts';
import { isAccepted, summarise } from './licences.ts';
import {
  isForLinux,
  type Lock,
  lockedForProduction,
  type Manifest,
  packageNameOf,
  readLock,
  root,
} from './package-files.ts';
import { findMissingPeers } from './peers.ts';
import { findLockDrift, findLoosePins } from './pins.ts';
import { findProductionTools } from './production-tools.ts';

const buildManifest = (parts: Partial<Manifest>): Manifest => ({
  dependencies: {},
  devDependencies: {},
  overrides: {},
  allowScripts: {},
  ...parts,
});
const buildLocked = (parts: Partial<Lock['packages'][string]>) => ({
  dependencies: {},
  devDependencies: {},
  optionalDependencies: {},
  peerDependencies: {},
  peerDependenciesMeta: {},
  ...parts,
});

test.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '>=1.0.0', 'npm:typescript@^7.0.2'])(
  'the version %s is not a pin',
  (version) => {
    expect(findLoosePins(buildManifest({ dependencies: { pg: version } }))).toHaveLength(1);
    expect(findLoosePins(buildManifest({ overrides: { a: { b: version } } }))).toHaveLength(1);
  },
);

test.each(['1.2.3', '18.4.0-beta.17', 'npm:typescript@7.0.2'])('the version %s is a pin', (version) => {
  expect(findLoosePins(buildManifest({ devDependencies: { pg: version } }))).toEqual([]);
});

test('a lock that was not written again after package.json changed is found', () => {
  const manifest = buildManifest({ dependencies: { pg: '8.23.1' } });
  const before = {
    '': buildLocked({ dependencies: { pg: '8.23.0' } }),
    'node_modules/pg': buildLocked({ version: '8.23.0' }),
  };
  const after = {
    '': buildLocked({ dependencies: { pg: '8.23.1' } }),
    'node_modules/pg': buildLocked({ version: '8.23.1' }),
  };
  expect(findLockDrift(manifest, { packages: before })).toHaveLength(2);
  expect(findLockDrift(manifest, { packages: after })).toEqual([]);
});

test('a workspace is compared with its own part of the lock and the packages that it finds', () => {
  const manifest = buildManifest({ dependencies: { pg: '8.23.1' } });
  const packages = {
    'packages/ours': buildLocked({ dependencies: { pg: '8.23.1' } }),
    'node_modules/pg': buildLocked({ version: '8.23.0' }),
  };
  const nested = { ...packages, 'packages/ours/node_modules/pg': buildLocked({ version: '8.23.1' }) };
  expect(findLockDrift(manifest, { packages }, 'packages/ours')).toHaveLength(1);
  expect(findLockDrift(manifest, { packages: nested }, 'packages/ours')).toEqual([]);
});

test('an override that the lock does not follow is found', () => {
  const packages = {
    '': buildLocked({}),
    'node_modules/vite/node_modules/rolldown': buildLocked({ version: '1.0.0' }),
  };
  expect(findLockDrift(buildManifest({ overrides: { rolldown: '1.2.15' } }), { packages })).toHaveLength(1);
});

test('a package that runs a script at install needs a yes or a no', () => {
  const packages = { 'node_modules/@a/b': buildLocked({ hasInstallScript: true }), 'node_modules/c': buildLocked({}) };
  expect(findUnreviewedScripts(buildManifest({}), { packages })).toHaveLength(1);
  expect(findUnreviewedScripts(buildManifest({ allowScripts: { '@a/b': false } }), { packages })).toEqual([]);
});

test('a build tool, or a package that runs a script, is found where production would install it', () => {
  const packages = {
    '': buildLocked({ dependencies: { vitest: '1', canvas: '1', node: '1' }, devDependencies: { vite: '1' } }),
    'node_modules/vitest': buildLocked({}),
    'node_modules/vite': buildLocked({}),
    'node_modules/canvas': buildLocked({ hasInstallScript: true }),
    'node_modules/node': buildLocked({ hasInstallScript: true }),
  };
  expect(findProductionTools({ packages })).toEqual([
    'vitest is a build tool and would be installed in production',
    'canvas runs a script at install in production',
  ]);
  expect(findProductionTools(readLock())).toEqual([]);
});

test('production has what its own dependencies need, and nothing of a workspace or of another platform', () => {
  const packages = {
    '': buildLocked({ dependencies: { a: '1' }, devDependencies: { d: '1' } }),
    'node_modules/a': buildLocked({
      dependencies: { b: '2' },
      optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' },
    }),
    'node_modules/a/node_modules/b': buildLocked({ dependencies: { c: '1' } }),
    'node_modules/a-darwin': buildLocked({ os: ['darwin'], dependencies: { e: '1' } }),
    'node_modules/a-linux': buildLocked({ os: ['linux'], cpu: ['x64'], libc: ['glibc'] }),
    'node_modules/b': buildLocked({}),
    'node_modules/c': buildLocked({}),
    'node_modules/d': buildLocked({}),
    'node_modules/e': buildLocked({}),
    'node_modules/ours': buildLocked({}),
    'packages/ours': buildLocked({ dependencies: { b: '1' } }),
  };
  const here = ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/a-linux', 'node_modules/c'];
  expect(lockedForProduction({ packages }, isForLinux)).toEqual(here);
  expect(lockedForProduction({ packages }).toSorted()).toEqual(
    [...here, 'node_modules/a-darwin', 'node_modules/e'].toSorted(),
  );
});

test('every required peer of a package is installed', () => {
  const packages = {
    '': buildLocked({ dependencies: { a: '1' } }),
    'node_modules/a': buildLocked({
      peerDependencies: { b: '1', c: '1' },
      peerDependenciesMeta: { c: { optional: true } },
    }),
    'node_modules/b': buildLocked({}),
  };
  expect(findMissingPeers({ packages })).toEqual(['a needs b beside it, and no dependency of ours brings it']);
  expect(findMissingPeers(readLock())).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['unknown', false],
])('the licence %s is accepted: %s', (licence, accepted) => {
  expect(isAccepted(licence)).toBe(accepted);
});

test('licences are summed, the most common first', () => {
  expect(summarise(['ISC', 'MIT', 'MIT'])).toBe('MIT 2, ISC 1');
});

test('a nested package has the name of its last folder', () => {
  expect(packageNameOf('node_modules/a/node_modules/@b/c')).toBe('@b/c');
});

test('updates wait for two weeks, those for known vulnerabilities for a day, and every package is pinned', () => {
  const renovate = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8')) as Record<string, unknown>;
  expect(renovate).toMatchObject({
    minimumReleaseAge: '14 days',
    internalChecksFilter: 'strict',
    rangeStrategy: 'pin',
    vulnerabilityAlerts: { enabled: true, minimumReleaseAge: '1 day' },
  });
});
