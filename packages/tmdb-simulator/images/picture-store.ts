import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Caches drawn pictures, so that none is drawn twice. */
export interface PictureStore {
  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/** Room for all cards of a few pages in two sizes (15 to 40 KB each), or for a dozen originals. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * In memory, and also in the folder if one is given. `key` must identify the drawing and its size, in characters safe
 * for a file name.
 */
export function createPictureStore(folder?: string): PictureStore {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (picture) => picture.length + 1,
  });
  const underway = new Map<string, Promise<Buffer>>();
  if (folder) mkdirSync(folder, { recursive: true });

  async function read(key: string): Promise<Buffer | undefined> {
    return folder ? readFile(path.join(folder, `${key}.jpg`)).catch(() => undefined) : undefined;
  }

  /** Renamed at the end: a process that is stopped while writing leaves no incomplete picture under the final name. */
  async function write(key: string, picture: Buffer): Promise<void> {
    if (!folder) return;
    const file = path.join(folder, `${key}.jpg`);
    await writeFile(`${file}.new`, picture);
    await rename(`${file}.new`, file);
  }

  async function make(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const stored = await read(key);
    const picture = stored ?? (await draw());
    pictures.set(key, picture);
    if (!stored) await write(key, picture);
    return picture;
  }

  return {
    async get(key, draw) {
      const known = pictures.get(key) ?? underway.get(key);
      if (known) return known;
      const making = make(key, draw).finally(() => underway.delete(key));
      underway.set(key, making);
      return making;
    },
  };
}
