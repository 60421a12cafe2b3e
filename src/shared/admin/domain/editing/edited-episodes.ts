/** A season or, of a novela, a month: a link beside the table of episodes. */
export interface EpisodeGroupLine {
  /** As in the address: a season number, `2026-11`, or `sem-data`. */
  key: string;
  name: string;
  episodes: number;
  /** Episodes without a title of their own; not counted by month. */
  untitled: number;
  year: string;
  posterPath: string | null;
}

/** An episode as visitors see it. */
export interface EpisodeLine {
  season: number;
  number: number;
  /** Of a novela. */
  chapter: number | null;
  name: string;
  overview: string;
  airDate: string | null;
  airTime: string | null;
  channel: string | null;
  runtime: number | null;
  stillPath: string | null;
  isSpecial: boolean;
  isUntitled: boolean;
}

/** One page of the episodes of a season or month. */
export interface EditedEpisodes {
  isNovela: boolean;
  groups: EpisodeGroupLine[];
  /** The key of the group shown. */
  group: string;
  /** The season whose own fields can be edited; none for a month. */
  season: number | undefined;
  isMissing: boolean;
  episodes: EpisodeLine[];
  page: number;
  pages: number;
  total: number;
  untitled: number;
  /** Brazil's day. */
  today: string;
}
