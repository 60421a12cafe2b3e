import { z } from 'zod';
import { ASKS } from '#shared/domain/subscriptions/free-services.ts';
import { PERIODS } from '#shared/domain/subscriptions/shown-prices.ts';
import { RESOLUTIONS } from '#shared/domain/subscriptions/subscriptions.ts';

/** An editor entered it, and it is shown until `shown_until`, a day in Brazil: after it, call again. */
const checked = {
  source_url: z.string(),
  checked_on: z.string(),
  shown_until: z.string(),
};

/** What a subscription costs, in centavos of a real. */
export const PlanPrice = z.object({
  name: z.string(),
  price_cents: z.int(),
  period: z.enum(PERIODS),
  has_ads: z.boolean(),
  ...checked,
});
export type PlanPrice = z.infer<typeof PlanPrice>;

/** `resolution` and `screens` are null if unknown. */
export const PlatformPlan = PlanPrice.extend({
  resolution: z.enum(RESOLUTIONS).nullable(),
  screens: z.int().nullable(),
});
export type PlatformPlan = z.infer<typeof PlatformPlan>;

/** Sold with something else, like a telephone plan. Without a price of its own both are null. */
export const PlatformBundle = z.object({
  seller: z.string(),
  name: z.string(),
  /** Slugs of our pages of what it includes. */
  platforms: z.array(z.string()),
  price_cents: z.int().nullable(),
  period: z.enum(PERIODS).nullable(),
  ...checked,
});
export type PlatformBundle = z.infer<typeof PlatformBundle>;

/** A service that costs nothing: what it asks, and who runs it. */
export const FreeFacts = z.object({
  about: z.string(),
  asks: z.enum(ASKS),
  /** What it asks, in words: `Conta gov.br`. */
  asks_label: z.string(),
  has_ads: z.boolean(),
  is_public: z.boolean(),
  ...checked,
});
export type FreeFacts = z.infer<typeof FreeFacts>;

/** When an editor checked an offer of a service that TMDB does not know. */
export const CheckedOffer = z.object(checked);
