import { FAULT_KINDS, type Fault } from './fault.ts';

/** `X-Sim-Fault: slow` or `slow;after_ms=250`: a fault for this request only. Any other value is no fault. */
export function parseHeaderFault(header: string | string[] | undefined): Fault | undefined {
  if (typeof header !== 'string') return undefined;
  const [, name, afterMs] = /^([a-z0-9-]+)(?:;\s*after_ms=(\d+))?$/.exec(header.trim()) ?? [];
  const kind = FAULT_KINDS.find((known) => known === name);
  return kind && { match: '.', kind, ...(afterMs !== undefined && { after_ms: Number(afterMs) }) };
}
