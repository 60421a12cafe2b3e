import { type FunctionName, functions, type RequestOf, type ResponseOf } from '#shared/contract/functions.ts';
import { Failure } from '#shared/domain/failure.ts';
import {
  CACHE_TTL_SECONDS,
  FILTERED_TTL_SECONDS,
  SEARCH_TTL_SECONDS,
  TODAY_TTL_SECONDS,
} from '#shared/domain/limits.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import { isDatabaseTrouble } from '../../infra/db-trouble.ts';
import { inSpan } from '../../infra/observing/spans.ts';
import { getAgenda } from '../agenda/agenda.ts';
import {
  getCollection,
  getCollectionBySlug,
  getCollectionDetails,
  getCollections,
} from '../collections/collections.ts';
import { getHome } from '../home/home.ts';
import { getFilterCounts, getFilteredTitles } from '../lists/filtered-titles.ts';
import { getPlatformHistory } from '../lists/platform-history.ts';
import { cinemaMovies, rankedMovies, rankedSeries } from '../lists/ranked-lists.ts';
import { getStreamingNews } from '../lists/streaming-news.ts';
import { getMovieList, getSeriesList } from '../lists/title-lists.ts';
import { getTrending, getTrendingMovies, getTrendingSeries } from '../lists/trending.ts';
import { getNews, getNewsBySlug } from '../news/news.ts';
import { getPopularPeople } from '../people/people-list.ts';
import { getPersonDetails } from '../people/person-details.ts';
import { getRotation } from '../rotation/rotation.ts';
import { autocomplete } from '../search/autocomplete.ts';
import { searchCatalogue } from '../search/search.ts';
import { getFreeServices } from '../taxonomy/free-services.ts';
import { getGenres, getTitlesByGenre } from '../taxonomy/genres.ts';
import { getPlatforms, getTitlesByPlatform } from '../taxonomy/platforms.ts';
import { getChapters } from '../titles/chapters.ts';
import { getDubbing } from '../titles/dubbing.ts';
import { getMovieDetails, getMovieImages } from '../titles/movie-details.ts';
import { getSeasonDetails } from '../titles/season-details.ts';
import { getSeriesDetails, getSeriesImages } from '../titles/series-details.ts';
import { getTitleChanges } from '../titles/title-changes.ts';
import { getToday } from '../today/today.ts';
import type { Answer } from './answer.ts';
import { getPictureAddress } from './image-proxy.ts';

/** The only entry point, for pages and for API clients: the contract parses the input before anything runs. */
export async function callFunction<N extends FunctionName>(
  ctx: Context,
  name: N,
  input: unknown,
): Promise<Answer<ResponseOf<N>>> {
  // Default message for schemas without their own: no English message of a library reaches a visitor.
  const parsed = functions[name].request.safeParse(input, { error: () => refusals.argumentsInvalid });
  if (!parsed.success) {
    throw new Failure('invalid-argument', parsed.error.issues[0]?.message ?? refusals.argumentsInvalid);
  }
  try {
    return await inSpan({ name }, () => catalogueFunctions[name].run(ctx, parsed.data as RequestOf<N>));
  } catch (error) {
    if (!isDatabaseTrouble(error)) throw error;
    ctx.log.error({ err: error, function: name }, 'the database does not answer');
    throw new Failure('unavailable', refusals.catalogueSilent, { cause: error });
  }
}

export function functionOf<N extends FunctionName>(name: N): CatalogueFunction<N> {
  return catalogueFunctions[name];
}

export interface CatalogueFunction<N extends FunctionName> {
  run: (ctx: Context, request: RequestOf<N>) => Promise<Answer<ResponseOf<N>>>;
  /** How long a shared cache may keep the answer. */
  ttlSeconds: number;
}

const { home, detail, trending, popular, taxonomy } = CACHE_TTL_SECONDS;

/**
 * Every public function, once: the API answers from this table, and pages call it in process. Keys are the names of the
 * specification, values are our code. A missing function does not compile.
 */
