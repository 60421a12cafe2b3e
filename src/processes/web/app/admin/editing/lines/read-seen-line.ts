/** The line of a list as the form showed it; null for a new one. */
export function readSeenLine<T>(json: string, isShaped: (lines: unknown) => lines is readonly T[]): T | null {
  if (json === '') return null;
  try {
    const lines = [JSON.parse(json) as unknown];
    return (isShaped(lines) ? lines[0] : undefined) ?? null;
  } catch {
    return null;
  }
}
