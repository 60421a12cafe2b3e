import { getHome } from '#server/catalogue/home/home.ts';
import { listInkedBackdrops, readHomeColours } from '#server/catalogue/home/home-colours.ts';
import type { Context } from '#server/context.ts';
import { createImageService, type ImageSettings } from '#server/images/serve-image.ts';
import { changeCatalogue } from '#server/sync/change-catalogue.ts';
import { buildImageUrl } from '#shared/domain/pictures/image-url.ts';
import { parsePictureUrl } from '#shared/domain/pictures/picture-request.ts';
import { tags } from '#shared/domain/tags.ts';

/** Stores the largest pictures of home before a visitor asks, and makes sure that those under text have their dominant colour. */
export async function prepareHomePictures(ctx: Context, settings: ImageSettings): Promise<void> {
  const { value: home } = await getHome(ctx);
  if (home.isFallback) return;
  const images = createImageService(ctx, settings);
  try {
    for (const backdrop of listInkedBackdrops(home)) {
      const request = parsePictureUrl(buildImageUrl('backdrop', 'w780', backdrop, 'avif') ?? '');
      if (request) await images.get(request);
    }
    await images.settle();
  } finally {
    await images.close();
  }
  const inks = await readHomeColours(ctx, home);
  if (Object.keys(inks).every((backdrop) => backdrop in home.inks)) return;
  await changeCatalogue(ctx, async ({ announce }) => announce(tags.home()));
}
