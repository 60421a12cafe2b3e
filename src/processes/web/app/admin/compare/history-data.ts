import type { RevisionContent, RevisionLine } from '#shared/admin/domain/editing/edited-subject.ts';

/** A subject's revisions, and the two to compare. */
export interface HistoryData {
  lines: RevisionLine[];
  left: RevisionContent | undefined;
  right: RevisionContent | undefined;
  isEqualShown: boolean;
}
