import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Mirror } from './mirror.ts';

/** Declarations in a sheet of a folder that is not excluded, checked with the repository's own biome.json. */
const REFUSED = [
  'gap: 18px;',
  'padding: 0 20px;',
  'margin-top: -2px;',
  'padding: var(--space-8) 14px;',
  'font-weight: 620;',
  'font-size: 0.9rem;',
  'font-size: clamp(14px, 2vw, 20px);',
  'border-radius: 13px;',
];
const ALLOWED = [
  'gap: 0;',
  'margin: 0 auto;',
  'padding: 1px;',
  'border-radius: 50%;',
  'padding: var(--space-8) 0;',
  'margin: calc(-1 * var(--space-24));',
  'font-weight: var(--fw-600);',
  'width: 220px;',
  '/* biome-ignore lint/plugin: the numeral of the drawing */\n  font-size: 76px;',
];

const mirror = new Mirror([]);
afterAll(() => mirror.remove());
const fileOf = (kind: string, index: number) => `src/processes/web/app/public/new-screen/${kind}-${index}.module.css`;
for (const [index, code] of REFUSED.entries()) mirror.write(fileOf('refused', index), `.name {\n  ${code}\n}\n`);
for (const [index, code] of ALLOWED.entries()) mirror.write(fileOf('allowed', index), `.name {\n  ${code}\n}\n`);

const program = join(import.meta.dirname, '../node_modules/.bin/biome');
const options = ['--vcs-enabled=false', '--max-diagnostics=none', '--colors=off'];
const { stdout, stderr } = spawnSync(program, ['lint', ...options, 'src'], { cwd: mirror.root, encoding: 'utf8' });
const output = stdout + stderr;

test.each(REFUSED.map((code, index) => [code, fileOf('refused', index)] as const))('%s is refused', (_, file) => {
  expect(output).toContain(`${file}:2:3 plugin`);
});

test.each(ALLOWED.map((code, index) => [code, fileOf('allowed', index)] as const))('%s is allowed', (_, file) => {
  expect(output).not.toContain(file);
});
