import type { IncomingMessage } from 'node:http';
import { hexId } from '../hash.ts';
import type { Reply } from '../reply.ts';
import { StatusError } from '../status.ts';
import type { World } from '../world/world.ts';
import { drawImage } from './draw-image.ts';
import { findImageFile } from './file-names.ts';
import { findPixelSize } from './sizes.ts';

/** Changes when the drawings do, so that nobody keeps an old one. */
const ART_VERSION = 1;

/** Enough for every card of a page in two sizes; a picture weighs some 20 kB. */
const CACHED_PICTURES = 300;
const cache = new Map<string, Promise<Buffer>>();

/** `/t/p/{size}/{file}` */
export async function answerImage(world: World, path: string, request: IncomingMessage): Promise<Reply> {
  const [, size, name] = /^\/t\/p\/([a-z0-9]+)\/([A-Za-z0-9_-]{1,80}\.(?:jpg|png|webp))$/.exec(path) ?? [];
  const file = name ? findImageFile(world, name) : undefined;
  const pixels = file && size ? findPixelSize(file.kind, size) : undefined;
  if (!file || !pixels) throw new StatusError(34);

  const etag = `"${hexId(`${ART_VERSION}|${path}`)}"`;
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000', etag };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: Buffer.alloc(0) };

  return { status: 200, headers, body: await drawOnce(path, () => drawImage(world, file, pixels)) };
}

function drawOnce(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = cache.get(path);
  if (known) return known;

  const picture = draw();
  cache.set(path, picture);
  picture.catch(() => cache.delete(path));
  const [oldest] = cache.keys();
  if (cache.size > CACHED_PICTURES && oldest) cache.delete(oldest);
  return picture;
}
