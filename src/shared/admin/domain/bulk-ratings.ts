import { adminImport } from '#shared/admin/text/import.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import {
  parseRatingReason,
  RATING_REASONS,
  type RatingReason,
  sortRatingReasons,
} from '../../domain/titles/age-rating.ts';
import { parseCertification } from '../../domain/titles/certification.ts';
import { RATING_FIELDS, type RatingValues } from './change-sets.ts';
import { parseCsv } from './csv.ts';
import { findUrlFault } from './editing/check-values.ts';
import { noneIfEmpty, readTyped } from './editing/typed-value.ts';
import type { FormMap } from './form-map.ts';
import { SUBJECTS_EXPORTED } from './limits.ts';
import { subjects } from './subjects/subjects.ts';

/** The fields that an editor filled in for all titles of a change set. Films and series have the same. */
export function readRatingForm(form: FormMap): RatingValues {
  const reasons = RATING_REASONS.filter((reason) => form.get(`certificationReasons.${reason}`) === '1');
  const values = RATING_FIELDS.map((field) => [
    field,
    field === 'certificationReasons'
      ? noneIfEmpty(reasons)
      : readTyped(subjects.movie.fields[field].kind, field, form.get(field) ?? ''),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as RatingValues;
}

const COLUMNS = {
  id: adminLists.csv.id,
  certification: adminLists.csv.certification,
  ...adminImport.ratingColumns,
} as const;
type Column = keyof typeof COLUMNS;

export interface RatingCsv {
  /** By TMDB id. An empty cell changes nothing. */
  ratings: Map<number, RatingValues>;
  /** A line number and what is wrong in it. */
  faults: { line: number; column: string }[];
}

/**
 * A CSV with a header row, as exported from the lists or with these columns only. Columns it does not know are ignored, so an
 * exported file can be completed and pasted back.
 */
export function parseRatingCsv(text: string): RatingCsv | { problem: string } {
  const parsed = parseCsv(text, SUBJECTS_EXPORTED);
  if ('problem' in parsed) return parsed;
  const [head, ...rest] = parsed.lines;
  if (rest.length > SUBJECTS_EXPORTED) return { problem: adminSubscriptions.csvTooLong(SUBJECTS_EXPORTED) };
  const ratings: RatingCsv['ratings'] = new Map();
  const faults: RatingCsv['faults'] = [];
  const header = (head?.cells ?? []).map((cell) => cell.toLowerCase());
  const placeOf = (column: Column) => header.indexOf(COLUMNS[column]);
  if (placeOf('id') < 0) return { ratings, faults: [{ line: 1, column: COLUMNS.id }] };
  for (const { line, cells } of rest) {
    const cellOf = (column: Column) => cells[placeOf(column)] ?? '';
    const { values, wrong } = readRating(cellOf);
    const id = /^\d{1,9}$/.test(cellOf('id')) ? Number(cellOf('id')) : 0;
    const column = id === 0 || ratings.has(id) ? 'id' : wrong;
    if (column) faults.push({ line, column: COLUMNS[column] });
    else if (Object.keys(values).length > 0) ratings.set(id, values);
  }
  return { ratings, faults };
}

function readRating(cellOf: (column: Column) => string): { values: RatingValues; wrong: Column | undefined } {
  const values: RatingValues = {};
  const [age, origin, source] = [cellOf('certification'), cellOf('origin'), cellOf('source')];
  const reasons = cellOf('reasons')
    .split(/[,|/]/)
    .filter((name) => name.trim() !== '')
    .map(parseRatingReason);
  if (age) values.certification = parseCertification(age);
  if (reasons.length > 0) values.certificationReasons = sortRatingReasons(reasons.filter(isKnown));
  if (origin) values.certificationOrigin = ORIGINS.get(origin.toLowerCase()) ?? null;
  if (source) values.certificationSource = source;
  const wrong =
    (values.certification === null && 'certification') ||
    (!reasons.every(isKnown) && 'reasons') ||
    (values.certificationOrigin === null && 'origin') ||
    (source !== '' && findUrlFault(source) && 'source');
  return { values, wrong: wrong || undefined };
}

const isKnown = (reason: RatingReason | null): reason is RatingReason => reason !== null;

const ORIGINS: ReadonlyMap<string, string> = new Map([
  [adminImport.ratingOrigins.official, 'official'],
  [adminImport.ratingOrigins['self-rated'], 'self-rated'],
]);
