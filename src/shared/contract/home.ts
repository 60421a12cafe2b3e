import { z } from 'zod';
import { HOME_SECTIONS } from '#shared/domain/site/home-sections.ts';
import { CollectionCard } from './collections.ts';
import { MovieCard, PersonCard, SeoData, SeriesCard } from './common.ts';
import { NewsCard } from './news.ts';
import { GenreHub, Platform, StreamingNews, StreamingNewsItem } from './title-lists.ts';

export const GetHomeAll = z.object({});

/** `kicker` and `headline` are an editor's; without them the page has its own badge and the title. An empty kicker: no badge. */
const featured = { overview: z.string(), kicker: z.string().optional(), headline: z.string().optional() };
export const FeaturedMovie = MovieCard.extend({ ...featured, contentType: z.literal('movie') });
export const FeaturedSeries = SeriesCard.extend({ ...featured, contentType: z.literal('tv') });
export type FeaturedMovie = z.infer<typeof FeaturedMovie>;
export type FeaturedSeries = z.infer<typeof FeaturedSeries>;

/** The sections of home; their sizes are `HOME_SLICES` in limits.ts. */
export const HomeDocument = z.object({
  /** The sections that the page shows, in their order. */
  sections: z.array(z.enum(HOME_SECTIONS)),
  banners: z.object({ movies: z.array(FeaturedMovie), tvShows: z.array(FeaturedSeries) }),
  trending: z.object({ movies: z.array(MovieCard), tvShows: z.array(SeriesCard) }),
  genres: z.array(GenreHub),
  /** Chosen by editors. */
  collections: z.array(CollectionCard),
  nowPlaying: z.array(MovieCard),
  topSeries: z.array(SeriesCard),
  topMovies: z.array(MovieCard),
  streamings: z.array(Platform),
  streamingNews: z.object({
    source: StreamingNews.shape.source,
    movies: StreamingNews.shape.movies,
    tvShows: StreamingNews.shape.tvShows,
  }),
  /** As we observed it, the most popular first: arrivals of the last seven days, and the departures that were confirmed last. */
  streamingWeek: z.object({ arrived: z.array(StreamingNewsItem), left: z.array(StreamingNewsItem) }),
  trendingPeople: z.array(PersonCard),
  /** The newest stories; none if there are fewer than four. */
  news: z.array(NewsCard),
  /** Backdrop → its dark dominant colour, `#1b2430`, for the titles whose text is drawn over it. */
  inks: z.record(z.string(), z.string()),
  seoData: SeoData,
});
export type HomeDocument = z.infer<typeof HomeDocument>;

/** `isFallback`: read directly from TMDB because our own data failed; `notice` then tells the visitor. */
export const HomeData = HomeDocument.extend({ isFallback: z.boolean(), notice: z.string().nullable() });
export type HomeData = z.infer<typeof HomeData>;
