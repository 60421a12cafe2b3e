import { isId } from '../ids.ts';
import { COLLECTION_TITLES_MAX } from '../limits.ts';

export interface ItemKey {
  kind: 'movie' | 'series';
  titleId: number;
}

/** A title or person that a record names. */
export interface NamedKey {
  kind: ItemKey['kind'] | 'person';
  titleId: number;
}

export interface CollectionItem extends ItemKey {
  /** The editor's note about this title in this collection. */
  note: string;
  /** May be skipped when watching in order. */
  isSkippable: boolean;
}

/**
 * Changes to a collection's list. Each describes one change instead of the resulting list, so that changes of several editors
 * combine.
 */
export type ItemChange =
  | { type: 'add'; items: readonly ItemKey[] }
  | { type: 'remove'; item: ItemKey }
  /** Position on the screen, from 1. */
  | { type: 'move'; item: ItemKey; to: number }
  | { type: 'shift'; item: ItemKey; by: -1 | 1 }
  | { type: 'describe'; item: ItemKey; note: string; isSkippable: boolean };

export const itemKeyOf = ({ kind, titleId }: ItemKey): string => `${kind}-${titleId}`;

export const isSameItem = (one: ItemKey, other: ItemKey): boolean =>
  one.kind === other.kind && one.titleId === other.titleId;

/** Applies a change. An existing title is not added again; a missing one is neither moved nor described. */
export function changeItems(items: readonly CollectionItem[], change: ItemChange): readonly CollectionItem[] {
  switch (change.type) {
    case 'add':
      return change.items.reduce<readonly CollectionItem[]>(
        (list, { kind, titleId }) =>
          list.some((item) => isSameItem(item, { kind, titleId })) || list.length >= COLLECTION_TITLES_MAX
            ? list
            : [...list, { kind, titleId, note: '', isSkippable: false }],
        items,
      );
    case 'remove':
      return items.filter((item) => !isSameItem(item, change.item));
    case 'move':
      return move(items, change.item, change.to);
    case 'shift':
      return move(items, change.item, items.findIndex((item) => isSameItem(item, change.item)) + 1 + change.by);
    case 'describe': {
      const { item: key, note, isSkippable } = change;
      return items.map((item) => (isSameItem(item, key) ? { ...item, note, isSkippable } : item));
    }
  }
}

function move(items: readonly CollectionItem[], key: ItemKey, to: number): readonly CollectionItem[] {
  const moved = items.find((item) => isSameItem(item, key));
  if (!moved) return items;
  const rest = items.filter((item) => item !== moved);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, Math.trunc(to) - 1)), 0, moved);
}

/** Changes that a page sent. Anything else is ignored. */
export function parseItemChanges(json: string): ItemChange[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return [];
  }
  return Array.isArray(parsed) ? parsed.filter(isItemChange) : [];
}

function isItemChange(value: unknown): value is ItemChange {
  if (typeof value !== 'object' || value === null) return false;
  const { type, item, items, to, by, note, isSkippable } = value as Record<string, unknown>;
  if (type === 'add') return Array.isArray(items) && items.every(isItemKey);
  if (!isItemKey(item)) return false;
  if (type === 'move') return Number.isInteger(to);
  if (type === 'shift') return by === -1 || by === 1;
  return type === 'remove' || (type === 'describe' && typeof note === 'string' && typeof isSkippable === 'boolean');
}

function isItemKey(value: unknown): value is ItemKey {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, titleId } = value as Partial<ItemKey>;
  return (kind === 'movie' || kind === 'series') && isId(titleId);
}
