import { runStep, type StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

const AT_ONCE = 2;

/** Runs the steps of one stage two at a time and yields their results in the order of the list. */
export async function* runStage(steps: readonly Step[]): AsyncGenerator<StepResult> {
  const waiting = [...steps.entries()];
  const results = steps.map(() => Promise.withResolvers<StepResult>());

  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [position, step] = next;
      results[position]?.resolve(await runStep(step));
    }
  };
  const workers = Array.from({ length: AT_ONCE }, work);

  for (const { promise } of results) yield await promise;
  await Promise.all(workers);
}
