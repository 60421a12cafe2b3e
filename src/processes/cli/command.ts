import type { Context } from '#server/context.ts';
import type { Env } from '#server/infra/env.ts';
import { openStaff, type Staff } from '#server/staff/staff.ts';

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

/** For commands about people. */
export function openCliStaff(ctx: Context, env: Env): Staff {
  if (!env.ADMIN_SECRET) throw new Error('ADMIN_SECRET is not set: there is no newsroom to come in to.');
  return openStaff(ctx, { secret: env.ADMIN_SECRET, product: env.PRODUCT_NAME });
}
