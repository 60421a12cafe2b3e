import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { limitNewPictures, mountImages } from '../../src/processes/images/mount-images.ts';
import { type Context, openContext } from '../../src/server/context.ts';
import { createImageService, type ImageService } from '../../src/server/images/serve-image.ts';
import { openPictureStorage, type PictureStorage } from '../../src/server/images/storage.ts';
import { type Env, readEnv } from '../../src/server/infra/env.ts';
import { createHttpApp } from '../../src/server/infra/http.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { type PictureHost, startPictureHost } from './picture-host.ts';

export interface PictureFixture {
  host: PictureHost;
  ctx: Context;
  env: Env;
  variables: Record<string, string>;
  storage: PictureStorage;
  service: ImageService;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The response after encoding has ended: the first response of a new picture is its source. */
  getEncoded(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Clears the process's memory; storage and database remain. */
  restart(): Promise<void>;
}

export type StorageKind = 'folder' | 's3';

/** The image service as in a process, on its own database and store, with a picture host that the test controls. */
export async function openPictures(
  kind: StorageKind = 'folder',
  settings: Record<string, string> = {},
): Promise<PictureFixture> {
  const [database, host, folder] = await Promise.all([
    createTestDatabase(),
    startPictureHost(),
    mkdtemp(path.join(tmpdir(), 'lanterninha-pictures-')),
  ]);
  const variables = {
    DATABASE_URL: database.applicationUrl,
    IMAGE_SOURCE_URL: `${host.url}/t/p`,
    VIDEO_IMAGE_URL: `${host.url}/vi`,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...(kind === 's3' ? await startBucket(folder) : { IMAGE_FOLDER: folder }),
    ...settings,
  };
  const env = readEnv(variables);
  const log = createLog(env.LOG_LEVEL);
  const { ctx, close } = await openContext(env, log);
  let app: FastifyInstance | undefined;
  let service = createImageService(ctx, env);
  const fixture: PictureFixture = {
    host,
    ctx,
    env,
    variables,
    storage: openPictureStorage(env, log),
    service,
    async get(url, headers = {}) {
      app ??= await open(service);
      return app.inject({ url, headers });
    },
    async getEncoded(url, headers = {}) {
      const first = await fixture.get(url, headers);
      if (String(first.headers['cache-control']).includes('immutable')) return first;
      await service.settle();
      return fixture.get(url, headers);
    },
    async restart() {
      await app?.close();
      app = undefined;
      await service.close();
      service = createImageService(ctx, env);
      fixture.service = service;
    },
  };
  const open = async (images: ImageService) => {
    const opened = await createHttpApp({ log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
    await mountImages(opened, images, limitNewPictures(env));
    return opened;
  };
  afterAll(async () => {
    await app?.close();
    await service.close();
    await close();
    await host.close();
    await rm(folder, { recursive: true, force: true });
  });
  return fixture;
}

interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
type S3ServerClass = new (options: object) => S3Server;

const BUCKET = 'images-cache';

/** An S3-compatible server on this machine. */
async function startBucket(directory: string): Promise<Record<string, string>> {
  const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as S3ServerClass;
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  afterAll(() => server.close());
  return {
    IMAGE_S3_BUCKET: BUCKET,
    IMAGE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    IMAGE_S3_ACCESS_KEY: 'S3RVER',
    IMAGE_S3_SECRET_KEY: 'S3RVER',
  };
}
