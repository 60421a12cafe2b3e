import type { FunctionName } from '#shared/contract/functions.ts';
import { CALLS_PER_SECOND } from '#shared/domain/limits.ts';

const GROUPS: Partial<Record<FunctionName, CallGroup>> = { searchAutocomplete: 'autocomplete', searchMulti: 'search' };

/** Functions whose calls are counted together. */
export type CallGroup = keyof typeof CALLS_PER_SECOND;

export function callGroupOf(name: FunctionName): CallGroup {
  return GROUPS[name] ?? 'others';
}

export function callsPerSecondOf(name: FunctionName): number {
  return CALLS_PER_SECOND[callGroupOf(name)];
}
