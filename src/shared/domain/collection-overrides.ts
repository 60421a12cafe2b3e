import type { CollectionItem } from './collection-items.ts';

/** What is on air of a collection. All of it is an editor's: TMDB knows nothing of it. */
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
