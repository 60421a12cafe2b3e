/** The ways to one answer, each in a process of its own so that its CPU can be told from the others'. */
export const VARIANTS = {
  bare: 'bare Fastify + pg sending the same bytes after one select by primary key',
  memory: 'our function as it runs (memory)',
  table: 'our function without any memory: every answer from its table, compared with what it shows',
  built: 'our function with memory and cache tables emptied before each call',
} as const;

export type Variant = keyof typeof VARIANTS;

/** What a variant's process is asked, and answers with its CPU so far. */
export type Question = 'read' | 'empty';
export interface Reading {
  cpuMs: number;
}

/** Where `bare` finds what to send. */
export const ANSWERS_TABLE = 'bench_answers';
