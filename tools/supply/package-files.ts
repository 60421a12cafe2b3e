import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
  peerDependencies: Versions,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
/** Keys are paths (`node_modules/pg`); the empty one is this repository. */
export const Lock = z.object({ packages: z.record(z.string(), LockedPackage) });
export type Lock = z.infer<typeof Lock>;

/** The folders with a package.json of ours, as the lock names them: the product is the empty one, the others are its workspaces. */
export function listManifests(): string[] {
  return ['', ...globSync('packages/*/package.json', { cwd: root }).map(dirname)];
}

export function readManifest(place = ''): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8')));
}

export function readLock(): Lock {
  return Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
}

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
export function packageNameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Whether `npm ci` installs the package on Linux x64 with glibc, as CI and the image do. */
export function isForLinux({ os, cpu, libc }: Lock['packages'][string]): boolean {
  return (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && (libc?.includes('glibc') ?? true);
}

/**
 * Paths of the packages that the product's own dependencies bring, by default the bindings of every platform included. Not the
 * lock's flag `dev`: what a workspace depends on has none, and no server has the workspaces.
 */
export function lockedForProduction({ packages }: Lock, isWanted: typeof isForLinux = () => true): string[] {
  const found = new Set<string>();
  const open = [''];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const { dependencies, optionalDependencies } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = findLocked(packages, from, name);
      const locked = packages[path];
      if (!locked || found.has(path) || !isWanted(locked)) continue;
      found.add(path);
      open.push(path);
    }
  }
  return Object.keys(packages).filter((path) => found.has(path));
}

/** Where Node finds a package: in the importing package's own node_modules, or in that of a folder above. */
export function findLocked(packages: Lock['packages'], from: string, name: string): string {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}/node_modules/${name}`;
    if (path in packages) return path;
  }
  return `node_modules/${name}`;
}

/** Those of them that are installed on this machine. */
export function installedForProduction(lock: Lock): string[] {
  return lockedForProduction(lock).filter((path) => existsSync(join(root, path, 'package.json')));
}
