import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findCopies } from './hygiene/copies.ts';
import { findSharedNames } from './hygiene/names.ts';
import { findSettingsDrift } from './hygiene/settings.ts';
import { findTraces } from './hygiene/traces.ts';
import { findTimeLimits, findWaits } from './hygiene/waits.ts';
import { findDroppedWords } from './hygiene/words.ts';

const root = join(import.meta.dirname, '..');

/** Reference data that we may read but not publish is beside a clone; no file of it may be in the repository. */
const lent = process.env.TMDB_CONTRACT_DIR ?? join(root, '../shared/data');

const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: root, encoding: 'utf8' });

/** New files too: those that are not ignored are about to be committed. */
const tracked = run('git', 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)) && statSync(join(root, file)).isFile());
if (tracked.length === 0) throw new Error('git lists no files: is this a clone?');

/** The npm registry of this machine, if it has its own: a lock file written here must not send others to it. */
const hosts = [new URL(run('npm', 'config', 'get', 'registry')).host];

const texts = tracked.flatMap((file) => {
  const bytes = readFileSync(join(root, file));
  return bytes.includes(0) ? [] : { file, text: bytes.toString('utf8') };
});
const problems = texts.flatMap(({ file, text }) => {
  const found = [
    ...findTraces(text, hosts),
    ...findWaits(file, text),
    ...findTimeLimits(file, text),
    ...findDroppedWords(file, text),
  ];
  return found.map((problem) => `${file}: ${problem}`);
});
problems.push(...findSharedNames(texts), ...findCopies(root, tracked, lent), ...findSettingsDrift(root));

for (const { file, text } of texts.filter(({ file }) => /(?:^|\/)package\.json$/.test(file))) {
  const manifest = JSON.parse(text) as Record<string, unknown>;
  for (const key of ['author', 'contributors', 'maintainers'])
    if (key in manifest) problems.push(`${file}: "${key}" names a person`);
}

for (const problem of problems) console.log(problem);
console.log(`hygiene: ${tracked.length} files read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
