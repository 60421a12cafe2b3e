import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** One hash of the names and contents of all files in these places, except tests, and of the other values. */
export function hashFiles(root: string, places: readonly string[], ...others: string[]): string {
  const files = places
    .flatMap((place) =>
      statSync(path.join(root, place)).isFile() ? [place] : globSync(`${place}/**/*`, { cwd: root }),
    )
    .filter((file) => !file.includes('.test.') && statSync(path.join(root, file)).isFile())
    .toSorted();
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