export const catalogueFunctions: { [N in FunctionName]: CatalogueFunction<N> } = {
  getHomeAll: { run: getHome, ttlSeconds: home },
  getMovieDetails: { run: getMovieDetails, ttlSeconds: detail },
  getTVDetails: { run: getSeriesDetails, ttlSeconds: detail },
  getTVSeasonDetails: { run: getSeasonDetails, ttlSeconds: detail },
  getTVChapters: { run: getChapters, ttlSeconds: detail },
  getMovieImages: { run: getMovieImages, ttlSeconds: detail },
  getTVImages: { run: getSeriesImages, ttlSeconds: detail },
  getTrending: { run: getTrending, ttlSeconds: trending },
  getTrendingMovies: { run: getTrendingMovies, ttlSeconds: trending },
  getTrendingTVSeries: { run: getTrendingSeries, ttlSeconds: trending },
  getTopMovies: { run: rankedMovies('movie-top-rated'), ttlSeconds: popular },
  getTopTVSeries: { run: rankedSeries('series-top-rated'), ttlSeconds: popular },
  getPopularTVSeries: { run: rankedSeries('series-popular'), ttlSeconds: popular },
  getMoviesNowPlaying: { run: cinemaMovies('movie-now-playing'), ttlSeconds: popular },
  getUpcomingMovies: { run: cinemaMovies('movie-upcoming'), ttlSeconds: popular },
  getTVAiringToday: { run: rankedSeries('series-airing-today'), ttlSeconds: popular },
  getTVOnTheAir: { run: rankedSeries('series-on-the-air'), ttlSeconds: popular },
  getMoviesList: { run: getMovieList, ttlSeconds: popular },
  getFilmesList: { run: getMovieList, ttlSeconds: popular },
  getTVList: { run: getSeriesList, ttlSeconds: popular },
  getSeriesList: { run: getSeriesList, ttlSeconds: popular },
  getGenres: { run: getGenres, ttlSeconds: taxonomy },
  getMediaByGenre: { run: getTitlesByGenre, ttlSeconds: taxonomy },
  getMidiaPorGenero: { run: getTitlesByGenre, ttlSeconds: taxonomy },
  getStreaming: { run: getPlatforms, ttlSeconds: taxonomy },
  getFreeServices: { run: getFreeServices, ttlSeconds: taxonomy },
  getMediaByStreaming: { run: getTitlesByPlatform, ttlSeconds: taxonomy },
  getFilteredTitles: { run: getFilteredTitles, ttlSeconds: FILTERED_TTL_SECONDS },
  getFilterCounts: { run: getFilterCounts, ttlSeconds: FILTERED_TTL_SECONDS },
  getStreamingNews: { run: getStreamingNews, ttlSeconds: popular },
  getPlatformHistory: { run: getPlatformHistory, ttlSeconds: popular },
  getTitleChanges: { run: getTitleChanges, ttlSeconds: detail },
  getDubbing: { run: getDubbing, ttlSeconds: detail },
  getToday: { run: getToday, ttlSeconds: TODAY_TTL_SECONDS },
  getAgenda: { run: getAgenda, ttlSeconds: popular },
  getRotation: { run: getRotation, ttlSeconds: TODAY_TTL_SECONDS },
  getPopularPeople: { run: getPopularPeople, ttlSeconds: popular },
  getPersonDetails: { run: getPersonDetails, ttlSeconds: detail },
  searchMulti: { run: searchCatalogue, ttlSeconds: SEARCH_TTL_SECONDS },
  searchAutocomplete: { run: autocomplete, ttlSeconds: SEARCH_TTL_SECONDS },
  getCustomCollections: { run: getCollections, ttlSeconds: popular },
  getCustomCollectionById: { run: getCollection, ttlSeconds: detail },
  getCustomCollectionWithDetails: { run: getCollectionDetails, ttlSeconds: detail },
  getCustomCollectionWithDetailsBySlug: { run: getCollectionBySlug, ttlSeconds: detail },
  getNews: { run: getNews, ttlSeconds: popular },
  getNewsBySlug: { run: getNewsBySlug, ttlSeconds: detail },
  'image-proxy': { run: getPictureAddress, ttlSeconds: taxonomy },
};
