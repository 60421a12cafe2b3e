import { z } from 'zod';
import { AUDIO_WORDS } from '#shared/domain/subscriptions/free-services.ts';
import { RATING_ORIGINS } from '#shared/domain/titles/age-rating.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { CheckedOffer, PlanPrice, PlatformBundle } from './subscriptions.ts';

/** Parts that film and series details share. */
const Person = {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  profile_path: z.string().nullable(),
};

export const CastMember = z.object({ ...Person, character: z.string() });
export type CastMember = z.infer<typeof CastMember>;

export const CrewMember = z.object({ ...Person, job: z.string(), department: z.string() });
export type CrewMember = z.infer<typeof CrewMember>;

export const Video = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  type: z.string(),
  published_at: z.string(),
  iso_639_1: z.string(),
  /** Set if an editor wants it shown before the others. */
  is_pinned: z.boolean().optional(),
});
export type Video = z.infer<typeof Video>;

export const Image = z.object({
  file_path: z.string(),
  aspect_ratio: z.number(),
  width: z.int(),
  height: z.int(),
  /** Description, credit and licence of a picture that an editor uploaded. */
  alt: z.string().optional(),
  credit: z.string().optional(),
  licence: z.string().optional(),
});
export type Image = z.infer<typeof Image>;

export const TitleImages = z.object({ posters: z.array(Image), backdrops: z.array(Image) });

/** `provider_name` is our label; `brand` and `abbreviation` draw the chip. */
export const WatchOffer = z.object({
  provider_id: z.int(),
  provider_name: z.string(),
  logo_path: z.string().nullable(),
  brand: z.string(),
  abbreviation: z.string(),
  /** The title's URL at the service, if an editor set it. */
  url: z.string().nullable(),
  /** Slug of our page of the platform; null if it has none. */
  platform: z.string().nullable(),
  /** The service's own search for the title: not the title's page there. Null if the platform has no search address. */
  search_url: z.string().nullable(),
  /** Portuguese article of the name, where `url` or `search_url` leads there: `a` Netflix, `o` Globoplay. */
  article: z.enum(ARTICLES).nullable(),
  /** The cheapest plan of a subscription; absent if no price is known today. */
  plan: PlanPrice.optional(),
  /** What an editor knows of its audio; absent if nothing. */
  audio: z.array(z.enum(Object.values(AUDIO_WORDS))).optional(),
  /** Of a service that editors run. */
  checked: CheckedOffer.optional(),
});
export type WatchOffer = z.infer<typeof WatchOffer>;

export const BrazilOffers = z.object({
  link: z.string().nullable(),
  flatrate: z.array(WatchOffer),
  free: z.array(WatchOffer),
  ads: z.array(WatchOffer),
  rent: z.array(WatchOffer),
  buy: z.array(WatchOffer),
  /** Day of the last check with TMDB, `2026-11-15`. */
  checked_on: z.string(),
  /** What includes one of the subscriptions; absent if none is known today. */
  bundles: z.array(PlatformBundle).optional(),
});
export type BrazilOffers = z.infer<typeof BrazilOffers>;

/** The age rating, with its meaning and reasons in Portuguese. */
export const CertificationBadge = z.object({
  certification: z.string(),
  meaning: z.string(),
  reasons: z.array(z.string()),
  /** By the Ministry of Justice or by the distributor; null if unknown. */
  origin: z.enum(RATING_ORIGINS).nullable(),
  /** `tmdb`, `editor` or the https address an editor gave; null if unknown. */
  source: z.string().nullable(),
});
export type CertificationBadge = z.infer<typeof CertificationBadge>;
