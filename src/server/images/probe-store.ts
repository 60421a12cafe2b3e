import { setTimeout as sleep } from 'node:timers/promises';
import type { PictureStorage } from './storage.ts';

const KEY = 'probe/admin';
const LONGEST_MS = 1_500;

/** Writes a file and reads it back: an open port does not prove that storage works. With a short timeout. */
export function createStoreProbe(storage: PictureStorage): () => Promise<boolean> {
  const probe = async () => {
    if (!(await storage.write(KEY, Buffer.from('ok'), 'text/plain'))) return false;
    return (await storage.read(KEY))?.toString() === 'ok';
  };
  return async () => {
    const waiting = new AbortController();
    const late = sleep(LONGEST_MS, false, { signal: waiting.signal }).catch(() => false);
    const answer = await Promise.race([probe(), late]);
    waiting.abort();
    return answer;
  };
}
