import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { type TitleFacts, toOfferCode } from './title-facts.ts';
import type { TitleFilter } from './title-lists.ts';

/** Which titles a group of lists has: of a kind, with any of these genres, with any of these offers. */
export interface ListFacet {
  kind: TitleKind;
  genreIds: number[] | null;
  offers: number[] | null;
}

const ascending = (one: number, other: number) => one - other;

export function toFacet(kind: TitleKind, { genreIds, offered }: TitleFilter): ListFacet {
  const codes = offered?.serviceIds.flatMap((id) => offered.kinds.map((how) => toOfferCode(id, how)));
  return {
    kind,
    genreIds: genreIds ? [...genreIds].sort(ascending) : null,
    offers: codes ? codes.sort(ascending) : null,
  };
}

/** Facets with the same titles have the same key. */
export function toFacetKey({ kind, genreIds, offers }: ListFacet): string {
  return `${kind}|${genreIds?.join() ?? '*'}|${offers?.join() ?? '*'}`;
}

export function isOfFacet({ kind, genreIds, offers }: ListFacet, title: TitleFacts): boolean {
  return kind === title.kind && hasAny(title.genreIds, genreIds) && hasAny(title.offers, offers);
}

function hasAny(own: readonly number[], wanted: readonly number[] | null): boolean {
  return wanted === null || own.some((number) => wanted.includes(number));
}
