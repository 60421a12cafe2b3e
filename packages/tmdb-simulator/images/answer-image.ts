import type { IncomingMessage } from 'node:http';
import { hexId } from '../../demo/hash.ts';
import type { Reply } from '../reply.ts';
import type { Simulation } from '../simulation.ts';
import { StatusError } from '../status.ts';
import { drawImage } from './draw-image.ts';
import { findImageFile } from './file-names.ts';
import { describeImage } from './image-content.ts';
import { findPixelSize } from './sizes.ts';

/** Raise it when the drawings change: it is part of the cache key and of the etag. */
const ART_VERSION = 3;

/** `/t/p/{size}/{file}` */
export async function answerImage(
  { world, pictures }: Pick<Simulation, 'world' | 'pictures'>,
  path: string,
  request: IncomingMessage,
): Promise<Reply> {
  const [, size, name] = /^\/t\/p\/([a-z0-9]+)\/([A-Za-z0-9_-]{1,80}\.(?:jpg|png|webp))$/.exec(path) ?? [];
  const file = name ? findImageFile(world, name) : undefined;
  const pixels = file && size ? findPixelSize(file.kind, size) : undefined;
  if (!file || !pixels) throw new StatusError(34);

  const content = describeImage(world, file);
  // The key depends on the content, not on the address: the same film in another world, or patched, has another picture.
  const key = hexId(`${ART_VERSION}|${size}|${JSON.stringify(content)}`);
  const etag = `"${key}"`;
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000', etag };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: Buffer.alloc(0) };

  return { status: 200, headers, body: await pictures.get(key, () => drawImage(content, pixels)) };
}
