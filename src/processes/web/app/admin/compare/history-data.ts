import type { RevisionContent, RevisionLine } from '#shared/domain/edited-subject.ts';

/** The revisions of a subject, and the two that are compared. */
export interface HistoryData {
  lines: RevisionLine[];
  left: RevisionContent | undefined;
  right: RevisionContent | undefined;
  isEqualShown: boolean;
}
