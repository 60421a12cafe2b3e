import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureStore } from './picture-store.ts';

let folder: string;
let drawn: number;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  drawn = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

async function draw(): Promise<Buffer> {
  drawn += 1;
  return Buffer.from(`drawing ${drawn}`);
}

test('two requests at once and a later one share one drawing', async () => {
  const store = createPictureStore();
  const [one, other] = await Promise.all([store.get('a', draw), store.get('a', draw)]);
  expect([one, other, await store.get('a', draw)].map(String)).toEqual(Array(3).fill('drawing 1'));
});

test('a picture that another process drew is read from the folder', async () => {
  await createPictureStore(folder).get('a', draw);
  expect(String(await createPictureStore(folder).get('a', draw))).toBe('drawing 1');
  expect(String(await createPictureStore().get('a', draw))).toBe('drawing 2');
});

test('a drawing that failed is tried again', async () => {
  const store = createPictureStore(folder);
  await expect(store.get('a', () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  expect(String(await store.get('a', draw))).toBe('drawing 1');
});
