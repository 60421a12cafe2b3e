import type { PersonCard, TitleCard } from '#shared/contract/common.ts';
import type { FeaturedMovie, FeaturedSeries, HomeData } from '#shared/contract/home.ts';
import type { GenreHub, Platform, StreamingNewsItem } from '#shared/contract/title-lists.ts';
import { HOME_SHOWN } from '#shared/domain/limits.ts';
import { interleave } from './interleave.ts';

export type FeaturedTitle = FeaturedMovie | FeaturedSeries;

/** What the page shows of what it was given: more is fetched than is seen. */
export interface HomeView {
  notice: string | null;
  /** At the top. */
  featured: FeaturedTitle[];
  /** Further down. */
  moreFeatured: FeaturedTitle[];
  hype: TitleCard[];
  genres: Pick<GenreHub, 'name' | 'slug' | 'backdrop'>[];
  news: StreamingNewsItem[];
  /** Whether we saw the titles arrive; otherwise we know only when they were released. */
  isNewsObserved: boolean;
  nowPlaying: TitleCard[];
  topMovies: TitleCard[];
  topSeries: TitleCard[];
  platforms: Pick<Platform, 'id' | 'name' | 'slug' | 'logo'>[];
  /** Platform → the path of its logo. */
  logos: ReadonlyMap<number, string | null>;
  people: PersonCard[];
  /** Backdrop → the ink words stand on beside it. */
  inks: HomeData['inks'];
}

export function toHomeView(data: HomeData): HomeView {
  const banners = interleave(data.banners.movies, data.banners.tvShows);
  const ofBlock = HOME_SHOWN.featuredInBlock;
  return {
    notice: data.isFallback ? data.notice : null,
    featured: banners.slice(0, ofBlock),
    moreFeatured: banners.slice(ofBlock, 2 * ofBlock),
    hype: interleave(data.trending.movies, data.trending.tvShows).slice(0, HOME_SHOWN.hype),
    genres: data.genres.slice(0, HOME_SHOWN.genres).map(({ name, slug, backdrop }) => ({ name, slug, backdrop })),
    news: [...data.streamingNews.movies, ...data.streamingNews.tvShows]
      .toSorted((one, other) => other.happened_on.localeCompare(one.happened_on))
      .slice(0, HOME_SHOWN.news),
    isNewsObserved: data.streamingNews.source === 'availability-diff',
    nowPlaying: data.nowPlaying.slice(0, HOME_SHOWN.nowPlaying),
    topMovies: data.topMovies.slice(0, HOME_SHOWN.top),
    topSeries: data.topSeries.slice(0, HOME_SHOWN.top),
    platforms: data.streamings.map(({ id, name, slug, logo }) => ({ id, name, slug, logo })),
    logos: new Map(data.streamings.map(({ id, logo }) => [id, logo])),
    people: data.trendingPeople.slice(0, HOME_SHOWN.people),
    inks: data.inks,
  };
}
