import { type Lock, packageNameOf } from './package-files.ts';

/** Packages that compile, bundle or test: a built server needs none of them. */
const TOOLS =
  /^(?:vite|vitest|rolldown|lightningcss|typescript|esbuild|node-gyp|prebuild-install|@vitest\/|@rolldown\/|@react-router\/dev)/;
/** Downloads the pinned runtime for this machine; compiles nothing. */
const MAY_RUN_AT_INSTALL = new Set(['node']);

/** Packages that `npm ci --omit=dev` would install although a server does not need them. */
export function findProductionTools({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .flatMap(([path, { hasInstallScript }]) => {
      const name = packageNameOf(path);
      if (TOOLS.test(name)) return [`${name} is a build tool and would be installed in production`];
      if (hasInstallScript && !MAY_RUN_AT_INSTALL.has(name)) return [`${name} runs a script at install in production`];
      return [];
    });
}
