import type { TitleKind } from '../titles/seen-title.ts';

/** A title an editor put in home's first block. Days are São Paulo's, both included; `null` means no start or no end. */
export interface HomePin {
  kind: TitleKind;
  id: number;
  from: string | null;
  until: string | null;
  /** In place of the words and the backdrop that the card would have; absent where the editor left them. */
  kicker?: string;
  headline?: string;
  text?: string;
  image?: string;
}

/** A collection an editor chose for home. */
export interface HomeCollection {
  id: number;
  from: string | null;
  until: string | null;
}

/** Home is one subject. */
export const HOME = { entity: 'home', id: 1 } as const;

export type PinState = 'shown' | 'later' | 'over';

export function pinStateOn({ from, until }: Pick<HomePin, 'from' | 'until'>, day: string): PinState {
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

/** Ids of the collections of this day, in the editor's order. */
export function chosenCollectionsOn(value: unknown, day: string): number[] {
  return parseHomeCollections(value)
    .filter((each) => pinStateOn(each, day) === 'shown')
    .map(({ id }) => id);
}

export function parseHomeCollections(value: unknown): HomeCollection[] {
  return Array.isArray(value) ? value.filter(isChosen) : [];
}

const isDay = (day: unknown) => day === null || typeof day === 'string';

function isChosen(value: unknown): value is HomeCollection {
  if (typeof value !== 'object' || value === null) return false;
  const { id, from, until } = value as Record<string, unknown>;
  return Number.isInteger(id) && isDay(from) && isDay(until);
}

function isPin(value: unknown): value is HomePin {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, from, until, ...words } = value as Record<string, unknown>;
  if (Object.values(words).some((word) => word !== undefined && typeof word !== 'string')) return false;
  return (kind === 'movie' || kind === 'series') && Number.isInteger(id) && isDay(from) && isDay(until);
}
