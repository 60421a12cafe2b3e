import { globSync } from 'node:fs';
import path from 'node:path';
import type { Command } from '../../src/processes/cli/command.ts';
import { COMMANDS } from '../../src/processes/cli/commands.ts';
import { code, oneLine, ROOT, read, table } from './markdown.ts';

/** package.json has no room for comments; `check` names a script that is missing here. */
const SCRIPTS: Readonly<Record<string, string>> = {
  demo: 'the whole product on this machine, with a database and a TMDB of its own; `-- --titles 20000` adds generated titles',
  dev: 'the demo for development: edits appear in the open page',
  build: 'builds the pages into `build/`',
  start: 'starts the product; `-- --services=web,functions,images,worker` names the services',
  cli: "runs one of the operator's commands below",
  check: 'what a change has to pass; `-- lint unit` runs only those steps, `-- all` adds the long ones',
  'check:imports': 'the import rules',
  'check:supply': 'pinned packages, install scripts, licences, vulnerabilities',
  'check:hygiene': 'nothing personal in files, no dropped word, every setting listed',
  format: 'formats all files',
  lint: 'oxlint with our rules',
  typecheck: 'TypeScript',
  knip: 'unused files, exports and dependencies',
  test: 'unit tests: no database; `-- FILE` runs one file',
  'test:slow': 'tests that start processes or read the whole tree',
  'test:db': 'tests on PostgreSQL, which they start themselves',
  'test:e2e': 'journeys in Chromium',
  bench: 'runs a measurement below',
  soak: 'runs a full count below',
  'db:types': 'writes `src/server/infra/tables.ts` and `columns.ts` from the migrations',
  reference: 'writes these pages',
  counts: 'the size of the repository at each commit: `-- COMMIT…`',
  'art:sheet': "draws a sheet of the demo's posters",
};

export function describeCommands(): string {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unknown = Object.keys({ ...scripts, ...SCRIPTS }).filter((name) => !(name in scripts && name in SCRIPTS));
  if (unknown.length > 0)
    throw new Error(`tools/reference/commands.ts and package.json disagree about ${unknown.join(', ')}`);
  return [
    '# Commands',
    '## In a clone',
    table(
      ['Command', 'What it does'],
      Object.keys(scripts).map((name) => [
        code(name === 'test' || name === 'start' ? `npm ${name}` : `npm run ${name}`),
        SCRIPTS[name] ?? '',
      ]),
    ),
    "## The operator's commands",
    '`npm run cli -- COMMAND` needs the settings of the last column, from the environment or from `.env`. ' +
      '`npm run cli -- COMMAND --help` explains one. Exit codes: 0 done, 1 failed, 2 the command line is wrong. Results are ' +
      'written to stdout; progress and logs to stderr.',
    table(
      ['Command', 'What it does', 'Arguments and options', 'Needs'],
      Object.entries<Command>(COMMANDS).map(([name, command]) => [
        code([name, ...Object.entries(command.arguments).map(nameArgument)].join(' ')),
        command.summary,
        [
          ...Object.entries(command.arguments).map(([argument, { help }]) => `${argument}: ${help}`),
          ...describeOptions(command),
        ].join('; '),
        command.needs.join(', '),
      ]),
    ),
    '## Measurements',
    '`npm run bench -- NAME` runs `proofs/NAME.bench.ts`, which measures a claim beside the bare engine.',
    describeProofs('bench'),
    '## Full counts',
    '`npm run soak -- NAME` runs `proofs/NAME.soak.ts`: the full count of a claim whose sample runs in the tests.',
    describeProofs('soak'),
  ].join('\n\n');
}

function nameArgument([name, { isRequired, isList }]: [string, Command['arguments'][string]]): string {
  const shape = isList ? `${name}…` : name;
  return isRequired ? `<${shape}>` : `[${shape}]`;
}

function describeOptions({ options }: Command): string[] {
  return Object.entries(options).map(([name, { help, placeholder, parse, fallback }]) => {
    const long = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const value = parse ? ` ${placeholder ?? name}` : '';
    const otherwise = parse && fallback !== undefined ? ` (${JSON.stringify(fallback)})` : '';
    return `\`${long}${value}\` ${help}${otherwise}`;
  });
}

/** What a proof needs besides this repository, by the files that start it. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  Varnish: /\/start-varnish\.ts$/,
  Chromium: /\/chromium\.ts$/,
  "Debian's PostgreSQL": /\/postgres-pair\.ts$/,
  libfaketime: /\/fake-clock\.ts$/,
  'podman, root': /\/podman\.ts$/,
};

function describeProofs(kind: 'bench' | 'soak'): string {
  const files = globSync(`proofs/*.${kind}.ts`, { cwd: ROOT }).toSorted();
  const rows = files.map((file) => {
    const source = read(file);
    const comment = oneLine(/^\/\*\*([\s\S]*?)\*\//m.exec(source)?.[1] ?? '');
    if (comment === '') throw new Error(`${file} has no comment that says what it measures`);
    const used = [...listImports(file)];
    const needs = Object.entries(NEEDS).flatMap(([need, files]) => (used.some((name) => files.test(name)) ? need : []));
    if (source.includes("'debian'")) needs.push("Debian's PostgreSQL");
    if (source.includes("'wrk'")) needs.push('wrk');
    return [code(path.basename(file, `.${kind}.ts`)), comment, [...new Set(needs)].join(', ')];
  });
  return table(['Name', 'What it measures', 'Needs'], rows);
}

/** The files of this repository that a file imports, and those that they import. */
function listImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, target = ''] of read(file).matchAll(/from '(\.[^']+\.ts)'/g))
    listImports(path.join(path.dirname(file), target), found);
  return found;
}
