import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { Agent, request } from 'undici';
import { limitNewPictures, mountImages } from '../../src/processes/images/mount-images.ts';
import { openContext } from '../../src/server/context.ts';
import { createImageService } from '../../src/server/images/serve-image.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createHttpApp } from '../../src/server/infra/http.ts';
import { createLog } from '../../src/server/infra/log.ts';
import type { Metrics } from '../../src/server/infra/observing/metrics.ts';
import type { Encoded, EncodeOrder, Reading, Variant } from './variant.ts';

/** Started once per variant by proofs/images.bench.ts; listens on PORT until its parent exits. */
const variant = process.argv[2] as Variant;
const folder = process.argv[3] ?? '';
const env = readEnv();
let metrics: Metrics | undefined;

process.on('message', (message: 'read' | EncodeOrder) => {
  if (message === 'read') void read().then((reading) => process.send?.(reading));
  else void encodeBare(message).then((encoded) => process.send?.(encoded));
});
process.on('disconnect', () => process.exit(0));

await start();
process.send?.('ready');

async function read(): Promise<Reading> {
  const served = (await metrics?.images.get())?.values ?? [];
  return { cpuMs: cpuMs(), encodes: served.find(({ labels }) => labels.from === 'encoded')?.value ?? 0 };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function start(): Promise<void> {
  if (variant === 'sharp') {
    sharp.concurrency(1);
    sharp.cache(false);
    return;
  }
  if (variant === 'static') {
    const app = Fastify({ logger: false });
    await app.register(fastifyStatic, { root: folder, maxAge: 15_552_000_000, immutable: true });
    await app.listen({ port: env.PORT, host: env.HOST });
    return;
  }
  if (variant === 'pass') {
    const agent = new Agent({ connections: 24 });
    const app = Fastify({ logger: false });
    app.get<{ Params: { size: string; file: string } }>('/img/poster/:size/:file', async ({ params }, reply) => {
      const source = `${env.IMAGE_SOURCE_URL}/${params.size}/${params.file.replace(/\.\w+$/, '.jpg')}`;
      const { body } = await request(source, { dispatcher: agent });
      return reply.type('image/jpeg').send(Buffer.from(await body.arrayBuffer()));
    });
    await app.listen({ port: env.PORT, host: env.HOST });
    return;
  }
  const log = createLog('silent');
  const { ctx } = await openContext(env, log);
  metrics = ctx.metrics;
  const app = await createHttpApp({ log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
  await mountImages(app, createImageService(ctx, env), limitNewPictures({ ...env, RATE_LIMITS: 'off' }));
  await app.listen({ port: env.PORT, host: env.HOST });
}

/** Loads the pictures into memory before the clock starts, so that only sharp is measured. */
async function encodeBare({ urls, atOnce }: EncodeOrder): Promise<Encoded> {
  const originals = await Promise.all(urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
  const line = new PQueue({ concurrency: atOnce });
  const [started, cpu] = [performance.now(), cpuMs()];
  await line.addAll(
    originals.map((bytes) => () => sharp(bytes).resize({ width: 342 }).webp({ quality: 78 }).toBuffer()),
  );
  return { ms: performance.now() - started, cpuMs: cpuMs() - cpu };
}
