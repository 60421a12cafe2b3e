import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildReferencePages, FOLDER } from './pages.ts';

test('the generated pages of docs/reference say what the code says: run `npm run reference`', () => {
  const stale = [...buildReferencePages()].flatMap(([name, text]) => {
    const file = path.join(FOLDER, name);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : name;
  });
  expect(stale).toEqual([]);
});
