import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** `npm run FOLDER -- NAME` runs one of the folder's scripts; without a valid name it lists them. */
export async function runScript(folder: 'bench' | 'soak'): Promise<void> {
  const home = path.resolve(import.meta.dirname, '..', folder);
  const [name = ''] = process.argv.slice(2);
  const file = path.join(home, `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    const names = readdirSync(home).flatMap((entry) => /^(.+)\.ts$/.exec(entry)?.[1] ?? []);
    process.stderr.write(`usage: npm run ${folder} -- NAME   (${names.join(', ')})\n`);
    process.exit(2);
  }
  await import(file);
}
