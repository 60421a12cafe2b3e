import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tracked files that are byte-for-byte copies of files in a folder whose data we may not publish. */
export function findCopies(root: string, tracked: readonly string[], folder: string): string[] {
  if (!existsSync(folder)) return [];
  const sources = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
  const sourceOf = new Map(sources.map((file) => [hashOf(join(folder, file)), file]));
  return tracked.flatMap((file) => {
    const path = join(root, file);
    const source = statSync(path).size > 0 ? sourceOf.get(hashOf(path)) : undefined;
    return source ? [`${file} is a copy of ${source}`] : [];
  });
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
