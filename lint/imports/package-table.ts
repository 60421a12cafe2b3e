/** Which folders may import which npm packages and Node builtins. Tests may use any. */
export interface PackageRule {
  /** `node:` matches every builtin. */
  packages: readonly string[];
  only: readonly string[];
  because: string;
}

export const packageTable: Readonly<Record<string, PackageRule>> = {
  react: {
    packages: ['react', 'react-dom', 'react-router', '@react-router/'],
    only: ['src/processes/web'],
    because: 'only pages are React',
  },
  database: {
    packages: ['kysely', 'pg', 'pg-types', 'pg-cursor', 'pg-pool'],
    only: ['src/server/infra', 'src/server/store', 'src/server/lists', 'src/server/filters', 'src/server/search'],
    because: 'SQL and its driver stay behind the store',
  },
  jobs: {
    packages: ['pg-boss'],
    only: ['src/server/infra', 'src/server/store', 'src/processes/worker'],
    because: 'others ask for a job by name, through the store',
  },
  network: {
    packages: ['undici'],
    only: ['tmdb', 'images', 'measurement', 'tickets', 'links', 'notifications', 'infra'].map(
      (folder) => `src/server/${folder}`,
    ),
    because: 'calls to the outside have one place for their deadlines and retries',
  },
  pictures: {
    packages: ['sharp', 'satori', '@resvg/', 'flydrive', '@aws-sdk/'],
    only: ['src/server/images'],
    because: 'untrusted bytes are decoded and stored in one place',
  },
  browserCache: {
    packages: ['@tanstack/'],
    only: ['src/processes/web/app/browser-cache'],
    because: 'the browser loads it after the first page; an import elsewhere would load it earlier',
  },
  editor: {
    packages: ['@tiptap/'],
    only: ['src/processes/web/app/admin/editing/rich'],
    because: 'it is as large as the rest of the site and loads only for editors',
  },
  admin: {
    packages: ['@base-ui/', 'diff', 'node-diff3'],
    only: ['src/processes/web/app/admin'],
    because: 'public pages must not load them',
  },
  'sign-in': {
    packages: ['better-auth', '@better-auth/', '@zxcvbn-ts/'],
    only: ['src/server/staff'],
    because: 'one module handles authentication',
  },
  mail: {
    packages: ['nodemailer'],
    only: ['src/server/notifications'],
    because: 'e-mails leave as jobs',
  },
  traces: {
    packages: ['@opentelemetry/'],
    only: ['src/server/infra'],
    because: 'others call inSpan, which costs nothing while tracing is off',
  },
  http: {
    packages: ['fastify', '@fastify/', 'fastify-plugin', 'fastify-type-provider-zod'],
    only: ['src/processes', 'src/open-services.ts', 'src/server/infra/http'],
    because: 'use-cases do not know that they are served over HTTP',
  },
};

/** Folders that may import only these packages and no builtin. */
export const selfContained: Readonly<Record<string, { but: readonly string[]; because: string }>> = {
  'src/shared/text': { but: [], because: 'words run anywhere' },
  'src/shared/domain': { but: [], because: 'pure rules run anywhere, the browser included' },
  'src/shared/admin/text': { but: [], because: 'words run anywhere' },
  'src/shared/admin/domain': { but: [], because: 'pure rules run anywhere, the browser included' },
  'src/shared/contract': { but: ['zod'], because: 'a schema needs zod and nothing else' },
  'src/shared/rich-text': { but: ['sanitize-html'], because: 'the cleaner is one package and our rules for it' },
};

/** Packages that a folder may not import. */
export const keptOut: Readonly<Record<string, { packages: readonly string[]; because: string }>> = {
  'src/server/store': {
    packages: ['zod'],
    because: 'rows are typed by the generated tables; input is parsed elsewhere',
  },
};
