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

/** Names on other sites; null where there is none, which is most of the time. */
export interface SocialIds {
  wikidata: string | null;
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
}

/**
 * A film, hand-made or generated, in our words. Written as a demo film with what the demo never needs; expensive
 * fields of a generated one are getters, so a list pays for a title and not for five hundred actors.
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
  /** How many edits it has seen; a hand-made film has seen none. */
  version: number;
}

/** One row by language and, if given, country. Where it exists a list need not write all the others to find it. */
export type FindTranslation = (language: string, country: string | undefined) => DemoTranslation | undefined;

/** What a list shows of a film or a series; the words come from `translations` or, quicker, from `words`. */
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
  /** Days from one episode to the next; 0 drops them all at once. */
  step: number;
  /** 0 for a season that is announced and has no episodes yet. */
  episodes: number;
  /** Position of its first episode among all episodes, for their ids. */
  before: number;
  /** What somebody wrote about it; a generated season has none and draws its words and days. */
  written?: WrittenSeason;
}

export interface WrittenSeason {
  overview: string;
  /** As many as the plan counts. */
  episodes: readonly DemoEpisode[];
  /** Of each episode; NO_DAY where it is unknown. */
  days: readonly Day[];
}

export interface Network {
  id: number;
  name: string;
  country: string;
}

/** How often somebody is seen: of all episodes, how many and in which seasons. */
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
  /** As known today: a season further away than half a year is not announced. */
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
  /** What seasons and episodes draw from. */
  bits: number;
  /** Hints for the pictures, where somebody gave any. */
  art?: DemoArt;
}

/** One title in a person's filmography with everything they did in it. */
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
