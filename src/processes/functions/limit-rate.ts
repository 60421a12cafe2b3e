import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callGroupOf } from '#server/catalogue/api-description/calls-per-second.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CALLS_PER_SECOND } from '#shared/domain/limits.ts';
import { refusals } from '#shared/text/api/refusals.ts';

/** Throws if this address has used up its calls of this second; limits are per address and group, in this process. */
export type RateGuard = (request: FastifyRequest, name: FunctionName) => Promise<void>;

/**
 * In Brazil a whole neighbourhood may share one address, so the limits are generous: they stop a loop, not a family. The client's
 * address comes from the connection or from a configured proxy, never from a header that any client can set.
 */
export async function createRateGuard(scope: FastifyInstance, { isOn }: { isOn: boolean }): Promise<RateGuard> {
  if (!isOn) return async () => undefined;
  // One household has a /64: counting single addresses would not limit it.
  await scope.register(rateLimit, { global: false, timeWindow: 1_000, ipv6Subnet: 64 });
  const check = {
    autocomplete: scope.createRateLimit({ max: CALLS_PER_SECOND.autocomplete }),
    search: scope.createRateLimit({ max: CALLS_PER_SECOND.search }),
    others: scope.createRateLimit({ max: CALLS_PER_SECOND.others }),
  };
  return async (request, name) => {
    const limit = await check[callGroupOf(name)](request);
    if (!limit.isAllowed && limit.isExceeded) throw new Failure('resource-exhausted', refusals.tooManyCalls);
  };
}
