import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FINAL_CODES } from '../src/processes/web/app/public/api/call-api.ts';
import { functions } from '../src/shared/contract/functions.ts';
import { FAILURES } from '../src/shared/domain/failure.ts';
import * as limits from '../src/shared/domain/limits.ts';
import { apiParameters } from '../src/shared/domain/site/api-parameters.ts';
import { rankedLists } from '../src/shared/domain/site/ranked-lists.ts';
import { refusals } from '../src/shared/text/api/refusals.ts';
import { errors } from '../src/shared/text/errors.ts';
import {
  hasField,
  importTexts,
  listLoadedFiles,
  listProductFiles,
  namesIn,
  page,
  parseReferences,
  publicRoutes,
  ROOT,
  readProduct,
  routesAskedIn,
  rowsOf,
  testNamesIn,
} from './spec-coverage.ts';
import { findUnimported, findUnlistedLater, findUnlistedSections, findUnusedTexts } from './spec-truth.ts';

const APP = 'src/processes/web/app';

/** A text with its placeholders filled, as JSON. */
function fill(text: unknown): string {
  const filled = typeof text === 'function' ? (text as (...args: string[]) => string)('{x}', '{y}', '{z}') : text;
  return JSON.stringify(filled);
}

/** Exact match; for a text with placeholders, everything between them must match. */
function expectWords(quoted: string, text: unknown): void {
  const parts = quoted.split(/\{[^}]*\}|\(n\)/).filter(Boolean);
  if (parts.join('') === quoted) expect(fill(text)).toBe(JSON.stringify(quoted));
  for (const part of parts) expect(fill(text)).toContain(part);
}

test.each([
  ['Routes', 44],
  ['States', 100],
  ['Functions', 35],
  ['Fields', 15],
  ['Rules and validation', 30],
  ['Codes', 12],
  ['Messages', 30],
  ['Numbers', 50],
  ['Quoted strings', 60],
])('the table "%s" is read, not skipped', (heading, fewest) => {
  expect(rowsOf(heading).length).toBeGreaterThanOrEqual(fewest);
});

describe('a quoted string', () => {
  const rows = rowsOf('Quoted strings').map(([quoted, file, key, shown = '']) => {
    const [[string = ''], [name = ''], [place = '']] = [namesIn(quoted), namesIn(file), namesIn(key)];
    return { string, file: name, key: place, shown };
  });

  test.each(rows)('"$string" is in $file to the letter', async ({ string, file, key }) => {
    const texts = (await import(path.join(ROOT, 'src/shared/text', file))) as Record<string, unknown>;
    const text = key.split('.').reduce<unknown>((group, member) => (group as Record<string, unknown>)[member], texts);
    expectWords(string, text);
  });

  test('is used where it is said to be shown, and nowhere where it is not yet', () => {
    const product = readProduct();
    // A group of groups is used where its members are read by name.
    const isUsed = (key: string) =>
      new RegExp(`\\b${key.replaceAll('.', '\\.')}\\b`).test(product) ||
      (key.split('.').length === 3 && product.includes(`${key.split('.')[0]}[`));
    const wrong = rows.filter(({ key, shown }) => {
      if (shown === 'not yet') return isUsed(key);
      return shown.startsWith('yes') ? !isUsed(key) : !/^not yet: ./.test(shown);
    });
    expect(wrong).toEqual([]);
  });
});

/** Whether one of the tests a row names requests its route. */
function expectAsked(route: string, references: string): void {
  const files = parseReferences(references).map(({ file }) => file);
  expect([files, files.some((file) => routesAskedIn(file).has(route))]).toEqual([files, true]);
}

describe('a public route', () => {
  const rows = rowsOf('Routes').map(([route, , , test = '']) => ({ route: namesIn(route)[0] ?? '', test }));

  test('of the site has one row, and every row is one of the site', () => {
    // A ranked list that the specification does not name needs no row: ranked-lists.test.ts reads all of them from their table.
    const ranked = new Set(rankedLists.map((list) => list.path));
    const listed = new Set(rows.map(({ route }) => route));
    const expected = publicRoutes.filter(({ pattern }) => listed.has(pattern) || !ranked.has(pattern));
    expect(rows.map(({ route }) => route)).toEqual(expected.map(({ pattern }) => pattern));
  });

  test.each(rows)('$route is asked for by a test of its row', ({ route, test }) => expectAsked(route, test));
});

