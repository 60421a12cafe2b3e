import type { Article } from '#shared/text/platforms.ts';

export type { Article };

/** Genres and platforms: what the house starts with, what editors wrote over it, and what is shown. */
export type TaxonomyKind = 'genre' | 'platform';

export interface TaxonomyFields {
  name: string;
  slug: string;
  aliases: string[];
  h1: string;
  p: string;
  description: string;
  position: number;
  isVisible: boolean;
  /** Of a platform's name. Genres have none. */
  article?: Article;
}

export type TaxonomyField = keyof TaxonomyFields;
export type TaxonomyEdits = Partial<TaxonomyFields>;

/** Field by field, what an editor wrote wins. */
export function projectTaxonomy(defaults: TaxonomyFields, edits: TaxonomyEdits): TaxonomyFields {
  return { ...defaults, ...edits };
}

/** Of a whole form only what says something else than the house: the rest follows it. */
export function toTaxonomyEdits(defaults: TaxonomyFields, fields: TaxonomyFields): TaxonomyEdits {
  const changed = Object.entries(fields).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(defaults[field as TaxonomyField]),
  );
  return Object.fromEntries(changed);
}
