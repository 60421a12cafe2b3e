import { StatusError } from '../status.ts';
import { dayOf } from '../world/day.ts';
import type { Day } from '../world/world.ts';

/** `28,12` requires both, `28|12` one of them. */
export interface Choice {
  values: string[];
  isAny: boolean;
}

/** Missing and empty are the same: no filter. */
export function findText(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.trim() || undefined;
}

export function findChoice(query: URLSearchParams, name: string): Choice | undefined {
  const text = findText(query, name);
  if (text === undefined) return undefined;
  const isAny = text.includes('|');
  return { values: text.split(isAny ? '|' : ',').map((value) => value.trim()), isAny };
}

/** A value that is not a number is ignored, as TMDB ignores parameters it does not understand. */
export function findNumber(query: URLSearchParams, name: string): number | undefined {
  const value = Number(findText(query, name));
  return Number.isFinite(value) ? value : undefined;
}

/** Dates are the exception: an invalid one is refused. */
export function findDay(query: URLSearchParams, name: string): Day | undefined {
  const text = findText(query, name);
  if (text === undefined) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayOf(text) : Number.NaN;
  if (Number.isNaN(day)) throw new StatusError(23);
  return day;
}

export interface Range {
  from: number;
  to: number;
}

/** `name.gte` and `name.lte`; undefined if both are missing. */
export function findRange(
  query: URLSearchParams,
  name: string,
  find: (query: URLSearchParams, name: string) => number | undefined = findNumber,
): Range | undefined {
  const [from, to] = [find(query, `${name}.gte`), find(query, `${name}.lte`)];
  if (from === undefined && to === undefined) return undefined;
  return { from: from ?? -Infinity, to: to ?? Infinity };
}
