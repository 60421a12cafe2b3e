import { type Lock, lockedForProduction, packageNameOf } from './package-files.ts';

/** Packages that compile, bundle or test: a built server needs none of them. */
const TOOLS =
  /^(?:vite|vitest|rolldown|lightningcss|typescript|esbuild|node-gyp|prebuild-install|@vitest\/|@rolldown\/|@react-router\/dev)/;
/** Downloads the pinned runtime for this machine; compiles nothing. */
const MAY_RUN_AT_INSTALL = new Set(['node']);

/** Packages that `npm ci --omit=dev` would install although a server does not need them. */
export function findProductionTools(lock: Lock): string[] {
  return lockedForProduction(lock).flatMap((path) => {
    const name = packageNameOf(path);
    if (TOOLS.test(name)) return [`${name} is a build tool and would be installed in production`];
    if (lock.packages[path]?.hasInstallScript && !MAY_RUN_AT_INSTALL.has(name))
      return [`${name} runs a script at install in production`];
    return [];
  });
}
