import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS, readImports } from '../lint/imports/cruise.ts';
import { findGaps } from '../lint/imports/gaps.ts';

const root = join(import.meta.dirname, '..');

const onDisk = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }),
);
// dependency-cruiser fails on a folder without code.
const withCode = FOLDERS.filter((folder) => onDisk.some((file) => file.startsWith(`${folder}/`)));
const { modules, dependencies, violations } = await readImports(root, withCode);
const gaps = findGaps(onDisk, modules, dependencies);

for (const { rule, from, to, reason } of violations) console.log(`${from} → ${to}\n  ${rule}: ${reason}`);
for (const gap of gaps) console.log(gap);
const ours = onDisk.filter((file) => modules.includes(file)).length;
console.log(`imports: ${ours} modules read, ${dependencies} dependencies, ${violations.length} violations`);
process.exitCode = violations.length + gaps.length > 0 ? 1 : 0;
