import { expect, test } from 'vitest';
import { describeResult } from './print.ts';
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
