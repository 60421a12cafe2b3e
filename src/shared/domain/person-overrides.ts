import type { GalleryEdits } from './field-values.ts';

/** The fields of a person an editor may write. A field that is absent was never touched, and TMDB's value shows. */
export interface PersonOverrides {
  name?: string;
  /** TMDB's word, as in `PersonSource`: pages say it in ours. */
  department?: string;
  birthday?: string;
  deathday?: string;
  birthplace?: string;
  biography?: string;
  curiosities?: string;
  additionalInfos?: string;
  profilePath?: string;
  /** Bare handles, as in `PersonSource`. */
  instagramId?: string;
  twitterId?: string;
  facebookId?: string;
  gallery?: GalleryEdits;
  /** Other names people look for them by. */
  aliases?: readonly string[];
  /** The words of its address; its number follows them, so every older address still leads here. */
  slug?: string;
  seoTitle?: string;
  seoDescription?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
