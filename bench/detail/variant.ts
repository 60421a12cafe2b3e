/** The ways to one film, each in a process of its own so that its CPU can be told from the others'. */
export const VARIANTS = {
  select: 'bare select of the document by primary key (no HTTP)',
  'fastify-pg': 'bare Fastify + pg sending that document',
  'function-table': 'our function, document from its table each time',
  function: 'our function as it runs (memory)',
  react: 'bare React render of the same tree + node:http',
  page: 'our page as it runs',
} as const;

export type Variant = keyof typeof VARIANTS;

/** What a variant's process tells its parent. */
export interface Reading {
  cpuMs: number;
  /** Only `select` counts for itself; the others are counted by who asks. */
  done: number;
}
