import { chance, mix } from '../bits.ts';
import type { Kind } from '../kinds.ts';
import type { SocialIds } from '../records.ts';
import { SALT } from '../salts.ts';
import { isTail } from './fill-title.ts';

/** IMDb's own ids end below 50 million; ours start above, one block per kind, so they are unused and can be parsed back. */
const FIRST: Record<Kind, number> = { movie: 60_000_000, tv: 70_000_000, person: 60_000_000 };
const PREFIX: Record<Kind, string> = { movie: 'tt', tv: 'tt', person: 'nm' };
const BLOCK = 10_000_000;

/** 30 % of the tail have no IMDb id. */
export function drawImdbId(kind: Kind, bits: number, id: number): string | null {
  const isMissing = chance(mix(bits, SALT.imdb), isTail(bits) ? 0.3 : 0.01);
  return isMissing ? null : `${PREFIX[kind]}${FIRST[kind] + id}`;
}

/** The kind and id that such an IMDb id was made from, even if the record is merged today. */
export function parseImdbId(text: string): { kind: Kind; id: number } | undefined {
  const [, prefix, digits] = /^(tt|nm)(\d{8})$/.exec(text) ?? [];
  const number = Number(digits);
  const kinds: readonly Kind[] = prefix === 'nm' ? ['person'] : ['movie', 'tv'];
  const kind = kinds.find((each) => number > FIRST[each] && number < FIRST[each] + BLOCK);
  return prefix && kind ? { kind, id: number - FIRST[kind] } : undefined;
}

const FIRST_WIKIDATA: Record<Kind, number> = { movie: 900_000_000, tv: 920_000_000, person: 940_000_000 };
const WIKIDATA_BLOCK = 20_000_000;

export function drawSocialIds(kind: Kind, bits: number, id: number): SocialIds {
  const draw = mix(bits, SALT.labels);
  const name = (salt: number, share: number) => (chance(mix(draw, salt), share) ? `sim.${kind}.${id}` : null);
  return {
    wikidata: chance(mix(draw, 1), 0.4) ? `Q${FIRST_WIKIDATA[kind] + id}` : null,
    facebook: name(2, 0.05),
    instagram: name(3, 0.08),
    twitter: name(4, 0.06),
  };
}

export function parseWikidataId(text: string): { kind: Kind; id: number } | undefined {
  const number = Number(/^Q(\d{9})$/.exec(text)?.[1] ?? Number.NaN);
  const kind = (Object.keys(FIRST_WIKIDATA) as Kind[]).find(
    (each) => number > FIRST_WIKIDATA[each] && number <= FIRST_WIKIDATA[each] + WIKIDATA_BLOCK,
  );
  return kind && { kind, id: number - FIRST_WIKIDATA[kind] };
}

const FIRST_TVDB = 5_000_000;

export function drawTvdbId(bits: number, id: number): number | null {
  return chance(mix(bits, SALT.imdb + 100), 0.6) ? FIRST_TVDB + id : null;
}

export function parseTvdbId(text: string): { kind: Kind; id: number } | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > FIRST_TVDB ? { kind: 'tv', id: number - FIRST_TVDB } : undefined;
}
