import { z } from 'zod';
import type { TmdbClient } from './client.ts';
import { TmdbNotFound, TmdbUnavailable } from './failures.ts';

const Anything = z.looseObject({});
const ASKED = { urgency: 'interactive', deadlineMs: 1_500 } as const;

export interface ProbeAnswer {
  isAnswering: boolean;
  latencyMs: number;
  fault: string | undefined;
}

/** One small call, sent like a visitor's: through the same queue, limits and breaker. */
export async function probeTmdb(tmdb: TmdbClient): Promise<ProbeAnswer> {
  const started = performance.now();
  const latency = () => Math.round(performance.now() - started);
  try {
    await tmdb.get('/configuration', {}, Anything, ASKED);
    return { isAnswering: true, latencyMs: latency(), fault: undefined };
  } catch (error) {
    if (error instanceof TmdbUnavailable) return { isAnswering: false, latencyMs: latency(), fault: error.fault };
    if (error instanceof TmdbNotFound) return { isAnswering: true, latencyMs: latency(), fault: undefined };
    throw error;
  }
}
