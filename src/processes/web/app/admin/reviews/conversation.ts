import type { Mentionable } from '#shared/admin/domain/mentions.ts';
import type { CommentThread } from '#shared/admin/domain/review.ts';
import type { Outcome } from '../outcome.ts';

/** What every screen with comments gives to them. */
export interface Conversation {
  threads: readonly CommentThread[];
  /** Members a comment can name. */
  team: readonly Mentionable[];
  now: Date;
  mayComment: boolean;
  outcome: Outcome | undefined;
}
