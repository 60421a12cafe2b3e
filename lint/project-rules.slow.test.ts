import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Mirror } from './mirror.ts';

/** One bad sample per rule, checked with the repository's own oxlint.config.ts: it also fails if a rule is not enabled. */
const WRONG = {
  'project/classes': [
    'src/processes/web/app/home/stacked.tsx',
    'export const Stacked = () => <p className="stak" />;\n',
  ],
  'project/words': ['src/processes/web/app/home/greeting.tsx', 'export const Greeting = () => <h1>Boa noite</h1>;\n'],
  'project/sql': ['src/server/catalogue/titles.ts', "export const statement = 'select id from movies';\n"],
  'project/env': ['src/server/sync/settings.ts', 'export const key = process.env.TMDB_KEY;\n'],
  'project/clock': ['src/server/catalogue/today.ts', 'export const today = new Date();\n'],
  'project/copies': [
    'src/server/catalogue/remembered.ts',
    'export const remembered = new WeakMap<object, string>();\n',
  ],
  'project/lazy': ['src/processes/web/app/design/late.ts', "export const load = () => import('./slow.ts');\n"],
  'project/file-name': ['src/shared/domain/WatchOffer.ts', 'export const offer = 1;\n'],
  'react-hooks/exhaustive-deps': [
    'src/processes/web/app/design/use-late.ts',
    "import { useEffect } from 'react';\n\nexport function useLate(say: () => void) {\n  useEffect(() => say(), []);\n}\n",
  ],
  'react-hooks/rules-of-hooks': [
    'src/processes/web/app/design/use-maybe.ts',
    "import { useId } from 'react';\n\nexport const useMaybe = (isOn: boolean) => (isOn ? useId() : '');\n",
  ],
  'eslint/no-console': ['packages/tmdb-simulator/answer.ts', "console.log('here');\n"],
  'import/no-default-export': ['src/shared/domain/slug.ts', 'export default 1;\n'],
  'typescript/no-explicit-any': ['src/shared/domain/anything.ts', 'export const anything: any = 1;\n'],
  'typescript/no-floating-promises': ['tools/later.ts', 'Promise.resolve(1);\nexport const later = 1;\n'],
  'typescript/consistent-type-imports': [
    'tools/types.ts',
    "import { URL } from 'node:url';\nexport type Address = URL;\n",
  ],
} as const;

const ALLOWED = {
  'words in src/shared/text': ['src/shared/text/greeting.ts', "export const greeting = 'Olá, sessão às 20h';\n"],
  'SQL in src/server/store': ['src/server/store/titles.ts', "export const statement = 'select id from movies';\n"],
  'settings in src/server/infra/env.ts': ['src/server/infra/env.ts', 'export const key = process.env.TMDB_KEY;\n'],
  'settings in packages/tmdb-simulator/env.ts': [
    'packages/tmdb-simulator/env.ts',
    'export const port = process.env.PORT;\n',
  ],
  'settings in tools': ['tools/settings.ts', 'export const key = process.env.TMDB_KEY;\n'],
  'the time in src/server/infra/clock.ts': ['src/server/infra/clock.ts', 'export const now = () => new Date();\n'],
  'words, SQL and the time in tests': [
    'src/server/catalogue/titles.test.ts',
    "export const sample = ['sessão', 'select id from movies', new Date()];\n",
  ],
  'a default export in a route': [
    'src/processes/web/app/public/home/home-route.tsx',
    'export default function Home() {\n  return <main />;\n}\n',
  ],
} as const;

const mirror = new Mirror([]);
afterAll(() => mirror.remove());
for (const [file, code] of [...Object.values(WRONG), ...Object.values(ALLOWED)]) mirror.write(file, code);

interface Diagnostic {
  filename: string;
  code: string;
}

const program = join(import.meta.dirname, '../node_modules/.bin/oxlint');
const { stdout } = spawnSync(program, ['--format=json', 'src', 'packages', 'tools'], {
  cwd: mirror.root,
  encoding: 'utf8',
});
const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
/** Codes are written `project(words)`. */
const rulesAgainst = (wanted: string) =>
  diagnostics.filter(({ filename }) => filename === wanted).map(({ code }) => code.replace(/\((.*)\)/, '/$1'));

test.each(Object.entries(WRONG))('%s is enforced by oxlint.config.ts', (rule, [file]) => {
  expect(rulesAgainst(file)).toEqual([rule]);
});

test.each(Object.entries(ALLOWED))('oxlint.config.ts allows %s', (_, [file]) => {
  expect(rulesAgainst(file)).toEqual([]);
});
