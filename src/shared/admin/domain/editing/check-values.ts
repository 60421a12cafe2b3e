import { editing } from '#shared/admin/text/field-problems.ts';
import type { FieldErrors } from './field-failure.ts';

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** https, a host with a dot, no user name or password. */
export function findUrlFault(value: unknown): string | undefined {
  const url = isText(value) && value.length <= 2_000 && !/\s/.test(value) ? URL.parse(value) : null;
  const isRight =
    url?.protocol === 'https:' && !url.username && !url.password && /^[^.].*\.[a-z0-9-]{2,}$/i.test(url.hostname);
  return isRight ? undefined : editing.urlInvalid;
}

/** A path of this site, `/colecoes/…`. `//host` is another site. */
export function findPathFault(value: unknown): string | undefined {
  const isPath = isText(value) && value.length <= 200 && /^\/(?!\/)[\w./?=&%#~+-]*$/.test(value);
  return isPath ? undefined : editing.pathInvalid;
}

/** Rejects days that do not exist, such as `2026-02-30`. */
export function findDayFault(value: unknown): string | undefined {
  const isDay = isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDay && new Date(value).toISOString().startsWith(value) ? undefined : editing.dateInvalid;
}

/** Without the fields that have none. */
export function toFaults(faults: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as FieldErrors;
}
