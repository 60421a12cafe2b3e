import path from 'node:path';
import type { Plugin } from 'vite';

/** Imports that the built pages leave to Node: the process has loaded these modules already. */
export const LEFT_TO_NODE = /^#(?:server|shared|web)\//;

const SERVER_IMPORT = /^#(?:server|web)\//;
const NOT_FOR_BROWSERS = /^src\/(?:server\/|processes\/(?!web\/app\/))/;
const NOT_IN_PAGES = /^src\/(?:server\/|shared\/|processes\/(?!web\/app\/))/;

/**
 * Fails a build that would send server code to browsers, or that would hold a second copy of a module of the process. React
 * Router removes loaders and actions from routes before their imports are resolved, so a route may import the server.
 */
export function separateServer(): Plugin {
  return {
    name: 'separate-server',
    enforce: 'pre',
    resolveId: {
      filter: { id: SERVER_IMPORT },
      handler(id, importer, { scan }: { isEntry: boolean; scan?: boolean }) {
        if (this.environment.name !== 'client') return null;
        // The search for packages in development reads routes with their loaders: it need not follow these imports.
        if (scan) return { id, external: true };
        return this.error(`${id} is code of the server, and ${importer ?? 'the entry'} is sent to browsers`);
      },
    },
    // An import by a relative path gets this far.
    generateBundle(_options, bundle) {
      const { name, config } = this.environment;
      const forbidden = name === 'client' ? NOT_FOR_BROWSERS : NOT_IN_PAGES;
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const wrong = modules.map((id) => path.relative(config.root, id)).filter((id) => forbidden.test(id));
      if (wrong.length > 0) this.error(`these modules must not be in the ${name} build: ${wrong.join(', ')}`);
    },
  };
}
