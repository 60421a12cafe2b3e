/** The day this page was opened, by the visitor's own clock: near enough for a term of months. */
export function openedOn(): string {
  return new Date(performance.timeOrigin).toISOString().slice(0, 10);
}
