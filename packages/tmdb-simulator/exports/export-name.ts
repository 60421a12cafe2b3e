import type { Day } from '../world/world.ts';

const FILES = ['movie_ids', 'tv_series_ids', 'person_ids', 'collection_ids'] as const;
const ADULT_FILES = ['adult_movie_ids', 'adult_tv_series_ids', 'adult_person_ids'] as const;

export type ExportFile = (typeof FILES)[number] | (typeof ADULT_FILES)[number];

const DAY_MS = 86_400_000;
/** By this hour (UTC) all files of a day are published. */
const READY_AT_HOUR = 8;
const KEPT_DAYS = 90;

export interface ExportName {
  file: ExportFile;
  day: Day;
}

/** `/p/exports/movie_ids_11_14_2026.json.gz`, month first. */
export function parseExportName(path: string): ExportName | undefined {
  const [, name, month, date, year] = /^\/p\/exports\/([a-z_]+)_(\d\d)_(\d\d)_(\d{4})\.json\.gz$/.exec(path) ?? [];
  const file = [...FILES, ...ADULT_FILES].find((known) => known === name);
  const time = Date.parse(`${year}-${month}-${date}`);
  return file && !Number.isNaN(time) ? { file, day: Math.floor(time / DAY_MS) } : undefined;
}

export function isExportThere({ day }: ExportName, now: Date): boolean {
  const ageMs = now.getTime() - (day * DAY_MS + READY_AT_HOUR * 3_600_000);
  return ageMs >= 0 && ageMs < KEPT_DAYS * DAY_MS;
}
