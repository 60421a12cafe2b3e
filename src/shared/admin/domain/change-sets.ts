import type { Editable, Entity } from '../../domain/entities.ts';
import type { Author } from './editing/edited-subject.ts';
import type { Permission, Role } from './staff-roles.ts';

/** The ways to make a change set, and who may make, apply and undo one. Publishing it needs `publish` too. */
export const CHANGE_SOURCES = {
  hide: 'bulk',
  show: 'bulk',
  noindex: 'bulk',
  index: 'bulk',
  publish: 'bulk',
  rate: 'bulk',
  collect: 'bulk',
  plans: 'draft',
  bundles: 'draft',
  archive: 'administer',
  offers: 'draft',
} as const satisfies Record<string, Permission>;
export type ChangeSourceName = keyof typeof CHANGE_SOURCES;

export function isChangeSource(word: string): word is ChangeSourceName {
  return Object.hasOwn(CHANGE_SOURCES, word);
}

/** Those that are read from a file. */
const UNCHOSEN = ['offers', 'plans', 'bundles', 'archive'] as const satisfies ChangeSourceName[];

/** Those that are made of the chosen rows of a list. */
export function isChosenSource(word: string): word is ChosenSource {
  return isChangeSource(word) && !UNCHOSEN.some((source) => source === word);
}

/** A collection's list is drafted anyway; an archive says what was published. */
export function mayBeDrafted(source: string): boolean {
  return source !== 'collect' && source !== 'archive';
}

/** What the lists do at once: they fetch or rebuild something, so there is no earlier state to preview or to restore. */
const PLAIN_ACTIONS = ['resync', 'purge'] as const;
export type ChosenSource = Exclude<ChangeSourceName, (typeof UNCHOSEN)[number]>;
export type ListAction = ChosenSource | (typeof PLAIN_ACTIONS)[number];

/** Those the list offers as buttons, in this order, and those in its menu "Mais". */
export const FREQUENT_ACTIONS: readonly ListAction[] = ['publish', 'collect', 'rate', 'hide'];
export const OTHER_ACTIONS: readonly ListAction[] = ['show', 'noindex', 'index', ...PLAIN_ACTIONS];

/** Collections have no people, and people no age rating. */
export function isActionOf(action: ListAction, entity: Entity): boolean {
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

/** Rows chosen in a list: an editor's fifty are one page of it. */
export function chosenLimitOf(role: Role): number {
  return role === 'administrator' ? CHANGES_PER_SET : 50;
}

/** Subjects of a set: they are changed in one transaction. */
export const CHANGES_PER_SET = 500;

/** Why a subject was left out of a set, or of its undoing. */
export type ChangeRefusal =
  | 'same'
  | 'draft'
  | 'nothing-written'
  | 'planned'
  | 'changed'
  | 'unfit'
  | 'forbidden'
  | 'gone';

export interface ChangeLine {
  entity: Editable;
  id: number;
  title: string;
  year: string;
  picturePath: string | undefined;
  changes: { field: string; from: unknown; to: unknown }[];
  refusal: ChangeRefusal | undefined;
  /** The set creates it. */
  isNew: boolean;
  /** Applied, even if undone or changed later. */
  isDone: boolean;
}

/** A change set: a preview before it is applied, a record afterwards. */
export interface ChangeSetView {
  id: string;
  /** An earlier release had more of them. */
  source: string;
  author: Author;
  preparedAt: Date;
  appliedAt: Date | undefined;
  /** When the drafts are published, if they were planned. */
  publishAt: Date | undefined;
  isDrafted: boolean;
  undone: { author: Author; at: Date } | undefined;
  collection: { id: number; name: string } | undefined;
  lines: ChangeLine[];
  /** The values are not chosen yet. */
  isBlank: boolean;
}
