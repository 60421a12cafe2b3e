import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { root } from './package-files.ts';

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ moderate: z.number(), high: z.number(), critical: z.number() }) }),
});
/** npm's error format when the registry gives no report. */
const Refusal = z.object({
  message: z.string().optional(),
  statusCode: z.number().optional(),
  code: z.string().optional(),
  error: z.object({ code: z.string().optional(), summary: z.string().optional() }).optional(),
});

export type Audit =
  | { kind: 'known'; moderate: number; high: number; critical: number }
  /** The registry cannot answer: the result is unknown, and the check says so. */
  | { kind: 'skipped'; why: string }
  /** The registry answered something else, or npm itself failed: this is not a clean report. */
  | { kind: 'failed'; why: string };

/** Asks the registry for known vulnerabilities of our production packages. */
export function audit(): Audit {
  const { stdout, error } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--workspaces=false', '--json', '--fetch-retries=1'],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return readAudit(stdout, error && 'code' in error ? String(error.code) : undefined);
}

/** The endpoint does not exist (a mirror), or the registry is down. */
const NOT_ANSWERED = (status: number) => status === 404 || status === 405 || status >= 500;
const NOT_REACHED =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|E(?:SOCKET)?TIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)$/;

/** @param spawnCode why npm could not be run to its end */
export function readAudit(stdout: string, spawnCode?: string): Audit {
  if (spawnCode === 'ETIMEDOUT') return { kind: 'skipped', why: 'the registry did not answer within a minute' };
  if (spawnCode !== undefined) return { kind: 'failed', why: `npm audit could not be run: ${spawnCode}` };
  const answer = parseJson(stdout);
  const report = Report.safeParse(answer);
  if (report.success) return { kind: 'known', ...report.data.metadata.vulnerabilities };
  const { data: refusal } = Refusal.safeParse(answer);
  const code = refusal?.code ?? refusal?.error?.code ?? '';
  if (refusal?.statusCode !== undefined && NOT_ANSWERED(refusal.statusCode))
    return { kind: 'skipped', why: `the registry answers ${refusal.statusCode}` };
  if (NOT_REACHED.test(code)) return { kind: 'skipped', why: `the registry is not reached (${code})` };
  return { kind: 'failed', why: `npm audit gave no report: ${(refusal?.message ?? code) || stdout.slice(0, 200)}` };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
