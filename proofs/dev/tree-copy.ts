import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Inside the repository, where Node and Vite find its packages; ignored by git and by every check. */
const COPY = path.join(ROOT, '.cache/dev-edits');
const COPIED = [
  'src',
  'tools',
  'migrations',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

export interface TreeCopy {
  root: string;
  /** Replaces `from`, which must occur once, in the original content of the file. */
  edit(file: string, from: string, to: string): void;
  restore(file: string): void;
  remove(): void;
}

/** Copies what the development server reads to its own folder, so that edits never touch the developer's files. */
export function copyTree(): TreeCopy {
  rmSync(COPY, { recursive: true, force: true });
  for (const place of COPIED) cpSync(path.join(ROOT, place), path.join(COPY, place), { recursive: true });
  const originalOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  return {
    root: COPY,
    edit(file, from, to) {
      const parts = originalOf(file).split(from);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} of ${JSON.stringify(from)}, not one`);
      writeFileSync(path.join(COPY, file), parts.join(to));
    },
    restore: (file) => writeFileSync(path.join(COPY, file), originalOf(file)),
    remove: () => rmSync(COPY, { recursive: true, force: true }),
  };
}
