import type { Author } from './edited-subject.ts';
import type { Entity } from './entities.ts';
import type { Role } from './staff-roles.ts';

/** What can be done to several at once. */
export const BULK_ACTIONS = ['hide', 'show', 'noindex', 'index', 'publish', 'collect', 'resync', 'purge'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The rest is fetched or built again: there is nothing to go back to. */
export const UNDOABLE: ReadonlySet<BulkAction> = new Set(['hide', 'show', 'noindex', 'index', 'publish', 'collect']);

/** A switch and how it is set; `null` goes back to how every title is. */
export const SWITCHES: Partial<Record<BulkAction, { field: string; value: true | null }>> = {
  hide: { field: 'isHidden', value: true },
  show: { field: 'isHidden', value: null },
  noindex: { field: 'isNoindex', value: true },
  index: { field: 'isNoindex', value: null },
};

export function isBulkAction(word: string): word is BulkAction {
  return BULK_ACTIONS.some((action) => action === word);
}

/** People are in no collection. */
export function isActionOf(action: BulkAction, entity: Entity): boolean {
  return action !== 'collect' || entity !== 'person';
}

/** How many at once: an editor's fifty are a page of a list. */
export function bulkLimitOf(role: Role): number {
  return role === 'administrator' ? 500 : 50;
}

/** Why nothing was done to one of them, or nothing undone. */
export type BulkRefusal = 'same' | 'draft' | 'nothing-written' | 'planned' | 'changed' | 'unfit' | 'forbidden' | 'gone';

export interface BulkChange {
  field: string;
  from: unknown;
  to: unknown;
}

export interface BulkLine {
  id: number;
  title: string;
  year: string;
  picturePath: string | undefined;
  changes: BulkChange[];
  refusal: BulkRefusal | undefined;
  /** It was done, whatever came after. */
  isDone: boolean;
}

/** Something done to several: as it would be, or as it was. */
export interface BulkView {
  id: string;
  action: BulkAction;
  entity: Entity;
  author: Author;
  preparedAt: Date;
  appliedAt: Date | undefined;
  undone: { author: Author; at: Date } | undefined;
  collection: { id: number; name: string } | undefined;
  lines: BulkLine[];
}
