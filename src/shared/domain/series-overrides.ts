import type { Certification } from './certification.ts';

/** The fields of a series an editor may write. A field that is absent was never touched, and TMDB's value shows. */
export interface SeriesOverrides {
  title?: string;
  overview?: string;
  tagline?: string;
  certification?: Certification;
  /** Where the title is at a service: https addresses by TMDB's number of the service. */
  watchUrls?: Readonly<Record<string, string>>;
  curiosities?: string;
  additionalInfos?: string;
  posterPath?: string;
  backdropPath?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
