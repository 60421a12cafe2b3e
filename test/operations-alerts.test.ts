import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('alerts about the policy and backups fire when they must, as promtool evaluates them', () => {
  const folder = path.resolve(import.meta.dirname, '../deploy/monitoring');
  const said = execFileSync('promtool', ['test', 'rules', path.join(folder, 'operations.test.yaml')], {
    encoding: 'utf8',
  });
  expect(said).toContain('SUCCESS');
});
