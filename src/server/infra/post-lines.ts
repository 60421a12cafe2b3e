import { fetch } from 'undici';

export interface LinesTarget {
  url: string;
  /** Sent as a Bearer token; empty where the receiver wants none. */
  token: string;
}

/** Lines of JSON to a server of the operator's. Anything but a confirmation is thrown; nothing is tried twice here. */
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
