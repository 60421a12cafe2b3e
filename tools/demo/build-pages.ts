import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashFiles } from './hash-files.ts';

const SOURCES = [
  'src',
  'tools/bundle',
  'react-router.config.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Builds the pages, unless the existing build was made from the same sources. */
export async function buildPages(root: string, say: (line: string) => void): Promise<void> {
  // Inside the folder that every build clears, so that another build removes the note.
  const note = path.join(root, 'build', 'made-from');
  const sources = hashFiles(root, SOURCES);
  if (existsSync(note) && readFileSync(note, 'utf8') === sources) return;
  say('building the pages…');
  await promisify(execFile)('react-router', ['build'], { cwd: root, maxBuffer: 2 ** 24 });
  writeFileSync(note, sources);
}
