import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes } from 'react-router';
import routes from '../src/processes/web/app/routes.ts';
import type { SourceFile, TextModule } from './spec-truth.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const page = readFileSync(path.join(ROOT, 'docs/evidence/spec-coverage.md'), 'utf8');

/** The rows of the table under a heading, cell by cell; of this page unless another is given. */
export function rowsOf(heading: string, text = page): string[][] {
  const [, after = ''] = text.split(new RegExp(`^#{2,3} ${heading}$`, 'm'));
  const [section = ''] = after.split(/^#{2,3} /m);
  const [, ...rows] = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.map((line) => line.slice(2, -2).split(' | '));
}

/** The texts between backticks. */
export function namesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

export interface TestReference {
  file: string;
  fragments: string[];
}

const REFERENCE = /^`([\w./-]+\.(?:test|spec|soak)\.ts)` · ('[^']+'(?:, '[^']+')*)$/;

/** `file.test.ts` · 'a part of its name', 'of another'; several files are separated by a semicolon. */
export function parseReferences(cell: string): TestReference[] {
  return cell.split('; ').map((text) => {
    const [, file, quoted] = REFERENCE.exec(text) ?? [];
    if (file === undefined || quoted === undefined) throw new Error(`no reference to a test: ${text}`);
    return { file, fragments: quoted.slice(1, -1).split("', '") };
  });
}

/** The titles in calls of `test`, `testStates`, `describe` and the call after a table of cases. */
const TITLE = /(?:\b(?:test|testStates|describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

export function testNamesIn(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(TITLE)].map(([, , title = '']) => title);
}

export interface PublicRoute {
  /** As docs/evidence/spec-coverage.md writes it: `/filme/{slugId}`. */
  pattern: string;
  /** Path relative to the app's folder. */
  module: string;
}

/** Public routes, in the order of routes.ts. Routes inside a layout are admin pages or previews. */
export const publicRoutes: PublicRoute[] = routes
  .filter(({ children }) => !children)
  .map((route) => ({
    pattern: `/${route.path ?? ''}`.replaceAll(/:(\w+)/g, '{$1}'),
    module: route.file,
  }));

const table = publicRoutes.map(({ pattern }) => ({ id: pattern, path: pattern.replaceAll(/\{(\w+)\}/g, ':$1') }));

/** The patterns of the addresses in a test; of several that match, the most literal. */
export function routesAskedIn(file: string): Set<string | undefined> {
  const known = asked.get(file);
  if (known) return known;
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const addresses = [...source.matchAll(/['"`}](\/[^'"`\s$?#]*)/g)].map(([, address = '']) => address);
  const found = new Set([...new Set(addresses)].map((address) => matchRoutes(table, address)?.at(-1)?.route.id));
  asked.set(file, found);
  return found;
}
/** Many rows name the same file, and matching all its addresses takes a fifth of a second. */
const asked = new Map<string, Set<string | undefined>>();

const TEXTS = 'src/shared/text/';

/** All source files except tests. */
export function listProductFiles(): SourceFile[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** All sources as one text, including the text modules, because a text may use another. */
export function readProduct(): string {
  return listProductFiles()
    .map(({ source }) => source)
    .join('\n');
}

export function importTexts(): Promise<TextModule[]> {
  const files = listProductFiles().filter(({ file }) => file.startsWith(TEXTS));
  return Promise.all(files.map(({ file }) => import(path.join(ROOT, file)) as Promise<TextModule>));
}

/** Files that the framework or the shell loads by name: routes, the root, entries, processes. */
export function listLoadedFiles(): Set<string> {
  const app = 'src/processes/web/app';
  const ofRoutes = routes.flatMap((route) => [route, ...(route.children ?? [])]).map(({ file }) => `${app}/${file}`);
  return new Set([...ofRoutes, `${app}/routes.ts`, `${app}/root.tsx`, 'src/main.ts', 'src/processes/cli/main.ts']);
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Whether a schema has `credits.cast[].name`. */
export function hasField(schema: JsonSchema, [step, ...steps]: readonly string[]): boolean {
  if (step === undefined) return true;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((choice) => hasField(choice, [step, ...steps]));
  const field = schema.properties?.[step.replace('[]', '')];
  const inside = step.endsWith('[]') ? field?.items : field;
  return inside !== undefined && hasField(inside, steps);
}
