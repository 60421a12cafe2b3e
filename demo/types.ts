/**
 * A hand-made title: facts about a real film, words written by us. The simulator turns it into TMDB's shapes.
 * Votes, popularity, offers and videos are illustrative, so nothing here may be quoted as a fact about them.
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
  /** Production countries, the first one is the origin. */
  countries: string[];
  spokenLanguages: string[];
  companies: DemoCompany[];
  /** 0 is TMDB's way to say unknown. */
  budget: number;
  revenue: number;
  translations: DemoTranslation[];
  alternativeTitles: DemoAlternativeTitle[];
  cast: DemoCastMember[];
  crew: DemoCrewMember[];
  keywords: DemoKeyword[];
  videos: DemoVideo[];
  /** Offers in Brazil. Empty means the country is absent from TMDB's answer. */
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

/** Hints for the drawn pictures. What is left out follows from the genres and the number of the title. */
export interface DemoArt {
  /** Whose motifs, palettes and letters it wears; that of its first genre where left out. */
  genre?: ArtGenre;
  /** Positions in the genre's lists: `simulator/images/art`. */
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

/** Where the title stands: in a band below or above the art, under a framed window, or over the art itself. */
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
  /** In Portuguese; '' where nobody wrote one. */
  biography: string;
}
