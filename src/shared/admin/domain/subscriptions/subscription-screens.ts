import type { PriceState } from '../../../domain/subscriptions/shown-prices.ts';
import type { SubscriptionBundle, SubscriptionPlan } from '../../../domain/subscriptions/subscriptions.ts';
import type { Author } from '../editing/edited-subject.ts';

export interface PlatformChoice {
  id: number;
  slug: string;
  name: string;
}

interface Line {
  /** `Netflix Padrão`. */
  title: string;
  state: PriceState;
  /** Days from today to its last shown day; negative if it is hidden. */
  daysLeft: number;
  /** Days since it was checked. */
  daysUnchecked: number;
}
export interface PlanLine extends SubscriptionPlan, Line {
  platform: string;
}
export interface BundleLine extends SubscriptionBundle, Line {
  includes: string;
}
export type SubscriptionLine = PlanLine | BundleLine;

export interface ChangeRow {
  title: string;
  kind: 'added' | 'changed' | 'removed';
  changes: { label: string; from: string; to: string }[];
  /** What to look at twice, if anything. */
  note?: string;
}

export interface ChangeView {
  id: string;
  rows: ChangeRow[];
  /** The first names, in one line. */
  said: string;
  author: Author;
  preparedAt: Date;
  appliedAt: Date | undefined;
  undone: { author: Author; at: Date } | undefined;
}
