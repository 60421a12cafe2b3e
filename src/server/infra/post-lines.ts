import { fetch } from 'undici';

export interface LinesTarget {
  url: string;
  /** Sent as a Bearer token; empty if the receiver needs none. */
  token: string;
}

/** Posts JSON lines to a server of the operator. Throws unless the server confirms; does not retry. */
export async function postLines(
  { url, token }: LinesTarget,
  lines: readonly object[],
  deadlineMs: number,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', ...(token && { authorization: `Bearer ${token}` }) },
    body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
}
