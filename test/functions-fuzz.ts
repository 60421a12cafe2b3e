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
/** Nothing of the inside is in any answer: no statement, no library, no stack. No payload of ours has these words. */
const INSIDE = /\b(select|insert)\b|kysely|node_modules|\bat (Object|async|file:)|\.ts:\d/i;
const STATUS_WORDS: ReadonlySet<string> = new Set(Object.values(FAILURES).map(({ status }) => status));

/** Sends calls that a seed decides, the wilder the better, and returns what was found wrong with the answers. */
export async function fuzzFunctions(
  app: FastifyInstance,
  { count, seed, first = 0 }: { count: number; seed: number; first?: number },
): Promise<FuzzReport> {
  const report: FuzzReport = { count: 0, statuses: {}, problems: [] };
  let next = first;
  const work = async () => {
    while (next < first + count) {
      // A seed per call: any one of them can be drawn again alone.
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
  if (INSIDE.test(body)) return 'told of the inside';
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {}) return 'polluted the prototype';
  // An address that is no text never becomes a request of ours, and is answered plainly.
  if (status === 400 && type.startsWith('text/plain')) return undefined;
  if (!type.startsWith('application/json')) return `answered ${type}`;
  const { error } = JSON.parse(body) as { error?: { status: string; message: string } };
  if (status === 200) return error ? 'answered an error as a success' : undefined;
  return error && STATUS_WORDS.has(error.status) && error.message ? undefined : 'refused without words';
}

function describe({ request }: FuzzedCall): string {
  return JSON.stringify({ ...request, payload: String(request.payload).slice(0, 300), url: request.url.slice(0, 300) });
}
