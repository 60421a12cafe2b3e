/** PostgreSQL's COPY text format: one line per row, tabs between columns, `\N` for null. */
export function toCopyLine(row: Readonly<Record<string, unknown>>, columns: readonly string[]): string {
  return `${columns.map((column) => toField(row[column])).join('\t')}\n`;
}

function toField(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escape(toArray(value));
  if (typeof value === 'string') return escape(value);
  throw new Error(`a column cannot hold ${typeof value}`);
}

/** `{1,2}` or `{"a","b"}`; our arrays have one dimension and no nulls. */
function toArray(values: readonly unknown[]): string {
  const members = values.map((value) =>
    typeof value === 'number' ? String(value) : `"${String(value).replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${members.join(',')}}`;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escape(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}
