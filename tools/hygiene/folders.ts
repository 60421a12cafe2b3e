import path from 'node:path';

const SOURCE = /(?<!\.(?:test|spec))\.(?:tsx?|css|sql|py)$/;
const MOST_FILES = 40;
/** Lists of what has one place by its tool: dbmate reads migrations from one folder, `npm run bench` and `npm run soak` take a file's name. */
const FLAT: ReadonlySet<string> = new Set(['migrations', 'proofs']);

/** Folders in which a reader would have to search: more than forty source files side by side. */
export function findFullFolders(files: readonly string[]): string[] {
  const folders = Map.groupBy(
    files.filter((file) => SOURCE.test(file)),
    (file) => path.dirname(file),
  );
  return [...folders].flatMap(([folder, own]) =>
    own.length > MOST_FILES && !FLAT.has(folder)
      ? [`${folder}: ${own.length} source files side by side, at most ${MOST_FILES}: make a folder of one subject`]
      : [],
  );
}
