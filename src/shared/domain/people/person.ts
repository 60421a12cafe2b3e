import { orNull } from '../stored-shape.ts';
import type { GalleryEdits } from '../titles/field-values.ts';
import { languageTexts } from '../titles/source-parts.ts';

const profile = { filePath: '', width: 0, height: 0 };
export type SourceProfile = typeof profile;

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

const credit: SourcePersonCredit = {
  ...{ kind: 'movie', titleId: 0, title: '', role: 'cast', part: '' },
  ...{ releasedOn: null, posterPath: null, popularity: 0 },
};

/** TMDB's data of one person, trimmed and mapped to our names. Names and characters are not translated. */
export const personShape = {
  id: 0,
  isAdult: false,
  name: '',
  /** Known for, in TMDB's words: `Acting`, `Directing`. */
  department: orNull<string>(),
  birthday: orNull<string>(),
  deathday: orNull<string>(),
  birthplace: orNull<string>(),
  biographies: languageTexts,
  popularity: 0,
  profilePath: orNull<string>(),
  imdbId: orNull<string>(),
  /** Handles only, never URLs. */
  instagramId: orNull<string>(),
  twitterId: orNull<string>(),
  facebookId: orNull<string>(),
  profiles: [profile],
  /** Films and series, the best known first, whether stored here or not. */
  credits: [credit],
};
export type PersonSource = typeof personShape;

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
  /** The picture of a shared link, in place of the drawn card. */
  sharePath?: string;
  seoTitle?: string;
  seoDescription?: string;
  isNoindex?: boolean;
  isHidden?: boolean;
}
