import type { Context } from '#server/context.ts';
import type { Env } from '#server/infra/env.ts';

/** What a command of `npm run cli` is given. */
export interface CommandInput {
  ctx: Context;
  env: Env;
  args: string[];
  print: (line: string) => void;
}

export interface Command {
  usage: string;
  what: string;
  run: (input: CommandInput) => Promise<void>;
}