describe('a state', () => {
  const rows = rowsOf('States').map(([route, , state = '', test = '']) => ({
    route: namesIn(route)[0] ?? 'every page',
    state,
    test,
  }));
  const ofPages = rows.filter(({ route }) => route !== 'every page');
  const listed = new Set(rows.map(({ route }) => route));
  const routesWith = (state: string) =>
    new Set(rows.filter((row) => row.state.startsWith(state)).map((row) => row.route));

  test('is one of a route there is', () => {
    const patterns = new Set(publicRoutes.map(({ pattern }) => pattern));
    expect(ofPages.filter(({ route }) => !patterns.has(route))).toEqual([]);
  });

  test.each(ofPages)('$route, $state, is asked for by a test of its row', ({ route, test }) =>
    expectAsked(route, test),
  );

  test('of loading and of failure is listed for every page that loads data', () => {
    // Static pages are loaded too, but have neither skeletons nor a failure state.
    const words = new Set(['/sobre', '/privacidade']);
    const ranked = new Set(rankedLists.map((list) => list.path));
    const fetched = publicRoutes
      .filter(({ module }) => readFileSync(path.join(ROOT, APP, module), 'utf8').includes('clientLoader = loadCached'))
      .map(({ pattern }) => pattern)
      .filter((pattern) => !words.has(pattern) && !(ranked.has(pattern) && !listed.has(pattern)));
    expect(fetched.length).toBeGreaterThan(25);
    for (const state of ['loading', 'failed'])
      expect(fetched.filter((pattern) => !routesWith(state).has(pattern))).toEqual([]);
    const ofOneThing = fetched.filter((pattern) => pattern.includes('{'));
    expect(ofOneThing.filter((pattern) => !routesWith('not found').has(pattern))).toEqual([]);
  });
});

describe('a function', () => {
  const rows = rowsOf('Functions').map(([name, options]) => ({ name: namesIn(name)[0] ?? '', options }));

  test('of the specification has one row, and every row is one of the contract', () => {
    const names = rows.map(({ name }) => name);
    expect([new Set(names).size, names.filter((name) => !Object.hasOwn(functions, name))]).toEqual([names.length, []]);
  });

  test.each(rows)('$name takes the options of its row', ({ name, options }) => {
    const parameters: Record<string, unknown> = apiParameters[name as keyof typeof apiParameters];
    const names = Object.entries(parameters).flatMap(([parameter, value]) =>
      typeof value === 'object' && value !== null
        ? Object.keys(value).map((member) => `${parameter}.${member}`)
        : parameter,
    );
    expect(namesIn(options).toSorted()).toEqual(names.toSorted());
  });
});

test.each(rowsOf('Fields'))('%s has its fields in %s', async (_entity, schemaCell, fields) => {
  const [file = '', name = ''] = namesIn(schemaCell);
  const schemas = (await import(path.join(ROOT, 'src/shared/contract', file))) as Record<string, z.ZodType>;
  const schema = z.toJSONSchema(schemas[name] ?? z.never()) as Parameters<typeof hasField>[0];
  const missing = namesIn(fields).filter((field) => !hasField(schema, field.split('.')));
  expect([namesIn(fields).length > 0, missing]).toEqual([true, []]);
});

test('the codes are those of the table of failures', () => {
  const rows = rowsOf('Codes').map(([code, http, status]) => [
    namesIn(code)[0],
    { http: Number(http), status: namesIn(status)[0] },
  ]);
  expect(Object.fromEntries(rows)).toEqual(FAILURES);
});

const MESSAGES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { errors, refusals };

