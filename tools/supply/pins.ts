import { findLocked, type Lock, type Manifest, packageNameOf } from './package-files.ts';

const EXACT = /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** With a range, two machines could install different versions. */
export function findLoosePins({ dependencies, devDependencies, overrides }: Manifest): string[] {
  const nested = Object.entries(overrides).flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version] as const] : Object.entries(version),
  );
  return [...Object.entries(dependencies), ...Object.entries(devDependencies), ...nested]
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name}: "${version}" is not an exact version`);
}

/** Where package-lock.json contradicts the package.json at this place. */
export function findLockDrift(manifest: Manifest, { packages }: Lock, place = ''): string[] {
  const locked = packages[place];
  const problems: string[] = [];
  for (const group of ['dependencies', 'devDependencies'] as const) {
    const names = new Set([...Object.keys(manifest[group]), ...Object.keys(locked?.[group] ?? {})]);
    for (const name of names) {
      const [ours, theirs] = [manifest[group][name], locked?.[group][name]];
      if (ours !== theirs)
        problems.push(`${name}: ${ours ?? 'absent'} in package.json, ${theirs ?? 'absent'} in the lock`);
      const resolved = packages[findLocked(packages, place, name)]?.version;
      // An alias names its package: `npm:typescript@7.0.2`.
      if (ours && resolved !== ours.slice(ours.lastIndexOf('@') + 1))
        problems.push(`${name}: pinned ${ours}, locked ${resolved ?? 'not at all'}`);
    }
  }
  for (const [path, { version }] of Object.entries(packages)) {
    const override = path === '' ? undefined : manifest.overrides[packageNameOf(path)];
    if (typeof override === 'string' && version !== override)
      problems.push(`${path}: overridden to ${override}, locked ${version ?? 'not at all'}`);
  }
  return problems;
}
