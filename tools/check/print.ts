import type { StepResult } from './run-step.ts';

/** A step that passed shows its last line, one that failed the tests that failed, then its whole output. */
export function describeResult({
  step,
  seconds,
  output,
  passed,
  failed,
  failures,
  skipped,
  again,
}: StepResult): string {
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  const words = step.counts ? `${passed} passed, ${failed} failed` : failed === 0 ? lastLineOf(output) : '';
  const line = `${mark} ${step.name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${words}`.trimEnd();
  if (failed === 0) {
    return [line, ...skipped.map((words) => `skip ${words}`), ...(again ?? []).map((test) => `  again ${test}`)].join(
      '\n',
    );
  }
  return [line, ...failures.map((test) => `  failed ${test}`), indent(output)].join('\n');
}

function lastLineOf(output: string): string {
  return output.trim().split('\n').at(-1)?.slice(0, 100) ?? '';
}

function indent(output: string): string {
  return output.trimEnd().replace(/^/gm, '     | ');
}
