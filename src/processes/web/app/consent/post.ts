import type { ConsentRecord, MeasurementCall } from '#shared/contract/measurement.ts';

interface Calls {
  '/a/e': MeasurementCall;
  '/a/c': ConsentRecord;
}

/** Is sent even when the page closes, carries no cookie, and never throws. Returns whether the server accepted it. */
export async function post<P extends keyof Calls>(path: P, body: Calls[P]): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      credentials: 'omit',
      priority: 'low',
    });
    return response.ok;
  } catch {
    return false;
  }
}
