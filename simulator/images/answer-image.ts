import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hexId } from '../hash.ts';
import type { Reply } from '../reply.ts';
import { StatusError } from '../status.ts';
import type { World } from '../world/world.ts';
import { drawImage } from './draw-image.ts';
import { findImageFile } from './file-names.ts';
import { describeImage } from './image-content.ts';
import { findPixelSize } from './sizes.ts';

/** Changes when the drawings do, so that nobody keeps an old one. */
const ART_VERSION = 2;

/** Every card of a few pages in two sizes (15 to 40 KB each), or a dozen originals. */
const pictures = new LRUCache<string, Buffer>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (picture) => picture.length + 1,
});
const underway = new Map<string, Promise<Buffer>>();

/** `/t/p/{size}/{file}` */
export async function answerImage(world: World, path: string, request: IncomingMessage): Promise<Reply> {
  const [, size, name] = /^\/t\/p\/([a-z0-9]+)\/([A-Za-z0-9_-]{1,80}\.(?:jpg|png|webp))$/.exec(path) ?? [];
  const file = name ? findImageFile(world, name) : undefined;
  const pixels = file && size ? findPixelSize(file.kind, size) : undefined;
  if (!file || !pixels) throw new StatusError(34);

  const content = describeImage(world, file);
  // By what is shown, not by its address: the same film of another world, or patched, is another picture.
  const etag = `"${hexId(`${ART_VERSION}|${size}|${JSON.stringify(content)}`)}"`;
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000', etag };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: Buffer.alloc(0) };

  return { status: 200, headers, body: await drawOnce(etag, () => drawImage(content, pixels)) };
}

async function drawOnce(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = pictures.get(key) ?? underway.get(key);
  if (known) return known;

  const drawing = draw();
  underway.set(key, drawing);
  try {
    const picture = await drawing;
    pictures.set(key, picture);
    return picture;
  } finally {
    underway.delete(key);
  }
}
