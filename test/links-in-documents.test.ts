import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './spec-coverage.ts';

/** New documents too: those that are not ignored are about to be committed. */
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));

/** Code is not read as links or headings. */
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The ids that GitHub gives to headings: lower case, without punctuation, with hyphens for spaces, numbered when repeated. */
function listAnchors(text: string): string[] {
  const seen = new Map<string, number>();
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const id = words.replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return times === 0 ? id : `${id}-${times}`;
  });
}

/** Relative links of a document that lead nowhere. */
function findDeadLinks(file: string, text: string): string[] {
  const links = text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^()\s]+)\)/g);
  return [...links].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [target = '', anchor] = link.split('#');
    const found = target === '' ? file : path.join(path.dirname(file), target);
    if (!existsSync(path.join(ROOT, found))) return [`${file}: ${link}: no such file`];
    if (anchor === undefined || !found.endsWith('.md')) return [];
    const anchors = listAnchors(found === file ? text : textOf(found));
    return anchors.includes(anchor) ? [] : [`${file}: ${link}: no such heading`];
  });
}

test('a link to a missing file, or to a missing heading, is found', () => {
  const text =
    '# One, two: `three`\n[a](missing.md) [b](#one-two-three) [c](#two) [d](https://example.org) `[e](x.md)`';
  expect(findDeadLinks('README.md', text)).toEqual([
    'README.md: missing.md: no such file',
    'README.md: #two: no such heading',
  ]);
});

test('every relative link of every document leads to a file and to a heading of it', () => {
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.flatMap((file) => findDeadLinks(file, textOf(file)))).toEqual([]);
});

test('the page of decisions lists every record', () => {
  const listed = [...textOf('docs/decisions/README.md').matchAll(/^\| \[([\w-]+)\]\(\1\.md\) \|/gm)].map(
    ([, name]) => name,
  );
  const records = documents.flatMap((file) => /^docs\/decisions\/([\w-]+)\.md$/.exec(file)?.[1] ?? []);
  expect(listed.toSorted()).toEqual(records.filter((name) => name !== 'README').toSorted());
});
