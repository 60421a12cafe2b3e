import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the sheet of layout stays short enough to know by heart', () => {
  const sheet = readFileSync(new URL('layout.css', import.meta.url), 'utf8');
  expect(sheet.trimEnd().split('\n').length).toBeLessThanOrEqual(300);
});
