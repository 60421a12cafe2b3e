import type { LanguageTexts } from './source-parts.ts';

/** What TMDB knows of one person, trimmed and in our words. Names and characters are not translated. */
export interface PersonSource {
  id: number;
  isAdult: boolean;
  name: string;
  /** What they are known for, in TMDB's word: `Acting`, `Directing`. */
  department: string | null;
  birthday: string | null;
  deathday: string | null;
  birthplace: string | null;
  biographies: LanguageTexts;
  popularity: number;
  profilePath: string | null;
  imdbId: string | null;
  /** Bare handles, never addresses. */
  instagramId: string | null;
  twitterId: string | null;
  facebookId: string | null;
  profiles: SourceProfile[];
  /** Films and series, the best known first, whether we hold them or not. */
  credits: SourcePersonCredit[];
}

export interface SourceProfile {
  filePath: string;
  width: number;
  height: number;
}

export interface SourcePersonCredit {
  kind: 'movie' | 'series';
  titleId: number;
  title: string;
  role: 'cast' | 'crew';
  /** The character, or the job. */
  part: string;
  releasedOn: string | null;
  posterPath: string | null;
  popularity: number;
}
