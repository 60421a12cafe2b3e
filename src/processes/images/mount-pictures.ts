import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { createImageService, type ImageService } from '#server/images/serve-image.ts';
import { createCardService } from '#server/images/share-card/serve-card.ts';
import { openPictureStorage } from '#server/images/storage.ts';
import { createClientLimit } from '#server/infra/client-limit.ts';
import type { Env } from '#server/infra/env.ts';
import { parseKeyRing } from '#server/infra/key-ring.ts';
import { SHARE_CARDS_DRAWN } from '#shared/domain/limits.ts';
import { limitNewPictures, mountImages } from './mount-images.ts';
import { mountShareCards } from './mount-share-cards.ts';

/** The whole service `images`: pictures and share cards. */
export async function mountPictures(app: FastifyInstance, ctx: Context, env: Env): Promise<ImageService> {
  const images = createImageService(ctx, env);
  await mountImages(app, images, limitNewPictures(env));
  const storage = openPictureStorage(env, ctx.log);
  const cards = createCardService({ ctx, images, storage, product: env.PRODUCT_NAME });
  const drawings = createClientLimit({ perMinute: env.SHARE_CARDS_PER_MINUTE, burst: SHARE_CARDS_DRAWN.burst });
  const keys = env.ADMIN_SECRET === undefined ? undefined : parseKeyRing(env.ADMIN_SECRET);
  mountShareCards(app, ctx, { cards, keys, drawings });
  return images;
}
