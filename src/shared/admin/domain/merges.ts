import type { Author } from './editing/edited-subject.ts';

/** A merge of two people, as the screen of one of them shows it. */
export interface MergeLine {
  id: string;
  /** This person was merged into the other; else the other into this one. */
  isMerged: boolean;
  other: { id: number; name: string };
  author: Author;
  mergedAt: Date;
}
