/**
 * A hand-made film: facts about a real one, with texts of our own. The simulator turns it into TMDB's responses.
 * Votes, popularity, offers and videos are illustrative: do not quote them as facts.
 */
export interface DemoMovie {
  id: number;
  imdbId: string | null;
  originalTitle: string;
  originalLanguage: string;
  /** TMDB's primary date: the earliest wide release we are sure of. */
  releaseDate: string;
  releases: DemoRelease[];
  runtime: number;
  genreIds: number[];
  /** Production countries; the first one is the origin. */
  countries: string[];
  spokenLanguages: string[];
  companies: DemoCompany[];
  /** 0 means unknown, as at TMDB. */
  budget: number;
  revenue: number;
  translations: DemoTranslation[];
  alternativeTitles: DemoAlternativeTitle[];
  cast: DemoCastMember[];
  crew: DemoCrewMember[];
  keywords: DemoKeyword[];
  videos: DemoVideo[];
  /** Offers in Brazil. Empty: the country is missing from TMDB's response. */
  offers: DemoOffers;
  recommendations: number[];
  voteAverage: number;
  voteCount: number;
  popularity: number;
  posterCount: number;
  backdropCount: number;
  art: DemoArt;
}

/** 1 premiere, 2 limited, 3 theatrical, 4 digital, 5 physical, 6 television. */
export type DemoReleaseType = 1 | 2 | 3 | 4 | 5 | 6;

export interface DemoRelease {
  country: string;
  date: string;
  type: DemoReleaseType;
  certification: string;
  note?: string;
}

/** A row with an empty title inherits the original one, as TMDB does for a film's own language. */
export interface DemoTranslation {
  language: string;
  country: string;
  title: string;
  overview: string;
  tagline: string;
}

export interface DemoAlternativeTitle {
  country: string;
  title: string;
}

export interface DemoCompany {
  id: number;
  name: string;
  country: string;
}

/** `person` is a name in `people.ts`; an empty character is one we are not sure of. */
export interface DemoCastMember {
  person: string;
  character: string;
}

export interface DemoCrewMember {
  person: string;
  job: string;
}

export interface DemoKeyword {
  id: number;
  name: string;
}

export interface DemoVideo {
  language: string;
  country: string;
  name: string;
  type: 'Trailer' | 'Teaser' | 'Featurette' | 'Clip';
  official: boolean;
  publishedAt: string;
}

export type DemoOfferKind = 'flatrate' | 'free' | 'ads' | 'rent' | 'buy';

/** Watch service ids (`watch-services.ts`) by kind of offer. */
export type DemoOffers = Partial<Record<DemoOfferKind, number[]>>;

/** Hints for the drawn pictures. Missing ones are derived from the genres and the id. */
export interface DemoArt {
  /** The genre that decides motifs, palettes and letters; the title's first genre if left out. */
  genre?: ArtGenre;
  /** Indexes into the genre's lists: `packages/demo/art`. */
  motif?: number;
  palette?: number;
  voice?: number;
  layout?: ArtLayout;
}

export type ArtGenre =
  | 'action'
  | 'adventure'
  | 'animation'
  | 'comedy'
  | 'crime'
  | 'documentary'
  | 'drama'
  | 'family'
  | 'fantasy'
  | 'history'
  | 'horror'
  | 'music'
  | 'mystery'
  | 'romance'
  | 'scienceFiction'
  | 'thriller'
  | 'war'
  | 'western';

/** Position of the title: in a band below or above the art, under a framed window, or over the art itself. */
export type ArtLayout = 'bleedBottom' | 'bleedTop' | 'panel' | 'stack';

export interface DemoPerson {
  id: number;
  name: string;
  department: string;
  hasPhoto: boolean;
  /** TMDB's code: 0 not set, 1 female, 2 male. */
  gender: 0 | 1 | 2;
  born: string | null;
  died: string | null;
  birthplace: string | null;
  /** In Portuguese; '' if there is none. */
  biography: string;
}
