import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, findFileFault, ITEMS, parseRows } from './asvs.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(ROOT, 'docs/evidence/asvs.md'), 'utf8');
const rows = parseRows(page);
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
const files = [...new Set(listed.toString().split('\n'))].filter((file) => file && existsSync(path.join(ROOT, file)));

describe('docs/evidence/asvs.md', () => {
  test('has every item of levels 1 and 2 once, in the order of the standard', () => {
    expect(ITEMS).toHaveLength(253);
    expect(rows.flatMap(({ ids }) => ids)).toEqual(ITEMS);
  });

  test('says at its top what its tables add up to', () => {
    const count = (status: string) => rows.filter((row) => row.status === status).flatMap(({ ids }) => ids).length;
    const counts = [ITEMS.length, count('met'), count('not applicable'), count('open')];
    expect(page).toContain(`\n| ${counts.join(' | ')} |\n`);
  });

  test('names a test of ours for every item that is met, but where only reading can show it', () => {
    const unproved = rows.filter(
      ({ status, shown }) => status === 'met' && shown !== 'by reading' && !filesIn(shown).some(isTest),
    );
    expect(unproved.map(({ ids }) => ids)).toEqual([]);
  });

  test('names files that exist', () => {
    const faults = filesIn(page).flatMap((name) => findFileFault(name, files) ?? []);
    expect([...new Set(faults)]).toEqual([]);
  });
});

/** Each check is shown to fail on a sample: a check that cannot fail proves nothing. */
describe('a page about ASVS', () => {
  test('is read row by row, ranges included', () => {
    const table = [
      '| V4.1.1 | content types | set by routes | `a.test.ts` |',
      '| V4.3.1–V4.3.2 | GraphQL | | n/a: none |',
      '| V6.5.2 | hashes | none | open: hash them |',
      '| V99.1.1 | nothing | | n/a: no such item |',
    ].join('\n');
    expect(parseRows(table).map(({ ids, status }) => [status, ...ids])).toEqual([
      ['met', 'V4.1.1'],
      ['not applicable', 'V4.3.1', 'V4.3.2'],
      ['open', 'V6.5.2'],
      ['not applicable', 'V99.1.1'],
    ]);
  });

  test('may name a file by its path, or by a name that only one file has', () => {
    const known = ['src/a.ts', 'test/a.ts', 'test/b.test.ts'];
    expect(filesIn('`src/a.ts` and `a.ts`, not `ADMIN_SECRET` or `no-store`')).toEqual(['src/a.ts', 'a.ts']);
    expect(['src/a.ts', 'b.test.ts'].map((name) => findFileFault(name, known))).toEqual([undefined, undefined]);
    expect(findFileFault('a.ts', known)).toContain('2 files');
    expect(findFileFault('test/c.ts', known)).toContain('does not exist');
  });
});

function isTest(name: string): boolean {
  return /\.(?:test|spec)\.tsx?$|^proofs\//.test(name);
}
