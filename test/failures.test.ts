import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesIn, parseReferences, ROOT, rowsOf, testNamesIn } from './spec-coverage.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const page = read('docs/reference/failures.md');
const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
const rows = headings.flatMap((heading) => rowsOf(heading, page));
const alerts = new Set([...read('deploy/monitoring/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name));

/** The kind of a round, and the file a soak runs, are strings in its source. */
function hasName(file: string, fragment: string): boolean {
  if (!existsSync(path.join(ROOT, file))) return false;
  if (file.startsWith('proofs/')) return read(file).includes(`'${fragment}'`);
  return testNamesIn(file).some((name) => name.includes(fragment));
}

describe('docs/reference/failures.md', () => {
  test('says of every failure what each group sees and which test shows it', () => {
    expect(rows.length).toBeGreaterThan(50);
    const lines = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Fails |'));
    expect(rows).toHaveLength(lines.length);
    expect(rows.filter((row) => row.length !== 5 || row.some((cell) => cell.trim() === ''))).toEqual([]);
    expect(new Set(rows.map(([failure]) => failure)).size).toBe(rows.length);
  });

  test('names tests that exist', () => {
    const references = rows.flatMap((row) => parseReferences(row.at(-1) ?? ''));
    const missing = references.flatMap(({ file, fragments }) =>
      fragments.filter((fragment) => !hasName(file, fragment)).map((fragment) => `${file}: ${fragment}`),
    );
    expect(missing).toEqual([]);
    expect([hasName('proofs/ha.soak.ts', 'flood'), hasName('test/failover.db.test.ts', 'flood')]).toEqual([
      false,
      false,
    ]);
  });

  test('names alerts that exist', () => {
    const named = rows.flatMap((row) => namesIn(row[3])).filter((name) => /^[A-Z]\w+$/.test(name));
    expect(new Set(named).size).toBeGreaterThan(15);
    expect(named.filter((name) => !alerts.has(name))).toEqual([]);
  });

  test('says in the words of /readyz what the database lacks', () => {
    const quoted = rows.flatMap(([, , , operator = '']) => operator.match(/"database [^"]+"/g) ?? []);
    const known = read('src/server/infra/database-problem.ts');
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter((words) => !known.includes(words.replaceAll('"', "'")))).toEqual([]);
  });
});
