import { parseArgs } from 'node:util';
import type { RetryAfterStyle } from './rate-limit.ts';

/** Every setting, as a variable of the environment or as an option: `SIM_RATE_PER_SECOND=10`, `--rate-per-second 10`. All have defaults. */
export const SETTINGS = [
  ...['SIM_HOST', 'SIM_PORT', 'SIM_API_KEY', 'SIM_MOVIES', 'SIM_TV', 'SIM_PEOPLE', 'SIM_SEED', 'SIM_NOW', 'SIM_CLOCK'],
  ...['SIM_POPULARITY', 'SIM_ACTOR_PHOTOS', 'SIM_PICTURES', 'SIM_RATE_PER_SECOND', 'SIM_RETRY_AFTER'],
];

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

export const optionOf = (setting: string) => setting.slice('SIM_'.length).toLowerCase().replaceAll('_', '-');

/** Options as settings, which win over the environment. Throws a sentence about an option that does not exist. */
export function parseOptions(args: string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(SETTINGS.map((setting) => [optionOf(setting), { type: 'string' as const }]));
  const { values } = parseArgs({ args, options });
  return Object.fromEntries(
    SETTINGS.flatMap((setting) => {
      const value = values[optionOf(setting)];
      return typeof value === 'string' ? [[setting, value]] : [];
    }),
  );
}

/** The only code here that reads the environment. */
export function readEnv(args: string[]): SimulatorEnv {
  return parseEnv({ ...process.env, ...parseOptions(args) });
}
