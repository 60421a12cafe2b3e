import type { Certification } from './certification.ts';

/** The fields of a series an editor may write. A field that is absent was never touched, and TMDB's value shows. */
export interface SeriesOverrides {
  title?: string;
  overview?: string;
  tagline?: string;
  certification?: Certification;
  curiosities?: string;
  additionalInfos?: string;
  posterPath?: string;
  backdropPath?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
