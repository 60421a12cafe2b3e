import type { Mentionable } from '#shared/admin/domain/mentions.ts';
import type { OpenedReview } from '#shared/admin/domain/review.ts';
import type { Member } from '#shared/admin/domain/staff.ts';
import type { Outcome } from '../outcome.ts';

export interface ReviewPageProps {
  member: Member;
  now: Date;
  review: OpenedReview;
  /** One text with both versions merged, instead of two side by side. */
  isInline: boolean;
  /** Titles of a collection's list, by `itemKeyOf`. */
  itemNames: Readonly<Record<string, string>>;
  mayComment: boolean;
  /** Members a comment can name. */
  team: readonly Mentionable[];
  mayDecide: boolean;
  /** The member wrote or sent it, and may not approve it. */
  isOwn: boolean;
  mayWithdraw: boolean;
  outcome: Outcome | undefined;
}
