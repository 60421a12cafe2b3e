import { type Dispatcher, fetch } from 'undici';
import { IMAGE_BODY_BYTES, IMAGE_DEADLINE_MS } from '#shared/domain/limits.ts';
import type { Picture } from './picture.ts';

/** Bounded in time and size, no redirects, and believed only for what its first bytes say it is. */
export async function fetchPicture(url: URL, dispatcher: Dispatcher): Promise<Picture> {
  const signal = AbortSignal.timeout(IMAGE_DEADLINE_MS);
  const response = await fetch(url, { redirect: 'error', signal, dispatcher, headers: { accept: 'image/*' } });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`the image host answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > IMAGE_BODY_BYTES) throw new Error('the picture is too large');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const contentType = sniff(bytes);
  if (!contentType) throw new Error('what came is not a picture');
  return { bytes, contentType, isPlaceholder: false };
}

function sniff(bytes: Buffer): string | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return null;
}
