import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const rows = [
  ...readFileSync(path.join(ROOT, 'docs/spec-coverage.md'), 'utf8').matchAll(
    /^\| `(.+?)` \| `(\S+\.ts)` \| `(\w+)\.(\w+)/gm,
  ),
];

test('the table of quoted strings is read, not skipped', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows.map(([, quoted, file, group, key]) => [quoted, file, group, key] as const))(
  'the specification’s "%s" stands in %s to the letter',
  async (quoted, file, group, key) => {
    const texts = (await import(path.join(ROOT, 'src/shared/text', file ?? ''))) as Record<
      string,
      Record<string, unknown>
    >;
    const text = texts[group ?? '']?.[key ?? ''];
    const filled = typeof text === 'function' ? (text as (...args: string[]) => string)('{x}', '{y}', '{z}') : text;
    const parts = (quoted ?? '').split(/\{[^}]*\}|\(n\)/).filter(Boolean);
    for (const part of parts) expect(JSON.stringify(filled)).toContain(part);
  },
);
