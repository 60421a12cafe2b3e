import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** `npm run soak -- NAME`: the full count of a claim whose sample runs in CI. Its result line goes to docs/measured.md. */
const folder = path.resolve(import.meta.dirname, '../soak');
const [name = ''] = process.argv.slice(2);
const file = path.join(folder, `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(folder).flatMap((entry) => /^(.+)\.ts$/.exec(entry)?.[1] ?? []);
  process.stderr.write(`usage: npm run soak -- NAME   (${names.join(', ')})\n`);
  process.exit(2);
}
await import(file);
