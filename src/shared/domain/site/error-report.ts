/** Reasons of an error report, in the order of the form. */
export const REPORT_REASONS = ['gone', 'wrong-link', 'missing', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Form field names. Visitors never see them (the form is a POST); authors of API clients do. */
export const REPORT_FIELDS = {
  kind: 'tipo',
  id: 'id',
  reason: 'motivo',
  service: 'plataforma',
  note: 'texto',
} as const;

/** Result of a submitted report; also the query value of the page that shows it. */
export const REPORT_OUTCOMES = ['enviado', 'invalido', 'limite', 'falha'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
export const REPORT_OUTCOME_FIELD = 'situacao';

export function parseReportOutcome(text: string | null): ReportOutcome | undefined {
  return REPORT_OUTCOMES.find((outcome) => outcome === text);
}
