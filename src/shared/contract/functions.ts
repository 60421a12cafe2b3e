import type { z } from 'zod';
import { forRankings, type RankingCall } from '#shared/domain/site/ranked-lists.ts';
import { Agenda, GetAgenda } from './agenda.ts';
import {
  Collection,
  CollectionDetails,
  CollectionList,
  GetCustomCollectionById,
  GetCustomCollectionBySlug,
  GetCustomCollections,
} from './collections.ts';
import { Dubbing, GetDubbing } from './dubbing.ts';
import { FilterCounts, FilteredTitles, GetFilterCounts, GetFilteredTitles } from './filters.ts';
import { GetHomeAll, HomeData } from './home.ts';
import { ImageProxy, ImageProxyAnswer } from './image-proxy.ts';
import { Gallery, GetMovieDetails, GetMovieImages, MovieDetails } from './movie-details.ts';
import { GetNews, GetNewsBySlug, NewsDetails, NewsList } from './news.ts';
import { GetPersonDetails, GetPopularPeople, PeopleList, PersonDetails } from './person-details.ts';
import { GetRotation, Rotation } from './rotation.ts';
import { SearchAutocomplete, SearchMulti, SearchResults, Suggestions } from './search.ts';
import {
  ChaptersPage,
  GetTVChapters,
  GetTVDetails,
  GetTVImages,
  GetTVSeasonDetails,
  SeasonDetails,
  SeriesDetails,
} from './series-details.ts';
import { GetPlatformHistory, GetTitleChanges, PlatformHistory, TitleChanges } from './streaming-history.ts';
import {
  FreeServices,
  GenreList,
  GetFreeServices,
  GetGenres,
  GetMediaByGenre,
  GetMediaByStreaming,
  GetRanking,
  GetStreaming,
  GetStreamingNews,
  GetTitleList,
  GetTrending,
  GetTrendingOf,
  MediaByGenre,
  MediaByStreaming,
  MovieList,
  PlatformList,
  SeriesList,
  StreamingNews,
  TrendingList,
} from './title-lists.ts';
import { GetToday, TodayAnswers } from './today.ts';

type Ranking<List> = { request: typeof GetRanking; response: List };
const rankings = forRankings((kind) => ({
  request: GetRanking,
  response: kind === 'movie' ? MovieList : SeriesList,
})) as Record<RankingCall<'movie'>, Ranking<typeof MovieList>> &
  Record<RankingCall<'series'>, Ranking<typeof SeriesList>>;

/** Every public function: wire name → request and response schema. Server, client and tests take their types from it. */
export const functions = {
  getHomeAll: { request: GetHomeAll, response: HomeData },
  getMovieDetails: { request: GetMovieDetails, response: MovieDetails },
  getTVDetails: { request: GetTVDetails, response: SeriesDetails },
  getTVSeasonDetails: { request: GetTVSeasonDetails, response: SeasonDetails },
  getTVChapters: { request: GetTVChapters, response: ChaptersPage },
  getMovieImages: { request: GetMovieImages, response: Gallery },
  getTVImages: { request: GetTVImages, response: Gallery },
  getTrending: { request: GetTrending, response: TrendingList },
  getTrendingMovies: { request: GetTrendingOf, response: MovieList },
  getTrendingTVSeries: { request: GetTrendingOf, response: SeriesList },
  ...rankings,
  getMoviesList: { request: GetTitleList, response: MovieList },
  getFilmesList: { request: GetTitleList, response: MovieList },
  getTVList: { request: GetTitleList, response: SeriesList },
  getSeriesList: { request: GetTitleList, response: SeriesList },
  getGenres: { request: GetGenres, response: GenreList },
  getMediaByGenre: { request: GetMediaByGenre, response: MediaByGenre },
  getMidiaPorGenero: { request: GetMediaByGenre, response: MediaByGenre },
  getStreaming: { request: GetStreaming, response: PlatformList },
  getFreeServices: { request: GetFreeServices, response: FreeServices },
  getMediaByStreaming: { request: GetMediaByStreaming, response: MediaByStreaming },
  getFilteredTitles: { request: GetFilteredTitles, response: FilteredTitles },
  getFilterCounts: { request: GetFilterCounts, response: FilterCounts },
  getStreamingNews: { request: GetStreamingNews, response: StreamingNews },
  getPlatformHistory: { request: GetPlatformHistory, response: PlatformHistory },
  getTitleChanges: { request: GetTitleChanges, response: TitleChanges },
  getDubbing: { request: GetDubbing, response: Dubbing },
  getToday: { request: GetToday, response: TodayAnswers },
  getAgenda: { request: GetAgenda, response: Agenda },
  getRotation: { request: GetRotation, response: Rotation },
  getPopularPeople: { request: GetPopularPeople, response: PeopleList },
  getPersonDetails: { request: GetPersonDetails, response: PersonDetails },
  searchMulti: { request: SearchMulti, response: SearchResults },
  searchAutocomplete: { request: SearchAutocomplete, response: Suggestions },
  getCustomCollections: { request: GetCustomCollections, response: CollectionList },
  getCustomCollectionById: { request: GetCustomCollectionById, response: Collection },
  getCustomCollectionWithDetails: { request: GetCustomCollectionById, response: CollectionDetails },
  getCustomCollectionWithDetailsBySlug: { request: GetCustomCollectionBySlug, response: CollectionDetails },
  getNews: { request: GetNews, response: NewsList },
  getNewsBySlug: { request: GetNewsBySlug, response: NewsDetails },
  'image-proxy': { request: ImageProxy, response: ImageProxyAnswer },
} satisfies Record<string, { request: z.ZodType; response: z.ZodType }>;

export type FunctionName = keyof typeof functions;
export type RequestOf<N extends FunctionName> = z.infer<(typeof functions)[N]['request']>;
/** As a caller may send it: any parameter name, numbers as text, defaults omitted. */
export type InputOf<N extends FunctionName> = z.input<(typeof functions)[N]['request']>;
export type ResponseOf<N extends FunctionName> = z.infer<(typeof functions)[N]['response']>;

export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functions, name);
}
