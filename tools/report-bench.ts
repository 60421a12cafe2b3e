interface Told {
  bench: string;
  /** One measurement per row, by column heading. */
  rows: readonly Readonly<Record<string, string | number>>[];
  [fact: string]: unknown;
}

/** Prints a table for people and, last, one line of JSON for programs. */
export function reportBench(told: Told): void {
  printTable(told.rows);
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

/** Columns of figures are aligned right. */
export function printTable(rows: Told['rows']): void {
  const columns = Object.keys(rows[0] ?? {});
  const isFigure = (column: string) => rows.every((row) => !Number.isNaN(Number(row[column])));
  const print = (cells: readonly (string | number | undefined)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  print(columns);
  print(columns.map((column) => (isFigure(column) ? '--:' : '---')));
  for (const row of rows) print(columns.map((column) => row[column]));
}
