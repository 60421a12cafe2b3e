import { describeResult } from './check/print.ts';
import { mayRunAgain, runAgain } from './check/run-again.ts';
import { runStage } from './check/run-stage.ts';
import type { StepResult } from './check/run-step.ts';
import { type Step, stages } from './check/steps.ts';

/**
 * What a change has to pass, locally and in CI. `node tools/check.ts unit lint` runs only those steps
 * and `typegen`, `node tools/check.ts all` also the long ones.
 */
const asked = process.argv.slice(2);
const wantsAll = asked.includes('all');
const wanted = asked.filter((name) => name !== 'all');
const known = stages.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.log(`no step is called ${unknown.join(', ')}; there are: ${known.join(' ')}`);
  console.log(`0 passed, ${unknown.length} failed`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
let skipped = 0;
const broken: string[] = [];
for (const stage of stages) {
  const steps = stage.filter(isWanted);
  const late: StepResult[] = [];
  for await (const result of runStage(steps)) {
    if (mayRunAgain(result)) late.push(result);
    else add(result);
  }
  for (const result of late) add(await runAgain(result));
}

function isWanted({ name, isLong, isAlways }: Step): boolean {
  return wantsAll || isAlways || (wanted.length === 0 ? !isLong : wanted.includes(name));
}

function add(result: StepResult): void {
  console.log(describeResult(result));
  passed += result.passed;
  failed += result.failed;
  skipped += result.skipped.length;
  if (result.failed > 0) broken.push(result.step.name);
}

if (broken.length > 0) console.log(`\nto see one again: node tools/check.ts ${broken.join(' ')}`);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
