import type { DemoEpisode } from '../../demo/series-types.ts';
import type { DemoArt, DemoCompany, DemoMovie, DemoOffers, DemoTranslation, DemoVideo } from '../../demo/types.ts';
import type { Day, TitleKind } from './kinds.ts';

/** A person as other records mention them. */
export interface PersonSummary {
  id: number;
  name: string;
  originalName: string;
  adult: boolean;
  gender: 0 | 1 | 2 | 3;
  department: string | null;
  popularity: number;
  hasPhoto: boolean;
}

export interface CastCredit {
  person: PersonSummary;
  character: string;
  creditId: string;
  order: number;
}

export interface CrewCredit {
  person: PersonSummary;
  job: string;
  department: string;
  creditId: string;
}

export interface CollectionRef {
  id: number;
  name: string;
  hasPoster: boolean;
  hasBackdrop: boolean;
}

/** Ids on other sites; mostly null. */
export interface SocialIds {
  wikidata: string | null;
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
}

/**
 * A film, hand-made or generated: a demo film with additional fields. Expensive fields of a generated one are getters,
 * so a list does not compute five hundred actors.
 */
export interface MovieRecord extends Omit<DemoMovie, 'cast' | 'crew'> {
  adult: boolean;
  video: boolean;
  homepage: string;
  collection: CollectionRef | null;
  social: SocialIds;
  logoCount: number;
  cast: CastCredit[];
  crew: CrewCredit[];
  findTranslation?: FindTranslation | undefined;
  /** Number of edits; 0 for a hand-made film. */
  version: number;
}

/** Finds one translation by language and, if given, country. It saves lists from generating all translations. */
export type FindTranslation = (language: string, country: string | undefined) => DemoTranslation | undefined;

/** The fields of a film or series that lists show; the texts come from `translations` or, faster, from `words`. */
export type ListedMovie = Pick<
  MovieRecord,
  | 'adult'
  | 'backdropCount'
  | 'genreIds'
  | 'id'
  | 'logoCount'
  | 'originalLanguage'
  | 'originalTitle'
  | 'popularity'
  | 'posterCount'
  | 'releaseDate'
  | 'version'
  | 'video'
  | 'voteAverage'
  | 'voteCount'
>;

export type ListedSeries = Pick<
  SeriesRecord,
  | 'adult'
  | 'backdropCount'
  | 'bits'
  | 'countries'
  | 'firstAirDay'
  | 'genreIds'
  | 'id'
  | 'logoCount'
  | 'originalLanguage'
  | 'originalTitle'
  | 'popularity'
  | 'posterCount'
  | 'version'
  | 'voteAverage'
  | 'voteCount'
>;

export interface SeasonPlan {
  number: number;
  firstDay: Day;
  /** Days between episodes; 0 releases all at once. */
  step: number;
  /** 0 for an announced season without episodes. */
  episodes: number;
  /** Position of its first episode among all episodes, for their ids. */
  before: number;
  /** Texts and dates of a hand-made season; a generated season draws its own. */
  written?: WrittenSeason;
}

export interface WrittenSeason {
  overview: string;
  /** Exactly `SeasonPlan.episodes` entries. */
  episodes: readonly DemoEpisode[];
  /** The date of each episode; NO_DAY if unknown. */
  days: readonly Day[];
}

export interface Network {
  id: number;
  name: string;
  country: string;
}

/** How often the person appears: in how many episodes, and whether as a regular. */
export interface SeriesCastCredit extends CastCredit {
  episodeCount: number;
  isRegular: boolean;
}

export interface SeriesCrewCredit extends CrewCredit {
  episodeCount: number;
}

export interface SeriesRecord {
  id: number;
  adult: boolean;
  imdbId: string | null;
  tvdbId: number | null;
  social: SocialIds;
  originalTitle: string;
  originalLanguage: string;
  firstAirDay: Day;
  genreIds: number[];
  countries: string[];
  spokenLanguages: string[];
  runtime: number;
  homepage: string;
  status: string;
  type: string;
  inProduction: boolean;
  /** As known today: a season more than half a year away is not announced. */
  seasons: SeasonPlan[];
  networks: Network[];
  companies: DemoCompany[];
  translations: DemoTranslation[];
  alternativeTitles: { country: string; title: string }[];
  keywords: { id: number; name: string }[];
  videos: DemoVideo[];
  offers: DemoOffers;
  certification: string;
  creators: CrewCredit[];
  cast: SeriesCastCredit[];
  crew: SeriesCrewCredit[];
  recommendations: number[];
  voteAverage: number;
  voteCount: number;
  popularity: number;
  posterCount: number;
  backdropCount: number;
  logoCount: number;
  findTranslation?: FindTranslation | undefined;
  version: number;
  /** The seed of its seasons and episodes. */
  bits: number;
  /** Hints for the pictures, if the demo has any. */
  art?: DemoArt;
}

/** One title in a person's filmography with all their credits in it. */
export interface Filmography {
  kind: TitleKind;
  id: number;
  cast: { character: string; creditId: string; order: number; episodeCount: number }[];
  crew: { job: string; department: string; creditId: string; episodeCount: number }[];
}

export interface PersonRecord extends PersonSummary {
  alsoKnownAs: string[];
  birthday: string | null;
  deathday: string | null;
  placeOfBirth: string | null;
  homepage: string | null;
  imdbId: string | null;
  social: SocialIds;
  photoCount: number;
  /** Biographies by language; names are never translated. */
  translations: { language: string; country: string; biography: string }[];
  filmography: Filmography[];
  version: number;
}
