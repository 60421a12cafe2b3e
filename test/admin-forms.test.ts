import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ADMIN = path.resolve(import.meta.dirname, '../src/processes/web/app/admin');
const FORM = /<(?:Form|form|[\w.]+\.Form)\b/g;

/** Forms that are no `AdminForm`, which guards typed text and stores it in the browser. Each is the only one of its file. */
const OTHERS: Readonly<Record<string, string>> = {
  'forms/admin-form.tsx': 'AdminForm itself',
  'frame/admin-shell.tsx': 'signs out; it has no field',
  'subjects/subjects-table.tsx': 'ticks of rows; one of its buttons downloads a file',
  'audit/audit-filter.tsx': 'a search, whose words are in the address',
  'media/media-page.tsx': 'a search, whose words are in the address',
  'subjects/list-filters.tsx': 'a search, whose words are in the address',
  'site/search-box.tsx': 'a search, whose words are in the address',
  'site/home/home-preview.tsx': 'the day that is previewed, which is in the address',
  'collections/sagas.tsx': 'a search, whose words are in the address',
};

const files = globSync('**/*.tsx', { cwd: ADMIN });
const read = (file: string) => readFileSync(path.join(ADMIN, file), 'utf8');

test('every form of the admin guards its text, or is listed with a reason', () => {
  const found = files.flatMap((file) => (read(file).match(FORM) ?? []).map(() => file));
  expect(found.toSorted()).toEqual(Object.keys(OTHERS).toSorted());
});

test('only the frame asks before a page is left: the router supports one blocker', () => {
  const guards = globSync('**/*.{ts,tsx}', { cwd: ADMIN }).filter((file) =>
    /useBlocker\(|addEventListener\('beforeunload'/.test(read(file)),
  );
  expect(guards).toEqual(['forms/unsaved-forms.tsx']);
});
