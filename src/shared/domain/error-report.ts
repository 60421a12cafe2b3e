/** What may be wrong with a title's page, in the order asked. */
export const REPORT_REASONS = ['gone', 'wrong-link', 'missing', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Names of the form's fields. They are seen in an address bar by nobody, and by whoever writes a client. */
export const REPORT_FIELDS = {
  kind: 'tipo',
  id: 'id',
  reason: 'motivo',
  service: 'plataforma',
  note: 'texto',
} as const;

/** What became of a report that was sent; also the query of the page that says so. */
export const REPORT_OUTCOMES = ['enviado', 'invalido', 'limite', 'falha'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
export const REPORT_OUTCOME_FIELD = 'situacao';

export function parseReportOutcome(text: string | null): ReportOutcome | undefined {
  return REPORT_OUTCOMES.find((outcome) => outcome === text);
}
