import type { CollectionItem } from './collection-items.ts';

/** The published content of a collection. All of it comes from editors: TMDB has no collections like these. */
export interface CollectionOverrides {
  name?: string;
  slug?: string;
  titleH1?: string;
  descriptionH1?: string;
  titleH2?: string;
  /** Rich text. */
  descriptionH2?: string;
  shortDescription?: string;
  coverPath?: string;
  isChronological?: boolean;
  items?: readonly CollectionItem[];
  seoTitle?: string;
  seoDescription?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
