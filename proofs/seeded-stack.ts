import { startStack } from '../tools/stack.ts';

/** The environment for a run in a child process. */
export interface SeededStack {
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * A catalogue with a `--share` of TMDB, seeded and deleted afterwards; or, with `--database`, the one at DATABASE_URL, seeded
 * before: all of TMDB takes most of an hour, and several benches read it.
 */
export async function openSeededStack(options: { share: string; isGiven: boolean }): Promise<SeededStack> {
  if (options.isGiven) return { env: process.env, stop: async () => undefined };
  const stack = await startStack();
  await stack.runCli('seed:scale', '--share', options.share);
  return { env: { ...stack.env, PATH: process.env.PATH }, stop: () => stack.stop() };
}
