import type { StepResult } from './run-step.ts';

/** A step that passed shows its last line, one that failed its whole output. */
export function describeResult({ step, seconds, output, passed, failed, late, skipped }: StepResult): string {
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  const tests = `${passed} passed, ${failed} failed${late > 0 ? `, ${late} at the second attempt` : ''}`;
  const words = step.counts ? tests : failed === 0 ? lastLineOf(output) : '';
  const line = `${mark} ${step.name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${words}`.trimEnd();
  return failed === 0 ? [line, ...skipped.map((words) => `skip ${words}`)].join('\n') : `${line}\n${indent(output)}`;
}

function lastLineOf(output: string): string {
  return output.trim().split('\n').at(-1)?.slice(0, 100) ?? '';
}

function indent(output: string): string {
  return output.trimEnd().replace(/^/gm, '     | ');
}
