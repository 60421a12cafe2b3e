/** The fields of a person an editor may write. A field that is absent was never touched, and TMDB's value shows. */
export interface PersonOverrides {
  name?: string;
  biography?: string;
  curiosities?: string;
  additionalInfos?: string;
  profilePath?: string;
  /** Bare handles, as in `PersonSource`. */
  instagramId?: string;
  twitterId?: string;
  facebookId?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
