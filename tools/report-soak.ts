import { execFileSync } from 'node:child_process';
import { percentile } from './figures.ts';

/** Prints up to 20 problems, then the result line for docs/measured.md. */
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
