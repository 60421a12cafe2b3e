import { z } from 'zod';
import { refusals } from '#shared/text/api/refusals.ts';
import { idOf, KindWord, RedirectInfo, slugOf } from './common.ts';

/** Who speaks for a character in the Brazilian dubbing. */
export const DubbingVoice = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  profile_path: z.string().nullable(),
  character: z.string(),
  /** Who plays the character in the original; null if not known. */
  original: z.string().nullable(),
  studio: z.string().nullable(),
  director: z.string().nullable(),
  /** The page on which an editor read it. */
  source: z.string(),
});
export type DubbingVoice = z.infer<typeof DubbingVoice>;

export const GetDubbing = z
  .object({
    tipo: KindWord.default('movie'),
    titleId: idOf(refusals.titleIdentifierInvalid).optional(),
    titleSlug: slugOf(refusals.titleIdentifierInvalid).optional(),
  })
  .refine((request) => request.titleId !== undefined || request.titleSlug !== undefined, {
    error: refusals.titleIdentifierInvalid,
  });
export type GetDubbing = z.infer<typeof GetDubbing>;

export const Dubbing = z.object({
  media_type: z.enum(['movie', 'tv']),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** In the order in which editors entered them. */
  voices: z.array(DubbingVoice),
  redirectInfo: RedirectInfo,
});
export type Dubbing = z.infer<typeof Dubbing>;
