/** What a card that is shared can be of; the words are those of its address. */
export const SHARE_CARD_KINDS = ['filme', 'serie', 'temporada', 'pessoa', 'colecao'] as const;
export type ShareCardKind = (typeof SHARE_CARD_KINDS)[number];

/** Everything that is drawn on a card, and nothing else: two cards of the same facts are the same picture. */
export interface ShareCardFacts {
  title: string;
  /** The year, the name of the season, what a person does, how many titles. */
  caption: string;
  certification: string | null;
  /** Of the poster, the portrait or the backdrop of a collection, as TMDB writes it. */
  picturePath: string | null;
  /** Where it can be watched in Brazil today, by our names, in our order. */
  services: readonly ShareCardService[];
}

export interface ShareCardService {
  /** `Prime Video (Aluguel)`. */
  name: string;
  /** Of its square logo, as TMDB writes it. */
  logo: string | null;
}

export interface ShareCardAddress {
  kind: ShareCardKind;
  /** As in the address of the page; of a season, that of its series and `-temporada-{n}`. */
  slug: string;
  hash: string;
}

/** `/cartao/filme/cidade-de-deus-2002-598-1x9k2m0q3a.jpg`: chats keep a picture for ever, so other facts have another address. */
export function buildShareCardUrl(kind: ShareCardKind, slug: string, facts: ShareCardFacts): string {
  return `/cartao/${kind}/${slug}-${hashShareCard(facts)}.jpg`;
}

const ADDRESS = /^\/cartao\/([a-z]+)\/([a-z0-9-]{1,200})-([a-z0-9]{11})\.jpg$/;

export function parseShareCardUrl(path: string): ShareCardAddress | null {
  const [, kind = '', slug = '', hash = ''] = ADDRESS.exec(path) ?? [];
  return isShareCardKind(kind) ? { kind, slug, hash } : null;
}

/** The card of a draft, for whoever has a token of it. */
export function buildDraftCardUrl(token: string): string {
  return `/cartao/previa/${token}.jpg`;
}

const DRAFT_ADDRESS = /^\/cartao\/previa\/([\w-]{1,200})\.jpg$/;

export function parseDraftCardUrl(path: string): string | undefined {
  return DRAFT_ADDRESS.exec(path)?.[1];
}

export function seasonCardSlug(seriesSlug: string, seasonNumber: number): string {
  return `${seriesSlug}-temporada-${seasonNumber}`;
}

/** Tells versions of one card apart, 53 bits of it; it guards nothing. */
function hashShareCard({ title, caption, certification, picturePath, services }: ShareCardFacts): string {
  const text = JSON.stringify([title, caption, certification, picturePath, services]);
  return hashText(text).toString(36).padStart(11, '0');
}

function isShareCardKind(word: string): word is ShareCardKind {
  return (SHARE_CARD_KINDS as readonly string[]).includes(word);
}

/** Two rounds of multiply and mix over UTF-16 units (the public-domain cyrb53). */
function hashText(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
