import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fetch } from 'undici';
import { z } from 'zod';
import { TmdbUnavailable } from './failures.ts';

/** TMDB's daily exports of all its ids: gzip, one JSON object per line, no token needed. */
const FILES = { movie: 'movie_ids', series: 'tv_series_ids', person: 'person_ids' } as const;
export type ExportKind = keyof typeof FILES;

const Line = z.object({
  id: z.int().positive(),
  popularity: z.number().nullish(),
  adult: z.boolean().nullish(),
  video: z.boolean().nullish(),
});

export interface ExportLine {
  id: number;
  popularity: number;
}

export interface ExportCount {
  lines: number;
  /** Lines that are not JSON or do not match the schema. */
  broken: number;
}

/** `2026-11-15` → `…/movie_ids_11_15_2026.json.gz` */
export function exportUrl(baseUrl: string, kind: ExportKind, day: string): URL {
  const [year, month, date] = day.split('-');
  return new URL(`${baseUrl}/${FILES[kind]}_${month}_${date}_${year}.json.gz`);
}

/**
 * Streams one export in batches. Adult titles and clips are left out; unreadable lines are counted and skipped. A truncated file
 * is an error: a partial list must not be taken for a complete one.
 */
export async function readExport(
  url: URL,
  batchSize: number,
  onBatch: (lines: ExportLine[]) => Promise<void>,
): Promise<ExportCount> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(30 * 60_000) });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new TmdbUnavailable(response.status >= 500 ? 'server' : 'request', `the export answered ${response.status}`);
  }
  const count = { lines: 0, broken: 0 };
  let batch: ExportLine[] = [];
  const text = Readable.fromWeb(response.body).pipe(createGunzip());
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line === '') continue;
      count.lines += 1;
      const parsed = parseLine(line);
      if (parsed === 'broken') count.broken += 1;
      if (typeof parsed === 'object') batch.push(parsed);
      if (batch.length >= batchSize) {
        await onBatch(batch);
        batch = [];
      }
    }
  } catch (error) {
    throw new TmdbUnavailable('garbage', 'the export ended before its end', { cause: error });
  }
  if (text.errored) throw new TmdbUnavailable('garbage', 'the export ended before its end', { cause: text.errored });
  if (batch.length > 0) await onBatch(batch);
  return count;
}

function parseLine(line: string): ExportLine | 'broken' | 'unwanted' {
  try {
    const { id, popularity, adult, video } = Line.parse(JSON.parse(line));
    return adult === true || video === true ? 'unwanted' : { id, popularity: popularity ?? 0 };
  } catch {
    return 'broken';
  }
}

/** Exports are published at 08:00 UTC; before that, yesterday's are the newest. */
const READY_HOUR_UTC = 8;

export function newestExportDay(now: Date): string {
  const isUp = now.getUTCHours() >= READY_HOUR_UTC;
  return new Date(now.getTime() - (isUp ? 0 : 86_400_000)).toISOString().slice(0, 10);
}
