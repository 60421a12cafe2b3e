import type { LanguageTexts } from './source-parts.ts';

/** One season with its episodes. Stored apart from its series, because a running series changes one season at a time. */
export interface SeasonSource {
  seriesId: number;
  number: number;
  tmdbId: number;
  name: string;
  overviews: LanguageTexts;
  airDate: string | null;
  posterPath: string | null;
  episodes: SourceEpisode[];
}

export interface SourceEpisode {
  number: number;
  tmdbId: number;
  name: string;
  overview: string;
  airDate: string | null;
  runtimeMinutes: number | null;
  stillPath: string | null;
}
