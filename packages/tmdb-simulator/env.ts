import type { RetryAfterStyle } from './rate-limit.ts';

/** The only code here that reads the environment. Every variable has a default, so `node packages/tmdb-simulator/main.ts` is enough. */
export interface SimulatorEnv {
  port: number;
  host: string;
  apiKey: string;
  ratePerSecond: number;
  retryAfter: RetryAfterStyle;
  seed: number;
  /** Number of ids of each kind in the generated catalogue; with 0 there are only the hand-made titles. */
  movies: number;
  series: number;
  people: number;
  popularity: number;
  areActorsPictured: boolean;
  /** The simulator's date; by default the machine's at the start. */
  now: Date | undefined;
  /** Whether time passes by itself; otherwise it stands still until `/__sim/clock` moves it. */
  isClockRunning: boolean;
  picturesFolder: string | undefined;
}

const RETRY_AFTER: readonly RetryAfterStyle[] = ['seconds', 'date', 'zero', 'absent'];

export function parseEnv(env: Record<string, string | undefined>): SimulatorEnv {
  const problems: string[] = [];

  function numberOf(name: string, fallback: number): number {
    const value = Number(env[name] ?? fallback);
    if (!Number.isFinite(value) || value < 0) problems.push(`${name} is not a number ≥ 0: ${env[name]}`);
    return value;
  }

  function dateOf(name: string): Date | undefined {
    const text = env[name];
    if (!text) return undefined;
    const date = new Date(text);
    if (Number.isNaN(date.getTime())) problems.push(`${name} is not a date: ${text}`);
    return date;
  }

  function oneOf<T extends string>(name: string, words: readonly T[], fallback: T): T {
    const found = words.find((word) => word === (env[name] ?? fallback));
    if (!found) problems.push(`${name} is one of ${words.join(', ')}: ${env[name]}`);
    return found ?? fallback;
  }

  const parsed = {
    port: numberOf('SIM_PORT', 4010),
    host: env.SIM_HOST ?? '127.0.0.1',
    apiKey: env.SIM_API_KEY ?? 'simulator',
    ratePerSecond: numberOf('SIM_RATE_PER_SECOND', 50),
    retryAfter: oneOf('SIM_RETRY_AFTER', RETRY_AFTER, 'seconds'),
    seed: numberOf('SIM_SEED', 1),
    movies: numberOf('SIM_MOVIES', 0),
    series: numberOf('SIM_TV', 0),
    people: numberOf('SIM_PEOPLE', 0),
    popularity: numberOf('SIM_POPULARITY', 1),
    areActorsPictured: oneOf('SIM_ACTOR_PHOTOS', ['some', 'all'], 'some') === 'all',
    now: dateOf('SIM_NOW'),
    isClockRunning: oneOf('SIM_CLOCK', ['fixed', 'running'], 'fixed') === 'running',
    picturesFolder: env.SIM_PICTURES || undefined,
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return parsed;
}

export function readEnv(): SimulatorEnv {
  return parseEnv(process.env);
}
