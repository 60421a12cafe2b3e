import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './spec-coverage.ts';

const read = (file: string) => readFileSync(path.join(ROOT, 'docs/evidence', file), 'utf8');

interface Measurement {
  group: string;
  claim: string;
  command: string;
  result: string;
  commit: string;
  date: string;
}

const history = read('history.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Measurement);

const rows = read('measured.md')
  .split(/^## /m)
  .flatMap((section) => {
    const [group = ''] = section.split('\n');
    const [heading, ...lines] = section.split('\n').filter((line) => line.startsWith('| '));
    if (heading !== '| What | Command | Result | Bar | Commit | Date |') return [];
    return lines.map((line) => ({ group, line, cells: line.slice(2, -2).split(' | ') }));
  });

test('every line of history is a whole measurement', () => {
  const whole = ({ group, claim, command, result, commit, date }: Measurement) =>
    [group, claim, command, result, commit].every((text) => text !== '') && /^\d{4}-\d\d-\d\d$/.test(date);
  expect(history.length).toBeGreaterThan(150);
  expect(history.filter((line) => !whole(line))).toEqual([]);
});

test('every row is the newest measurement of its claim, in at most 60 words', () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter(({ cells }) => cells.length !== 6).map(({ line }) => line)).toEqual([]);
  expect(rows.filter(({ line }) => line.replaceAll('|', ' ').trim().split(/\s+/).length > 60)).toEqual([]);
  const known = new Set(history.map(({ group, commit, date }) => `${group}, ${commit}, ${date}`));
  const unknown = rows
    .map(({ group, cells }) => `${group}, ${cells.at(-2)?.replace('\\*', '*') ?? ''}, ${cells.at(-1) ?? ''}`)
    .filter((row) => !known.has(row));
  expect(unknown).toEqual([]);
});
