import type { Env } from '#server/infra/env.ts';
import type { Terminal } from './terminal.ts';

/** What every command runs with. */
export interface Session {
  env: Env;
  terminal: Terminal;
  now: Date;
}
