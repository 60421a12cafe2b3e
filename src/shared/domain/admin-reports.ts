import type { Author } from './edited-subject.ts';
import type { ReportReason } from './error-report.ts';

export const REPORT_STATES = ['open', 'done', 'refused'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What a visitor said is wrong, and what became of it. Nobody knows who said it. */
export interface Report {
  id: number;
  kind: 'movie' | 'series';
  titleId: number;
  /** Empty where the title has gone since. */
  title: string;
  slug: string;
  reason: ReportReason;
  service: string;
  note: string;
  state: ReportState;
  reportedAt: Date;
  /** The newest last. */
  history: { state: ReportState; answer: string; author: Author; at: Date }[];
}

export interface ReportList {
  state: ReportState;
  reports: Report[];
  counts: Record<ReportState, number>;
}
