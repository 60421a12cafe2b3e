/** The day this page was opened, by the visitor's own clock: precise enough for an expiry in months. */
export function openedOn(): string {
  return new Date(performance.timeOrigin).toISOString().slice(0, 10);
}
