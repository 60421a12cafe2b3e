import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeResult } from './print.ts';
import { mayRunAgain, runAgain } from './run-again.ts';
import { runStage } from './run-stage.ts';
import { runStep } from './run-step.ts';

const say = (words: string, code = 0) => ['node', '-e', `console.log('${words}');process.exitCode=${code}`];

test('a step whose command is missing fails and says which', async () => {
  const result = await runStep({ name: 'sample', commands: [['no-such-program']] });
  expect(result).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('no-such-program') });
});

test('the first command that fails ends its step', async () => {
  const result = await runStep({ name: 'sample', commands: [say('first', 3), say('second')] });
  expect(result).toMatchObject({ failed: 1, output: 'first\n' });
});

test('a check that a step could not run is counted and printed', async () => {
  const result = await runStep({ name: 'sample', commands: [say('skipped: npm audit, no registry'), say('fine')] });
  expect(result).toMatchObject({ passed: 1, failed: 0, skipped: ['npm audit, no registry'] });
  expect(describeResult(result)).toMatch(/fine\nskip npm audit, no registry$/);
});

test('a test step without a report fails, even when its runner ended well', async () => {
  expect(await runStep({ name: 'sample', commands: [say('fine')], counts: 'vitest' })).toMatchObject({ failed: 1 });
});

test('results come in the order of the steps, whichever ends first', async () => {
  const slow = ['node', '-e', 'setTimeout(() => {}, 300)'];
  const names: string[] = [];
  const steps = [{ name: 'slow', commands: [slow] }, ...['b', 'c'].map((name) => ({ name, commands: [say(name)] }))];
  for await (const { step } of runStage(steps)) names.push(step.name);
  expect(names).toEqual(['slow', 'b', 'c']);
});

test('a step that failed once and passes alone has passed, and says so; one that fails twice has failed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'check-')), 'ran');
  const once = `const fs=require('fs');process.exitCode=fs.existsSync('${file}')?0:1;fs.writeFileSync('${file}','')`;
  const step = { name: 'sample', commands: [['node', '-e', once]], runsAgain: true as const };
  const first = await runStep(step);
  expect(mayRunAgain(first)).toBe(true);
  const second = await runAgain(first);
  expect(second).toMatchObject({ passed: 1, failed: 0, again: ['sample'] });
  expect(describeResult(second)).toMatch(/again sample$/);

  const broken = await runStep({ ...step, commands: [say('no', 1)] });
  expect(await runAgain(broken)).toMatchObject({ passed: 0, failed: 1 });
  expect(mayRunAgain({ ...broken, step: { ...broken.step, counts: 'vitest' } })).toBe(false);
});
