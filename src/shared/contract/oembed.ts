import { z } from 'zod';
import { embed } from '#shared/text/titles/embed.ts';
import { wholeNumber } from './common.ts';

const Pixels = wholeNumber(embed.sizeInvalid).pipe(z.number().min(1, embed.sizeInvalid)).optional();

/** https://oembed.com, section 2.2. `format` is read before: another one than JSON has its own status. */
export const GetOEmbed = z.object({
  url: z.string({ error: embed.urlInvalid }).max(500, embed.urlInvalid),
  maxwidth: Pixels,
  maxheight: Pixels,
});
export type GetOEmbed = z.infer<typeof GetOEmbed>;

/** https://oembed.com, section 2.3: a frame of `/embed/…`. */
export const OEmbed = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.int(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
});
export type OEmbed = z.infer<typeof OEmbed>;
