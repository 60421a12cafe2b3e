export type TitleKind = 'movie' | 'tv';
export type Kind = TitleKind | 'person';

/** Days since 1970-01-01 UTC, the only unit of time in this world. `day.ts` converts it to text and back. */
export type Day = number;

/** Bits of `OFFER_BITS` in services.ts; discover's with_watch_monetization_types is such a mask. */
export type OfferMask = number;
