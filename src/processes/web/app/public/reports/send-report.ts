import type { ReportOutcome } from '#shared/domain/site/error-report.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { limitTime } from '../api/limit-time.ts';

export type SendResult = 'sent' | 'invalid' | 'limited' | 'failed';

/** The result's name in the address to which the server redirects a form sent without script. */
export const SEND_RESULTS: Readonly<Record<ReportOutcome, SendResult>> = {
  enviado: 'sent',
  invalido: 'invalid',
  limite: 'limited',
  falha: 'failed',
};

/** A visitor does not wait longer for the confirmation. */
const SEND_TIMEOUT_MS = 15_000;
const RESULTS: Readonly<Record<number, SendResult>> = { 201: 'sent', 400: 'invalid', 404: 'invalid', 429: 'limited' };

/** Sends the same form to the same address as without script, but accepts JSON instead of a redirect. Never throws. */
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
