import type { Editable } from '../../domain/entities.ts';
import type { PictureKind } from '../../domain/pictures/picture-request.ts';
import type { Author } from './editing/edited-subject.ts';
import type { QueueKey } from './queues.ts';

interface Item {
  entity: Editable;
  id: number;
  title: string;
  picture: { kind: PictureKind; path: string } | undefined;
  /** In thirty days. */
  views: number;
}

/** Something that waits, as the dashboard's first list shows it. */
export type FirstItem = Item &
  (
    | { kind: 'review' | 'returned'; reviewId: string; by: Author; fields: string[]; at: Date; isMine: boolean }
    | { kind: 'home'; lack: QueueKey }
    | { kind: 'plan'; failure: string }
    | { kind: 'conflict'; fields: string[]; at: Date }
    | { kind: 'report'; note: string; reason: string; at: Date }
  );

/** What needs the member comes first, then what needs anybody. */
const ORDER: readonly FirstItem['kind'][] = ['review', 'returned', 'home', 'plan', 'conflict', 'report'];

function rankOf(item: FirstItem): number {
  return ORDER.indexOf(item.kind) * 2 + (item.kind === 'review' && !item.isMine ? 1 : 0);
}

/**
 * By kind, then by views; items of the same rank keep their order, the longest wait first. At least one of each kind stays, so that
 * many conflicts do not hide a report.
 */
export function orderFirst(items: readonly FirstItem[], most: number): FirstItem[] {
  const ordered = items.toSorted((one, other) => rankOf(one) - rankOf(other) || other.views - one.views);
  if (ordered.length <= most) return ordered;
  const kept = new Set(ORDER.flatMap((kind) => ordered.find((item) => item.kind === kind) ?? []));
  for (const item of ordered) if (kept.size < most) kept.add(item);
  return ordered.filter((item) => kept.has(item)).slice(0, most);
}

/** A title that home shows first, and what its page lacks. */
export interface HomeTitle {
  entity: 'movie' | 'series';
  id: number;
  title: string;
  backdropPath: string | undefined;
  lack: QueueKey | undefined;
}

/** The gap that visitors notice most. */
export function findLack(
  title: { certification: string | null; textLanguage: string | null } | undefined,
): QueueKey | undefined {
  if (!title) return undefined;
  if (title.textLanguage === 'none') return 'text-missing';
  if (title.textLanguage === 'en') return 'text-english';
  if (title.certification === null) return 'uncertified';
  return title.textLanguage === 'pt-PT' ? 'text-portugal' : undefined;
}

export interface PlannedLine {
  entity: Editable;
  id: number;
  title: string;
  at: Date;
  isHiding: boolean;
  by: Author;
}

/** The counters above the dashboard. */
export interface Counters {
  reviews: { count: number; oldestAt: Date | undefined; isReturned: boolean };
  conflicts: number;
  planned: { count: number; nextAt: Date | undefined };
  reports: number;
  subscriptions: number;
}
