import { execFileSync } from 'node:child_process';
import { percentile } from '../tools/figures.ts';

interface Measured {
  bench: string;
  /** One measurement per row, by column heading. */
  rows: readonly Readonly<Record<string, string | number>>[];
  [fact: string]: unknown;
}

/** Prints a table for people and, last, one line of JSON for programs. */
export function reportBench(measured: Measured): void {
  printTable(measured.rows);
  process.stdout.write(`${JSON.stringify(measured)}\n`);
}

/** Columns of figures are aligned right. */
export function printTable(rows: Measured['rows']): void {
  const columns = Object.keys(rows[0] ?? {});
  const isFigure = (column: string) => rows.every((row) => !Number.isNaN(Number(row[column])));
  const print = (cells: readonly (string | number | undefined)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  print(columns);
  print(columns.map((column) => (isFigure(column) ? '--:' : '---')));
  for (const row of rows) print(columns.map((column) => row[column]));
}

/** Prints up to 20 problems, then the result line for docs/evidence/measured.md. */
export function reportSoak({ line, problems }: { line: string; problems: readonly string[] }): void {
  for (const problem of problems.slice(0, 20)) process.stdout.write(`${problem}\n`);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  const today = new Date().toISOString().slice(0, 10);
  process.stdout.write(`${line}, ${problems.length} failures, ${commit}, ${today}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** `npm run soak -- NAME 20`: a smaller count than the full one. */
export function countOf(full: number): number {
  return Number(process.argv[3] ?? full);
}

/** Rounded to whole milliseconds or megabytes for the result line. */
export function wholePercentile(values: readonly number[], share: number): number {
  return Math.round(percentile(values, share));
}
