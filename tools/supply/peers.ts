import { type Lock, lockedForProduction, packageNameOf } from './package-files.ts';

/** Only compilers read type packages. */
const isOfTypes = (name: string) => name.startsWith('@types/');

/**
 * npm does not install peers here (`legacy-peer-deps`): an optional peer of better-auth would bring the test runner and
 * its compilers into production. So every required peer must be a production dependency.
 */
export function findMissingPeers(lock: Lock): string[] {
  const production = lockedForProduction(lock);
  const names = new Set(production.map(packageNameOf));
  return production.flatMap((path) => {
    const { peerDependencies = {}, peerDependenciesMeta = {}, optional } = lock.packages[path] ?? {};
    return Object.keys(peerDependencies)
      .filter((peer) => !optional && !isOfTypes(peer) && !peerDependenciesMeta[peer]?.optional && !names.has(peer))
      .map((peer) => `${packageNameOf(path)} needs ${peer} beside it, and no dependency of ours brings it`);
  });
}
