import { z } from 'zod';
import { refusals } from '#shared/text/api/refusals.ts';

/** The specification's sizes; the picture service decides which of them TMDB has for a kind of picture. */
export const IMAGE_PROXY_SIZES = ['w92', 'w185', 'w300', 'w342', 'w500', 'w780', 'w1280', 'w1920', 'original'] as const;

export const ImageProxy = z.object({
  url: z
    .string({ error: refusals.imageUrlInvalid })
    .min(1, { error: refusals.imageUrlInvalid })
    .max(500, { error: refusals.imageUrlInvalid }),
  size: z.enum(IMAGE_PROXY_SIZES, { error: refusals.imageSizeInvalid }).default('w500'),
});
export type ImageProxy = z.infer<typeof ImageProxy>;

/** Always a URL of this site. */
export const ImageProxyAnswer = z.object({ url: z.string() });
export type ImageProxyAnswer = z.infer<typeof ImageProxyAnswer>;
