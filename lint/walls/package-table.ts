/** Which npm packages and Node builtins belong where. Tests are free to use any. */
export interface PackageWall {
  /** `node:` stands for every builtin. */
  packages: readonly string[];
  only: readonly string[];
  because: string;
}

export const packageTable: Readonly<Record<string, PackageWall>> = {
  react: {
    packages: ['react', 'react-dom', 'react-router', '@react-router/'],
    only: ['src/processes/web'],
    because: 'only pages are React',
  },
  database: {
    packages: ['kysely', 'pg', 'pg-types', 'pg-cursor', 'pg-pool'],
    only: ['src/server/infra', 'src/server/store'],
    because: 'SQL and its driver stay behind the store',
  },
  jobs: {
    packages: ['pg-boss'],
    only: ['src/server/infra', 'src/server/store', 'src/processes/worker'],
    because: 'others ask for a job by name, through the store',
  },
  network: {
    packages: ['undici'],
    only: ['tmdb', 'images', 'measurement', 'tickets', 'infra'].map((folder) => `src/server/${folder}`),
    because: 'calls to the outside have one place for their deadlines and retries',
  },
  pictures: {
    packages: ['sharp', 'satori', '@resvg/', 'flydrive', '@aws-sdk/'],
    only: ['src/server/images'],
    because: 'bytes of strangers are opened, and stored, in one place',
  },
  browserCache: {
    packages: ['@tanstack/'],
    only: ['src/processes/web/app/browser-cache'],
    because: 'it comes to the browser after the first page, and whoever imports it elsewhere brings it before',
  },
  editor: {
    packages: ['@tiptap/'],
    only: ['src/processes/web/app/admin/editing/rich'],
    because: 'it weighs as much as the rest of the site, and comes only to whoever edits',
  },
  'sign-in': {
    packages: ['better-auth', '@better-auth/', '@zxcvbn-ts/'],
    only: ['src/server/staff'],
    because: 'one room knows how people prove who they are',
  },
  http: {
    packages: ['fastify', '@fastify/', 'fastify-plugin', 'fastify-type-provider-zod'],
    only: ['src/processes', 'src/open-services.ts', 'src/server/infra/http'],
    because: 'use-cases do not know that they are served over HTTP',
  },
};

/** Folders that import no package and no builtin but these. */
export const selfContained: Readonly<Record<string, { but: readonly string[]; because: string }>> = {
  'src/shared/text': { but: [], because: 'words run anywhere' },
  'src/shared/domain': { but: [], because: 'pure rules run anywhere, the browser included' },
  'src/shared/contract': { but: ['zod'], because: 'a schema needs zod and nothing else' },
  'src/shared/rich-text': { but: ['sanitize-html'], because: 'the cleaner is one package and our rules for it' },
};

/** Packages kept out of one folder. */
export const keptOut: Readonly<Record<string, { packages: readonly string[]; because: string }>> = {
  'src/server/store': { packages: ['zod'], because: 'rows are typed by the generated tables; parsing is for borders' },
};
