interface Told {
  bench: string;
  /** One thing measured each, by the words that head its columns. */
  rows: readonly Readonly<Record<string, string | number>>[];
  [fact: string]: unknown;
}

/** A table for whoever looks on, and last of all one line of JSON for a machine. */
export function tellBench(told: Told): void {
  printTable(told.rows);
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

/** Columns of figures stand at the right. */
export function printTable(rows: Told['rows']): void {
  const columns = Object.keys(rows[0] ?? {});
  const isFigure = (column: string) => rows.every((row) => !Number.isNaN(Number(row[column])));
  const print = (cells: readonly (string | number | undefined)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  print(columns);
  print(columns.map((column) => (isFigure(column) ? '--:' : '---')));
  for (const row of rows) print(columns.map((column) => row[column]));
}
