import { CARD_WORDS, PAGED_RECORDS, type PagedRecord } from '../subjects/page-words.ts';

/** Kinds of share cards; the values are words of the URL. */
export const SHARE_CARD_KINDS = ['filme', 'serie', 'temporada', 'pessoa', ...Object.values(CARD_WORDS)] as const;
export type ShareCardKind = (typeof SHARE_CARD_KINDS)[number];

type RecordCard = (typeof CARD_WORDS)[PagedRecord];
export const RECORD_OF_CARD = Object.fromEntries(
  PAGED_RECORDS.map((entity) => [CARD_WORDS[entity], entity]),
) as Readonly<Record<RecordCard, PagedRecord>>;

export function isRecordCard(kind: ShareCardKind): kind is RecordCard {
  return Object.hasOwn(RECORD_OF_CARD, kind);
}

/** Everything drawn on a card, and nothing else: equal facts make equal pictures. */
export interface ShareCardFacts {
  title: string;
  /** The year, the season's name, a person's role, the number of titles, or a topic. */
  caption: string;
  certification: string | null;
  /** TMDB path of the poster, the portrait, or a record's backdrop. */
  picturePath: string | null;
  /** Services in Brazil today, with our names, in our order. */
  services: readonly ShareCardService[];
  /** A sentence about cinemas, drawn if there are no services. */
  cinema?: string;
  /** A picture that an editor chose: it is the whole card. */
  sharePath?: string;
}

export interface ShareCardService {
  /** `Prime Video (Aluguel)`. */
  name: string;
  /** TMDB path of the square logo. */
  logo: string | null;
}

export interface ShareCardAddress {
  kind: ShareCardKind;
  /** As in the page's URL; for a season, its series' slug and `-temporada-{n}`. */
  slug: string;
  hash: string;
}

/** `/cartao/filme/cidade-de-deus-2002-598-1x9k2m0q3a.jpg`: chats cache pictures for ever, so changed facts need a new URL. */
export function buildShareCardUrl(kind: ShareCardKind, slug: string, facts: ShareCardFacts): string {
  return `/cartao/${kind}/${slug}-${hashShareCard(facts)}.jpg`;
}

const ADDRESS = /^\/cartao\/([a-z]+)\/([a-z0-9-]{1,200})-([a-z0-9]{11})\.jpg$/;

export function parseShareCardUrl(path: string): ShareCardAddress | null {
  const [, kind = '', slug = '', hash = ''] = ADDRESS.exec(path) ?? [];
  return isShareCardKind(kind) ? { kind, slug, hash } : null;
}

/** Share card of a draft, by preview token. */
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

/** 53-bit hash that distinguishes versions of a card; not for security. */
function hashShareCard(facts: ShareCardFacts): string {
  const { title, caption, certification, picturePath, services, cinema, sharePath } = facts;
  if (sharePath) return hashText(JSON.stringify({ sharePath })).toString(36).padStart(11, '0');
  const text = JSON.stringify([title, caption, certification, picturePath, services, ...(cinema ? [cinema] : [])]);
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
