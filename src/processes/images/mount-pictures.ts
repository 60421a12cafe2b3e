import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { createImageService, type ImageService } from '#server/images/serve-image.ts';
import { createCardService, type ShareCards } from '#server/images/share-card/serve-card.ts';
import { openPictureStorage } from '#server/images/storage.ts';
import { createClientLimit } from '#server/infra/client-limit.ts';
import type { Env } from '#server/infra/env.ts';
import { SHARE_CARDS_DRAWN } from '#shared/domain/limits.ts';
import { limitNewPictures, mountImages } from './mount-images.ts';
import { mountShareCards } from './mount-share-cards.ts';

export interface Pictures {
  images: ImageService;
  cards: ShareCards;
}

export function openPictures(ctx: Context, env: Env): Pictures {
  const images = createImageService(ctx, env);
  const storage = openPictureStorage(env, ctx.log);
  return { images, cards: createCardService({ ctx, images, storage, product: env.PRODUCT_NAME }) };
}

/** The whole service `images`: pictures and share cards. */
export async function mountPictures(
  app: FastifyInstance,
  ctx: Context,
  { images, cards }: Pictures,
  env: Env,
): Promise<void> {
  await mountImages(app, images, limitNewPictures(env));
  const drawings = createClientLimit({ perMinute: env.SHARE_CARDS_PER_MINUTE, burst: SHARE_CARDS_DRAWN.burst });
  mountShareCards(app, ctx, { cards, drawings });
}
