import type { Article } from '#shared/text/platforms/platforms.ts';

export type { Article };

/** Genres and platforms have default values, editors' overrides, and the result. */
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
  /** Portuguese article of a platform's name. Genres have none. */
  article?: Article;
  /** Of a platform: the service's front page, and its search with `{titulo}`. Empty: no link. */
  serviceUrl?: string;
  searchUrl?: string;
}

export type TaxonomyEdits = Partial<TaxonomyFields>;

/** What editors change of: the defaults, and the words that belong to the other entries of the kind. */
export interface TaxonomySource {
  id: number;
  key: string;
  defaults: TaxonomyFields;
  others: readonly Pick<TaxonomyFields, 'name' | 'slug' | 'aliases'>[];
}

/** An editor's value wins, field by field. */
export function projectTaxonomy(defaults: TaxonomyFields, edits: TaxonomyEdits): TaxonomyFields {
  return { ...defaults, ...edits };
}
