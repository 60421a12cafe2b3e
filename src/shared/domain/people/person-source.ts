import type { LanguageTexts } from '../titles/source-parts.ts';

/** TMDB's data of one person, trimmed and mapped to our names. Names and characters are not translated. */
export interface PersonSource {
  id: number;
  isAdult: boolean;
  name: string;
  /** Known for, in TMDB's words: `Acting`, `Directing`. */
  department: string | null;
  birthday: string | null;
  deathday: string | null;
  birthplace: string | null;
  biographies: LanguageTexts;
  popularity: number;
  profilePath: string | null;
  imdbId: string | null;
  /** Handles only, never URLs. */
  instagramId: string | null;
  twitterId: string | null;
  facebookId: string | null;
  profiles: SourceProfile[];
  /** Films and series, the best known first, whether stored here or not. */
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
