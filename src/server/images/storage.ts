import { randomUUID } from 'node:crypto';
import { mkdir, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout } from 'cockatiel';
import { FSDriver } from 'flydrive/drivers/fs';
import { IMAGE_MAX_AGE_SECONDS } from '#shared/domain/limits.ts';
import type { Env } from '../infra/env.ts';
import type { Log } from '../infra/log.ts';

export type StorageSettings = Pick<
  Env,
  | 'IMAGE_FOLDER'
  | 'IMAGE_S3_BUCKET'
  | 'IMAGE_S3_ENDPOINT'
  | 'IMAGE_S3_REGION'
  | 'IMAGE_S3_ACCESS_KEY'
  | 'IMAGE_S3_SECRET_KEY'
>;

/** Storage of pictures. If it is slow, full or down, pictures are only slower; errors are logged, never shown. */
export interface PictureStorage {
  /** `undefined` if it is not there or storage does not answer. */
  read(key: string): Promise<Buffer | undefined>;
  /** Returns whether it was stored. Atomic, even if the process is killed. */
  write(key: string, bytes: Buffer, contentType: string): Promise<boolean>;
  delete(key: string): Promise<boolean>;
  /** Removes partial files that a killed process left before this time. */
  sweep(before: Date): Promise<void>;
}

interface Shelf {
  get(key: string): Promise<Uint8Array>;
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  delete(key: string): Promise<void>;
  sweep(before: Date): Promise<void>;
}

/**
 * A read takes a few milliseconds; while a visitor waits, TMDB is asked rather than a slow store. Not shorter: a busy process
 * would mistake its own delay for that of the store.
 */
const READ_MS = 1_000;
const WRITE_MS = 5_000;
/** Circuit breaker: after this many failures in a row storage is skipped, until one try succeeds. */
const BREAKER = { failures: 3, openMs: 5_000 };

export function openPictureStorage(settings: StorageSettings, log: Log): PictureStorage {
  const shelf = settings.IMAGE_S3_BUCKET ? openBucket(settings) : openFolder(settings.IMAGE_FOLDER);
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: BREAKER.openMs,
    breaker: new ConsecutiveBreaker(BREAKER.failures),
  });
  breaker.onBreak(() => log.warn('picture storage is left out for a while'));

  async function attempt<T>(doing: string, ms: number, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await breaker.execute(() => timeout(ms, TimeoutStrategy.Aggressive).execute(work));
    } catch (err) {
      log.debug({ err, doing }, 'picture storage does not answer');
      return undefined;
    }
  }
  return {
    read: (key) =>
      attempt('read', READ_MS, () =>
        shelf.get(key).then((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), ignoreMissing),
      ),
    write: async (key, bytes, contentType) =>
      (await attempt('write', WRITE_MS, async () => {
        await shelf.put(key, bytes, contentType);
        return true;
      })) ?? false,
    delete: async (key) =>
      (await attempt('delete', WRITE_MS, async () => {
        await shelf.delete(key).catch(ignoreMissing);
        return true;
      })) ?? false,
    sweep: async (before) => void (await attempt('sweep', WRITE_MS, () => shelf.sweep(before))),
  };
}

function ignoreMissing(error: unknown): undefined {
  const { code, name, $metadata } = error as { code?: string; name?: string; $metadata?: { httpStatusCode?: number } };
  if (code === 'ENOENT' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404) return undefined;
  throw error;
}

const WAITING = 'waiting';

/** Written to a temporary file and then renamed, which is atomic. */
function openFolder(folder: string): Shelf {
  const driver = new FSDriver({ location: path.resolve(folder), visibility: 'private' });
  const placeOf = (key: string) => path.join(path.resolve(folder), key);
  return {
    get: (key) => driver.getBytes(key),
    async put(key, bytes) {
      const waiting = `${WAITING}/${randomUUID()}`;
      try {
        await driver.put(waiting, bytes);
        await mkdir(path.dirname(placeOf(key)), { recursive: true });
        await rename(placeOf(waiting), placeOf(key));
      } catch (error) {
        await unlink(placeOf(waiting)).catch(() => undefined);
        throw error;
      }
    },
    delete: (key) => driver.delete(key),
    async sweep(before) {
      const { objects } = await driver.listAll(WAITING, { recursive: true });
      for (const object of objects) {
        if (!object.isFile) continue;
        const { lastModified } = await driver.getMetaData(object.key);
        if (lastModified < before) await driver.delete(object.key);
      }
    },
  };
}

/** An upload to S3 is atomic. */
function openBucket(settings: StorageSettings): Shelf {
  const opening = openS3(settings);
  return {
    get: async (key) => (await opening).getBytes(key),
    put: async (key, bytes, contentType) =>
      (await opening).put(key, bytes, {
        contentType,
        cacheControl: `public, max-age=${IMAGE_MAX_AGE_SECONDS}, immutable`,
      }),
    delete: async (key) => (await opening).delete(key),
    sweep: async () => undefined,
  };
}

/** The AWS client is loaded only if there is a bucket. */
async function openS3(settings: StorageSettings) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket: settings.IMAGE_S3_BUCKET,
    visibility: 'private',
    // R2 and others have no ACLs; our bucket is private as a whole.
    supportsACL: false,
    region: settings.IMAGE_S3_REGION,
    ...(settings.IMAGE_S3_ENDPOINT && { endpoint: settings.IMAGE_S3_ENDPOINT, forcePathStyle: true }),
    ...(settings.IMAGE_S3_ACCESS_KEY && {
      credentials: { accessKeyId: settings.IMAGE_S3_ACCESS_KEY, secretAccessKey: settings.IMAGE_S3_SECRET_KEY },
    }),
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: WRITE_MS, throwOnRequestTimeout: true },
    // Not every S3-compatible store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
