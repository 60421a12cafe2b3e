import type { ReportReason } from '../../domain/site/error-report.ts';
import type { Author } from './editing/edited-subject.ts';

export const REPORT_STATES = ['open', 'done', 'refused'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** A visitor's anonymous error report, and how it was handled. */
export interface Report {
  id: number;
  kind: 'movie' | 'series';
  titleId: number;
  /** Empty if the title was removed since. */
  title: string;
  slug: string;
  reason: ReportReason;
  service: string;
  note: string;
  state: ReportState;
  reportedAt: Date;
  /** Newest last. */
  history: { state: ReportState; answer: string; author: Author; at: Date }[];
}

export interface ReportList {
  state: ReportState;
  reports: Report[];
  counts: Record<ReportState, number>;
}
