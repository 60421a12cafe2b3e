import { runStep, type StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

/** More failures than a machine causes that stands still for a moment. */
const MOST = 20;

/** A runner that broke without naming a test does not run again. */
export function mayRunAgain({ step, failed, failures }: StepResult): boolean {
  const named = step.counts ? failures.length : failed;
  return step.runsAgain === true && named > 0 && named <= MOST;
}

/**
 * Runs what failed once more, while nothing else runs: a machine that stands still fails other tests each time, a defect fails
 * twice. The result counts every test once; `again` names those that passed only now.
 */
export async function runAgain(first: StepResult): Promise<StepResult> {
  const second = await runStep(onlyFailed(first));
  const seconds = first.seconds + second.seconds;
  if (second.failed > 0 || second.passed < first.failed) {
    return { ...first, seconds, output: `${first.output}\nonce more, alone:\n${second.output}` };
  }
  const again = first.failures.length > 0 ? first.failures : [first.step.name];
  return { ...first, seconds, passed: first.passed + first.failed, failed: 0, failures: [], again };
}

function onlyFailed({ step, files }: StepResult): Step {
  const last = step.counts === 'playwright' ? ['--last-failed'] : files;
  return { ...step, commands: step.commands.map((command) => [...command, ...last]) };
}
