import type { ReportOutcome } from '#shared/domain/error-report.ts';
import { paths } from '#shared/domain/paths.ts';
import { limitTime } from '../api/limit-time.ts';

export type SendResult = 'sent' | 'invalid' | 'limited' | 'failed';

/** What the same is called in the address a form without script is led back to. */
export const SEND_RESULTS: Readonly<Record<ReportOutcome, SendResult>> = {
  enviado: 'sent',
  invalido: 'invalid',
  limite: 'limited',
  falha: 'failed',
};

/** Nobody waits longer for a thank-you. */
const SEND_TIMEOUT_MS = 15_000;
const RESULTS: Readonly<Record<number, SendResult>> = { 201: 'sent', 400: 'invalid', 404: 'invalid', 429: 'limited' };

/** The same form to the same address as without script; only the answer is asked for in another shape. Never throws. */
export async function sendReport(form: FormData, fetch = globalThis.fetch): Promise<SendResult> {
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  try {
    const { status } = await limitTime(SEND_TIMEOUT_MS, undefined, (signal) =>
      fetch(paths.reports(), {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(fields),
        signal,
      }),
    );
    return RESULTS[status] ?? 'failed';
  } catch {
    return 'failed';
  }
}
