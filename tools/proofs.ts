import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run bench -- NAME` runs proofs/NAME.bench.ts: a measured claim, compared with the bare engine in the same run. `npm run soak -- NAME`
 * runs proofs/NAME.soak.ts: the full count of a claim whose sample runs in CI. Both end with the line for docs/evidence/measured.md.
 */
const FOLDER = path.resolve(import.meta.dirname, '../proofs');

// A proof reads its own arguments from process.argv[3] on.
const [kind = ''] = process.argv.splice(2, 1);
const ending = `.${kind}.ts`;
const names = globSync(`*${ending}`, { cwd: FOLDER }).map((file) => file.slice(0, -ending.length));
const [, , name = ''] = process.argv;
if (!names.includes(name)) {
  process.stderr.write(`usage: npm run ${kind} -- NAME   (${names.toSorted().join(', ')})\n`);
  process.exit(2);
}
await import(path.join(FOLDER, name + ending));
