import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../infra/log.ts';

/** Passwords from known breaches, in a local file of the operator. */
export interface BreachList {
  has(password: string): Promise<boolean>;
}

/** Letters of a SHA-1 that name its file, where the list is a folder (as haveibeenpwned-downloader writes it). */
const PREFIX_LETTERS = 5;
const HASH_LETTERS = 40;
/** Longer than a line: hash, colon, count and line end. */
const LINE_BYTES = 64;

/**
 * Either one file of lines `SHA1:count` in order of the hash, or a folder with one file for each five-letter prefix. Nothing is sent
 * anywhere. A list that cannot be read is logged and finds nothing: the other checks of a password remain.
 */
export function openBreachList(where: string, log: Log): BreachList {
  return {
    async has(password) {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        return (await stat(where)).isDirectory() ? await isInFolder(where, hash) : await isInFile(where, hash);
      } catch (err) {
        log.error({ err }, 'the list of breached passwords cannot be read');
        return false;
      }
    },
  };
}

/** Why the list cannot be used, or nothing. */
export async function findBreachListFault(where: string): Promise<string | undefined> {
  const found = await stat(where).catch(() => undefined);
  if (!found) return 'it does not exist or cannot be read';
  const sample = found.isDirectory() ? path.join(where, '00000.txt') : where;
  await using file = await open(sample).catch(() => undefined);
  if (!file) return found.isDirectory() ? 'the folder has no 00000.txt' : 'it cannot be read';
  const { bytesRead, buffer } = await file.read(Buffer.alloc(LINE_BYTES), 0, LINE_BYTES, 0);
  const isRight = found.isDirectory() ? /^[\dA-F]{35}:\d/i : /^[\dA-F]{40}:\d/i;
  return isRight.test(buffer.toString('latin1', 0, bytesRead)) ? undefined : 'its lines are not SHA1:count';
}

async function isInFolder(folder: string, hash: string): Promise<boolean> {
  const file = path.join(folder, `${hash.slice(0, PREFIX_LETTERS)}.txt`);
  const text = await readFile(file, 'latin1').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
  const suffix = hash.slice(PREFIX_LETTERS);
  return text.split('\n').some((line) => line.slice(0, suffix.length).toUpperCase() === suffix);
}

/** Binary search by bytes: about 35 reads of 64 bytes in the whole list of 40 GB. */
async function isInFile(where: string, hash: string): Promise<boolean> {
  const file = await open(where);
  try {
    const { size } = await file.stat();
    let [low, high] = [0, size];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const line = await readLineFrom(file, middle, size);
      if (!line || line.start >= high) high = middle;
      else if (line.hash === hash) return true;
      else if (line.hash < hash) low = line.start + HASH_LETTERS;
      else high = middle;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** The first line that begins at this byte or after it. */
async function readLineFrom(file: FileHandle, at: number, size: number) {
  // From one byte before: where that is a line end, the line at this byte is whole.
  const from = Math.max(0, at - 1);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(LINE_BYTES * 2), 0, LINE_BYTES * 2, from);
  const text = buffer.toString('latin1', 0, bytesRead);
  const offset = at === 0 ? 0 : text.indexOf('\n') + 1;
  if (at > 0 && offset === 0) return undefined;
  const start = from + offset;
  if (start >= size) return undefined;
  return { start, hash: text.slice(offset, offset + HASH_LETTERS).toUpperCase() };
}
