import { expect, test } from 'vitest';
import { findUnreviewedScripts } from './install-scripts.ts';
import { isAccepted, summarise } from './licences.ts';
import { type Lock, type Manifest, packageNameOf } from './package-files.ts';
import { findLockDrift, findLoosePins } from './pins.ts';

const buildManifest = (parts: Partial<Manifest>): Manifest => ({
  dependencies: {},
  devDependencies: {},
  overrides: {},
  allowScripts: {},
  ...parts,
});
const buildLocked = (parts: Partial<Lock['packages'][string]>) => ({ dependencies: {}, devDependencies: {}, ...parts });

test.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '>=1.0.0'])('the version %s is not a pin', (version) => {
  expect(findLoosePins(buildManifest({ dependencies: { pg: version } }))).toHaveLength(1);
  expect(findLoosePins(buildManifest({ overrides: { a: { b: version } } }))).toHaveLength(1);
});

test.each(['1.2.3', '18.4.0-beta.17'])('the version %s is a pin', (version) => {
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
