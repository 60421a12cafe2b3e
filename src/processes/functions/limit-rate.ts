import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FunctionName } from '#shared/contract/functions.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CALLS_PER_SECOND } from '#shared/domain/limits.ts';
import { errors } from '#shared/text/errors.ts';

type Group = keyof typeof CALLS_PER_SECOND;

const GROUPS: Partial<Record<FunctionName, Group>> = { searchAutocomplete: 'autocomplete', searchMulti: 'search' };

export function callsPerSecondOf(name: FunctionName): number {
  return CALLS_PER_SECOND[GROUPS[name] ?? 'others'];
}

/** Asks whether this address may call once more this second; the limits are per address and group, in this process. */
export type RateGuard = (request: FastifyRequest, name: FunctionName) => Promise<void>;

/**
 * A whole neighbourhood may share one address in Brazil, so the limits are generous: they stop a loop, not a family. Who the
 * client is comes from the connection, or from a proxy the operator named, never from a header anybody can write.
 */
export async function createRateGuard(scope: FastifyInstance, { isOn }: { isOn: boolean }): Promise<RateGuard> {
  if (!isOn) return async () => undefined;
  // One household is one /64: whoever has more addresses than that is not limited by counting single ones.
  await scope.register(rateLimit, { global: false, timeWindow: 1_000, ipv6Subnet: 64 });
  const check = {
    autocomplete: scope.createRateLimit({ max: CALLS_PER_SECOND.autocomplete }),
    search: scope.createRateLimit({ max: CALLS_PER_SECOND.search }),
    others: scope.createRateLimit({ max: CALLS_PER_SECOND.others }),
  };
  return async (request, name) => {
    const limit = await check[GROUPS[name] ?? 'others'](request);
    if (!limit.isAllowed && limit.isExceeded) throw new Failure('resource-exhausted', errors.tooManyCalls);
  };
}
