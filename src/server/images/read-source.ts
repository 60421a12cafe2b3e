import type { PictureRequest } from '#shared/domain/picture-request.ts';
import type { Context } from '../context.ts';
import { listStoredKeys } from '../store/image-cache.ts';
import type { Encoder, SourcePicture } from './encode.ts';
import { largerSourceKeys, sourceKey } from './sizes.ts';
import type { PictureStorage } from './storage.ts';

export interface SourceReader {
  ctx: Pick<Context, 'db' | 'log'>;
  storage: PictureStorage;
  encoder: Encoder;
}

/** What a picture can be made from without asking its host: its own source, or a larger one of the same picture. */
export async function readSource(reader: SourceReader, request: PictureRequest): Promise<SourcePicture | undefined> {
  const [exact, larger] = await Promise.all([
    readWhole(reader, sourceKey(request)),
    listLarger(reader, largerSourceKeys(request)),
  ]);
  if (exact) return exact;
  for (const key of larger) {
    const source = await readWhole(reader, key);
    if (source) return source;
  }
  return undefined;
}

/** By their rows: asking a bucket for each size there might be would take longer than the fetch it saves. */
async function listLarger({ ctx }: SourceReader, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  try {
    const stored = await listStoredKeys(ctx.db, keys);
    return keys.filter((key) => stored.has(key));
  } catch (err) {
    ctx.log.debug({ err }, 'larger sources of a picture are not known');
    return [];
  }
}

async function readWhole({ storage, encoder }: SourceReader, key: string): Promise<SourcePicture | undefined> {
  const bytes = await storage.read(key);
  if (!bytes) return undefined;
  return encoder.inspect(bytes).catch(async () => {
    await storage.delete(key);
    return undefined;
  });
}
