import type { PictureRequest } from '#shared/domain/pictures/picture-request.ts';
import type { Context } from '../context.ts';
import { listStoredKeys } from '../store/pictures/image-cache.ts';
import type { Encoder, SourcePicture } from './encode.ts';
import { largerSourceKeys, sourceKey } from './sizes.ts';
import type { PictureStorage } from './storage.ts';

export interface SourceReader {
  ctx: Pick<Context, 'db' | 'log'>;
  storage: PictureStorage;
  encoder: Encoder;
}

/** Finds a stored source: the picture's own, or a larger one of the same picture. */
export async function readSource(
  reader: SourceReader,
  request: PictureRequest,
  larger = listLarger(reader, request),
): Promise<SourcePicture | undefined> {
  const exact = await readWhole(reader, sourceKey(request));
  if (exact) return exact;
  for (const key of await larger) {
    const source = await readWhole(reader, key);
    if (source) return source;
  }
  return undefined;
}

/** Looked up in the database: asking a bucket for each possible size would take longer than the fetch it saves. */
export async function listLarger({ ctx }: Pick<SourceReader, 'ctx'>, request: PictureRequest): Promise<string[]> {
  const keys = largerSourceKeys(request);
  if (keys.length === 0) return [];
  try {
    const stored = await listStoredKeys(ctx.db, keys);
    return keys.filter((key) => stored.has(key));
  } catch (err) {
    ctx.log.debug({ err }, 'larger sources of a picture are not known');
    return [];
  }
}

async function readWhole({ ctx, storage, encoder }: SourceReader, key: string): Promise<SourcePicture | undefined> {
  const bytes = await storage.read(key);
  if (!bytes) return undefined;
  return encoder.inspect(bytes).catch(async (err: unknown) => {
    ctx.log.warn({ err, key }, 'a stored source is unreadable and is deleted');
    await storage.delete(key);
    return undefined;
  });
}
