/** Ways to read one film, each in its own process so that its CPU time can be measured. */
export const VARIANTS = {
  select: 'bare select of the document by primary key (no HTTP)',
  'fastify-pg': 'bare Fastify + pg sending that document',
  'function-table': 'our function, document from its table each time',
  function: 'our function as it runs (memory)',
  react: 'bare React render of the same tree + node:http',
  page: 'our page as it runs',
} as const;

export type Variant = keyof typeof VARIANTS;

/** What a variant's process reports to its parent. */
export interface Reading {
  cpuMs: number;
  /** Only `select` counts for itself; the client counts the others. */
  done: number;
}
