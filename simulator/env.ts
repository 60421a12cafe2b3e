/** The only reader of the environment here. Every variable has a default, so `node simulator/main.ts` is enough. */
export interface SimulatorEnv {
  port: number;
  host: string;
  apiKey: string;
  ratePerSecond: number;
  /** The simulator's today; unset means the machine's. */
  now: Date | undefined;
}

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

  const parsed = {
    port: numberOf('SIM_PORT', 4010),
    host: env.SIM_HOST ?? '127.0.0.1',
    apiKey: env.SIM_API_KEY ?? 'simulator',
    ratePerSecond: numberOf('SIM_RATE_PER_SECOND', 50),
    now: dateOf('SIM_NOW'),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return parsed;
}

export function readEnv(): SimulatorEnv {
  return parseEnv(process.env);
}