describe('a message', () => {
  test.each(rowsOf('Messages'))('%s has the key %s', (message, key, code) => {
    const [group = '', member = ''] = (namesIn(key)[0] ?? '').split('.');
    expectWords(namesIn(message)[0] ?? '', MESSAGES[group]?.[member]);
    expect(FAILURES).toHaveProperty(namesIn(code)[0] ?? '');
  });

  test('that we have is named on this page', () => {
    const named = new Set(namesIn(page));
    const keys = Object.entries(MESSAGES).flatMap(([group, texts]) =>
      Object.keys(texts).map((key) => `${group}.${key}`),
    );
    expect(keys.filter((key) => !named.has(key))).toEqual([]);
  });
});

test.each(rowsOf('Numbers'))('%s, %s: %s is %s', (_section, _what, value = '', constant = '') => {
  const steps = (namesIn(constant)[0] ?? '').split('.');
  const held = steps.reduce<unknown>((group, step) => (group as Record<string, unknown> | undefined)?.[step], limits);
  expect(held).toBe(Number(value.replaceAll(',', '')));
});

describe('a test that is named', () => {
  const TABLES = [
    'Routes',
    'States',
    'Functions',
    'Fields',
    'Rules and validation',
    'Codes',
    'Messages',
    'Numbers',
    'Readings',
  ];
  const inTables = TABLES.flatMap((heading) => rowsOf(heading).map((row) => row.at(-1) ?? ''));
  const inText = page.match(/`[\w./-]+\.test\.ts` · '[^']+'(?:, '[^']+')*/g) ?? [];
  const references = [...new Set([...inTables, ...inText])].flatMap(parseReferences);

  test('is in its file', () => {
    const missing = references.flatMap(({ file, fragments }) => {
      const names = existsSync(path.join(ROOT, file)) ? testNamesIn(file) : [];
      const unknown = fragments.filter((fragment) => !names.some((name) => name.includes(fragment)));
      return unknown.map((fragment) => `${file}: ${fragment}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('the page is correct:', () => {
  const [, closing = ''] = page.split(/^## Later$/m);

  test('every text of the product is used by its code', async () => {
    expect(findUnusedTexts(await importTexts(), readProduct())).toEqual([]);
  });

  test('what a row calls "not yet" or later is in the closing list', () => {
    const strings = rowsOf('Quoted strings').map(([, , key, shown = '']) => ({ key: namesIn(key)[0] ?? '', shown }));
    // A row whose last cell is empty is parsed as two cells.
    const cells = rowsOf('Sections').flatMap(([, , later]) => later ?? []);
    expect(rowsOf('Later').length).toBeGreaterThan(0);
    expect([...findUnlistedLater(strings, closing), ...findUnlistedSections(cells, closing)]).toEqual([]);
  });

  test('every file a row names is imported by product code', () => {
    const named = namesIn(page).filter((name) => /^src\/\S+\.tsx?$/.test(name) && !name.includes('.test.'));
    expect(named.length).toBeGreaterThan(60);
    expect(findUnimported([...new Set(named)], listProductFiles(), listLoadedFiles())).toEqual([]);
  });

  test('nothing deviates from the specification without a reading', () => {
    // A statement is implemented and has a test, or has a reading, or comes later; no quoted string may come later.
    const withoutReading = rowsOf('Readings').filter(
      (row) => !/^\[[\w-]+\]\(\.\.\/decisions\/[\w-]+\.md\)/.test(row.at(-2) ?? ''),
    );
    const laterInSpec = rowsOf('Later').filter((row) => row.at(-1) !== 'ours');
    const notYet = rowsOf('Quoted strings').filter((row) => !row.at(-1)?.startsWith('yes'));
    expect(rowsOf('Readings').length).toBeGreaterThan(20);
    expect([...withoutReading, ...laterInSpec, ...notYet]).toEqual([]);
  });

  test('the codes after which a call is not made again are those of the reading', () => {
    const row = rowsOf('Readings').find(([, statement]) => statement?.includes('The fallback is tried'));
    expect(namesIn(row?.[2]).toSorted()).toEqual([...FINAL_CODES].toSorted());
  });
});

test('every file this page names exists', () => {
  const files = namesIn(page).filter((name) => /^(?:src|test|migrations|docs|e2e)\/\S+\.\w+$/.test(name));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
