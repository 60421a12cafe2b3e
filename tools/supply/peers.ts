import { type Lock, packageNameOf } from './package-files.ts';

/** Read by compilers only. */
const isOfTypes = (name: string) => name.startsWith('@types/');

/**
 * npm leaves peers alone here (`legacy-peer-deps`), or an optional one of better-auth would bring the test runner and its
 * compilers into production. So each that is not optional must be among the packages of production.
 */
export function findMissingPeers({ packages }: Lock): string[] {
  const production = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const names = new Set(production.map(([path]) => packageNameOf(path)));
  return production.flatMap(([path, { peerDependencies, peerDependenciesMeta, optional }]) =>
    Object.keys(peerDependencies)
      .filter((peer) => !optional && !isOfTypes(peer) && !peerDependenciesMeta[peer]?.optional && !names.has(peer))
      .map((peer) => `${packageNameOf(path)} needs ${peer} beside it, and no dependency of ours brings it`),
  );
}
