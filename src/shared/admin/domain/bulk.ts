import type { Entity } from '../../domain/entities.ts';
import type { Author } from './editing/edited-subject.ts';
import type { Role } from './staff-roles.ts';

/** Actions on several titles or people at once. */
export const BULK_ACTIONS = [
  'hide',
  'show',
  'noindex',
  'index',
  'publish',
  'rate',
  'collect',
  'resync',
  'purge',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Those the list offers as buttons, in this order; the others are in its menu "Mais". */
export const FREQUENT_ACTIONS: readonly BulkAction[] = ['publish', 'collect', 'rate', 'hide'];

/** The other actions fetch or rebuild something: there is no earlier state to restore. */
export const UNDOABLE: ReadonlySet<BulkAction> = new Set([
  'hide',
  'show',
  'noindex',
  'index',
  'publish',
  'rate',
  'collect',
]);

/** The field an action writes, and its value; `null` removes the override. */
export const SWITCHES: Partial<Record<BulkAction, { field: string; value: true | null }>> = {
  hide: { field: 'isHidden', value: true },
  show: { field: 'isHidden', value: null },
  noindex: { field: 'isNoindex', value: true },
  index: { field: 'isNoindex', value: null },
};

export function isBulkAction(word: string): word is BulkAction {
  return BULK_ACTIONS.some((action) => action === word);
}

/** Collections have no people, and people no age rating. */
export function isActionOf(action: BulkAction, entity: Entity): boolean {
  return entity !== 'person' || (action !== 'collect' && action !== 'rate');
}

/** The fields that `rate` may write. */
export const RATING_FIELDS = [
  'certification',
  'certificationReasons',
  'certificationOrigin',
  'certificationSource',
] as const;
export type RatingValues = Partial<Record<(typeof RATING_FIELDS)[number], unknown>>;

/** Subjects per bulk action: an editor's fifty are one page of a list. */
export function bulkLimitOf(role: Role): number {
  return role === 'administrator' ? 500 : 50;
}

/** Why the action, or its undo, skipped a subject. */
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
  /** Applied, even if undone or changed later. */
  isDone: boolean;
}

/** A bulk action: a preview before it is applied, a record afterwards. */
export interface BulkView {
  id: string;
  action: BulkAction;
  entity: Entity;
  author: Author;
  preparedAt: Date;
  appliedAt: Date | undefined;
  /** When the drafts are published, if they were planned. */
  publishAt: Date | undefined;
  undone: { author: Author; at: Date } | undefined;
  collection: { id: number; name: string } | undefined;
  lines: BulkLine[];
  /** The action's values are not chosen yet. */
  isBlank: boolean;
}
