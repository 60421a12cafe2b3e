import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const root = join(import.meta.dirname, '../..');

const Versions = z.record(z.string(), z.string()).default({});

const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  overrides: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])).default({}),
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
export type Manifest = z.infer<typeof Manifest>;

const LockedPackage = z.object({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  license: z.string().optional(),
  dependencies: Versions,
  devDependencies: Versions,
  peerDependencies: Versions,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
/** Keys are paths (`node_modules/pg`); the empty one is this repository. */
const Lock = z.object({ packages: z.record(z.string(), LockedPackage) });
export type Lock = z.infer<typeof Lock>;

export function readManifest(): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
}

export function readLock(): Lock {
  return Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
}

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
export function packageNameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Paths of production packages, the bindings of every platform included. */
export function lockedForProduction({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path]) => path);
}

/** Those of them that are installed on this machine. */
export function installedForProduction(lock: Lock): string[] {
  return lockedForProduction(lock).filter((path) => existsSync(join(root, path, 'package.json')));
}
