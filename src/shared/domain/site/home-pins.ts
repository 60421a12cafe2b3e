import type { TitleKind } from '../titles/seen-title.ts';

/** A title an editor put in home's first block. Days are São Paulo's, both included; `null` means no start or no end. */
export interface HomePin {
  kind: TitleKind;
  id: number;
  from: string | null;
  until: string | null;
}

/** Home is one subject, with its pins as one field. */
export const HOME_ID = 1;

export interface HomeOverrides {
  pins?: HomePin[];
}

export type PinState = 'shown' | 'later' | 'over';

export function pinStateOn({ from, until }: HomePin, day: string): PinState {
  if (from !== null && day < from) return 'later';
  return until !== null && day > until ? 'over' : 'shown';
}

/** Ids of one kind that are pinned on this day, in the editor's order. */
export function pinnedIdsOn(pins: readonly HomePin[], kind: TitleKind, day: string): number[] {
  return pins.filter((pin) => pin.kind === kind && pinStateOn(pin, day) === 'shown').map(({ id }) => id);
}

/** Stored JSON is not trusted: invalid entries are ignored. */
export function parsePins(value: unknown): HomePin[] {
  return Array.isArray(value) ? value.filter(isPin) : [];
}

function isPin(value: unknown): value is HomePin {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, from, until } = value as Record<string, unknown>;
  const isDay = (day: unknown) => day === null || typeof day === 'string';
  return (kind === 'movie' || kind === 'series') && Number.isInteger(id) && isDay(from) && isDay(until);
}
