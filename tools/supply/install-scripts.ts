import { type Lock, type Manifest, packageNameOf } from './package-files.ts';

/** A package that runs an install script must be reviewed: package.json allows or refuses it. */
export function findUnreviewedScripts({ allowScripts }: Manifest, { packages }: Lock): string[] {
  const unreviewed = Object.entries(packages)
    .filter(([path, { hasInstallScript }]) => hasInstallScript && !(packageNameOf(path) in allowScripts))
    .map(([path]) => packageNameOf(path));
  return [...new Set(unreviewed)].map((name) => `${name} runs a script at install and is not in allowScripts`);
}
