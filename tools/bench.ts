import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** `npm run bench -- NAME`: one script per measured claim, each with the bare engine beside it in the same run. */
const folder = path.resolve(import.meta.dirname, '../bench');
const [name = ''] = process.argv.slice(2);
const file = path.join(folder, `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(folder).flatMap((entry) => /^(.+)\.ts$/.exec(entry)?.[1] ?? []);
  process.stderr.write(`usage: npm run bench -- NAME   (${names.join(', ')})\n`);
  process.exit(2);
}
await import(file);
