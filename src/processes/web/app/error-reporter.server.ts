/** An error and the request it belongs to: enough for one log line. */
export type ReportError = (error: unknown, where: { method: string; path: string; requestId: string }) => void;

let reporter: ReportError = () => {};

/** The web process sets its logger once, at start, through `build.entry.module`. Before that nothing is reported. */
export function setErrorReporter(report: ReportError): void {
  reporter = report;
}

export const reportError: ReportError = (error, where) => reporter(error, where);
