import type { GalleryEdits } from '../titles/field-values.ts';

/** The editable fields of a person. An absent field shows TMDB's value. */
export interface PersonOverrides {
  name?: string;
  /** TMDB's name, as in `PersonSource`; pages translate it. */
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
  /** Other names people search for. */
  aliases?: readonly string[];
  /** The words of the slug; the id follows them, so every older URL still finds the person. */
  slug?: string;
  seoTitle?: string;
  seoDescription?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
