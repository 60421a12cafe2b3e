import { type Dispatcher, fetch } from 'undici';
import type { z } from 'zod';
import type { Clock } from '../infra/clock.ts';
import { TmdbNotFound, TmdbUnavailable } from './failures.ts';

/** The largest real answer (a long series with every part appended) is about 0.4 MB. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** A longer wait is a mistake of the server. */
const MAX_RETRY_AFTER_MS = 60_000;

export interface TmdbCall<T> {
  url: URL;
  token: string;
  schema: z.ZodType<T>;
  signal: AbortSignal;
  dispatcher: Dispatcher;
  now: Clock;
}

/** One request: returns the parsed value, or throws a failure that names the fault. */
export async function send<T>({ url, token, schema, signal, dispatcher, now }: TmdbCall<T>): Promise<T> {
  let text: string;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      redirect: 'error',
      signal,
      dispatcher,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw failureOf(response.status, parseRetryAfter(response.headers.get('retry-after'), now()));
    }
    if (!response.headers.get('content-type')?.includes('json')) {
      await response.body?.cancel();
      throw new TmdbUnavailable('garbage', 'TMDB answered something that is not JSON');
    }
    text = await readBounded(response.body);
  } catch (error) {
    if (error instanceof TmdbUnavailable || error instanceof TmdbNotFound) throw error;
    const fault = signal.aborted ? 'timeout' : 'network';
    throw new TmdbUnavailable(fault, `TMDB could not be reached (${fault})`, { cause: error });
  }
  return parse(text, schema);
}

function failureOf(status: number, retryAfterMs: number | undefined): Error {
  if (status === 404) return new TmdbNotFound('TMDB does not have it');
  if (status === 401 || status === 403) return new TmdbUnavailable('key', `TMDB refused our token (${status})`);
  if (status === 429) {
    return new TmdbUnavailable('rate', 'TMDB asked us to slow down', { retryAfterMs });
  }
  return status >= 500
    ? new TmdbUnavailable('server', `TMDB answered ${status}`)
    : new TmdbUnavailable('request', `TMDB refused the request (${status})`);
}

/** Seconds or an HTTP date; TMDB documents neither. */
export function parseRetryAfter(header: string | null, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime();
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), MAX_RETRY_AFTER_MS) : undefined;
}

async function readBounded(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new TmdbUnavailable('garbage', 'TMDB answered more than any title can need');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Escapes that are valid JSON but refused by PostgreSQL: NUL, and half of a surrogate pair. */
const UNSTORABLE = /\\u(?:0000|d[89ab][0-9a-f]{2}|d[c-f][0-9a-f]{2})/i;

function storable(member: unknown): unknown {
  return typeof member === 'string' ? member.replaceAll('\0', '').toWellFormed() : member;
}

function parse<T>(text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = UNSTORABLE.test(text) ? JSON.parse(text, (_key, member: unknown) => storable(member)) : JSON.parse(text);
  } catch (error) {
    throw new TmdbUnavailable('garbage', 'TMDB answered broken JSON', { cause: error });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new TmdbUnavailable('schema', 'TMDB answered a shape we do not know', { cause: parsed.error });
}
