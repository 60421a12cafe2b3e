/** Ways to one response, each in its own process so that its CPU time can be measured. */
export const VARIANTS = {
  bare: 'bare Fastify + pg sending the same bytes after one select by primary key',
  memory: 'our function as it runs (memory)',
  table: 'our function without any memory: every answer from its table, compared with what it shows',
  built: 'our function with memory and cache tables emptied before each call',
} as const;

export type Variant = keyof typeof VARIANTS;

/** Messages to a variant's process; it replies with its CPU time so far. */
export type Question = 'read' | 'empty';
export interface Reading {
  cpuMs: number;
}

/** Table with the responses that `bare` sends. */
export const ANSWERS_TABLE = 'bench_answers';
