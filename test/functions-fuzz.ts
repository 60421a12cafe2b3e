import type { FastifyInstance } from 'fastify';
import { FAILURES } from '../src/shared/domain/failure.ts';
import { createDice } from './dice.ts';
import { drawCall, type FuzzedCall } from './fuzzed-calls.ts';

export interface FuzzReport {
  count: number;
  /** HTTP status → how often. */
  statuses: Record<string, number>;
  problems: string[];
}

const TOGETHER = 4;
/** Internals that no response may contain: statements, libraries, stacks. No payload of ours has these words. */
const INSIDE = /\b(select|insert)\b|kysely|node_modules|\bat (Object|async|file:)|\.ts:\d/i;
const STATUS_WORDS: ReadonlySet<string> = new Set(Object.values(FAILURES).map(({ status }) => status));

/** Sends seeded random calls and returns the problems found in the responses. */
export async function fuzzFunctions(
  app: FastifyInstance,
  { count, seed, first = 0 }: { count: number; seed: number; first?: number },
): Promise<FuzzReport> {
  const report: FuzzReport = { count: 0, statuses: {}, problems: [] };
  let next = first;
  const work = async () => {
    while (next < first + count) {
      // A seed per call, so that any single call can be repeated.
      const call = drawCall(createDice(seed + next++));
      const { statusCode, body, headers } = await app.inject(call.request);
      report.count += 1;
      report.statuses[statusCode] = (report.statuses[statusCode] ?? 0) + 1;
      const wrong = findWrong(statusCode, body, String(headers['content-type']));
      if (wrong) report.problems.push(`${wrong}: ${describe(call)} → ${statusCode} ${body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return report;
}

function findWrong(status: number, body: string, type: string): string | undefined {
  if (status >= 500) return 'failed';
  if (INSIDE.test(body)) return 'revealed internals';
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {}) return 'polluted the prototype';
  // A path that cannot be decoded never reaches our code and gets a plain text response.
  if (status === 400 && type.startsWith('text/plain')) return undefined;
  if (!type.startsWith('application/json')) return `answered ${type}`;
  const { error } = JSON.parse(body) as { error?: { status: string; message: string } };
  if (status === 200) return error ? 'answered an error as a success' : undefined;
  return error && STATUS_WORDS.has(error.status) && error.message ? undefined : 'refused without words';
}

function describe({ request }: FuzzedCall): string {
  return JSON.stringify({ ...request, payload: String(request.payload).slice(0, 300), url: request.url.slice(0, 300) });
}
