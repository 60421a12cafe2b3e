import { type Dispatcher, request } from 'undici';
import { IMAGE_BODY_BYTES } from '#shared/domain/limits.ts';
import { NotAPicture } from './encode.ts';

/** The host does not answer, or reports a temporary fault. */
export class SourceTrouble extends Error {}

/**
 * One request, limited in time and size. Follows no redirects and decompresses nothing: both count as answers without a picture.
 * `undefined` if the host says that there is none.
 */
export async function fetchBytes(
  url: string,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  try {
    const { statusCode, headers, body } = await request(url, { dispatcher, signal, headers: { accept: 'image/*' } });
    if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > IMAGE_BODY_BYTES) {
      body.on('error', () => undefined).destroy();
      return refuse(statusCode);
    }
    return await readBody(body);
  } catch (error) {
    if (error instanceof NotAPicture || error instanceof SourceTrouble) throw error;
    throw new SourceTrouble('the picture host does not answer', { cause: error });
  }
}

function refuse(statusCode: number): undefined {
  if (statusCode === 404 || statusCode === 410) return undefined;
  if (statusCode === 429 || statusCode >= 500) throw new SourceTrouble(`the picture host answered ${statusCode}`);
  throw new NotAPicture(statusCode === 200 ? 'the picture is too large' : `the picture host answered ${statusCode}`);
}

async function readBody(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > IMAGE_BODY_BYTES) throw new NotAPicture('the picture is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
