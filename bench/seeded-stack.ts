import { startStack } from '../tools/stack.ts';

/** What a run in a process of its own is started with. */
export interface SeededStack {
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * A catalogue of a `--share` of TMDB, seeded and thrown away; or, with `--database`, the one DATABASE_URL names, seeded
 * before: all of TMDB takes the better part of an hour, and several benches read it.
 */
export async function openSeededStack(options: { share: string; isGiven: boolean }): Promise<SeededStack> {
  if (options.isGiven) return { env: process.env, stop: async () => undefined };
  const stack = await startStack();
  await stack.runCli('seed:scale', '--share', options.share);
  return { env: { ...stack.env, PATH: process.env.PATH }, stop: () => stack.stop() };
}
