import { z } from 'zod';
import { MovieCard, PersonCard, SeoData, SeriesCard } from './common.ts';
import { GenreHub, Platform, StreamingNews } from './title-lists.ts';

export const GetHomeAll = z.object({});

const featured = { overview: z.string() };
export const FeaturedMovie = MovieCard.extend({ ...featured, contentType: z.literal('movie') });
export const FeaturedSeries = SeriesCard.extend({ ...featured, contentType: z.literal('tv') });
export type FeaturedMovie = z.infer<typeof FeaturedMovie>;
export type FeaturedSeries = z.infer<typeof FeaturedSeries>;

/** SPEC §3, in its slices (§9). */
export const HomeDocument = z.object({
  banners: z.object({ movies: z.array(FeaturedMovie), tvShows: z.array(FeaturedSeries) }),
  trending: z.object({ movies: z.array(MovieCard), tvShows: z.array(SeriesCard) }),
  genres: z.array(GenreHub),
  nowPlaying: z.array(MovieCard),
  topSeries: z.array(SeriesCard),
  topMovies: z.array(MovieCard),
  streamings: z.array(Platform),
  streamingNews: z.object({
    source: StreamingNews.shape.source,
    movies: StreamingNews.shape.movies,
    tvShows: StreamingNews.shape.tvShows,
  }),
  trendingPeople: z.array(PersonCard),
  /** Backdrop → the dark ink of its artwork, `#1b2430`, for the titles whose words stand on it. */
  inks: z.record(z.string(), z.string()),
  seoData: SeoData,
});
export type HomeDocument = z.infer<typeof HomeDocument>;

/** `isFallback`: read from TMDB just now, because nothing of ours could be; then `notice` says so to the visitor. */
export const HomeData = HomeDocument.extend({ isFallback: z.boolean(), notice: z.string().nullable() });
export type HomeData = z.infer<typeof HomeData>;
