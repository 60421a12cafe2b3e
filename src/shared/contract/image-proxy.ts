import { z } from 'zod';
import { errors } from '#shared/text/errors.ts';

/** The SPEC's sizes; which of them TMDB serves for a kind of picture is the picture service's affair. */
export const IMAGE_PROXY_SIZES = ['w92', 'w185', 'w300', 'w342', 'w500', 'w780', 'w1280', 'w1920', 'original'] as const;

export const ImageProxy = z.object({
  url: z
    .string({ error: errors.imageUrlInvalid })
    .min(1, { error: errors.imageUrlInvalid })
    .max(500, { error: errors.imageUrlInvalid }),
  size: z.enum(IMAGE_PROXY_SIZES, { error: errors.imageSizeInvalid }).default('w500'),
});
export type ImageProxy = z.infer<typeof ImageProxy>;

/** Always an address of ours. */
export const ImageProxyAnswer = z.object({ url: z.string() });
export type ImageProxyAnswer = z.infer<typeof ImageProxyAnswer>;
