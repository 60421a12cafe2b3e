import type { Certification } from './certification.ts';

/** The fields of a film an editor may write. A field that is absent was never touched, and TMDB's value shows. */
export interface MovieOverrides {
  title?: string;
  overview?: string;
  tagline?: string;
  certification?: Certification;
  /** An https address of the allowed ticket shops; only an editor (or a configured partner) can set one. */
  ticketUrl?: string;
  /** Where the title is at a service: https addresses by TMDB's number of the service. */
  watchUrls?: Readonly<Record<string, string>>;
  curiosities?: string;
  additionalInfos?: string;
  posterPath?: string;
  backdropPath?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
