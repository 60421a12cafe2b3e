import type { PersonCard, TitleCard } from '#shared/contract/common.ts';
import type { FeaturedMovie, FeaturedSeries, HomeData } from '#shared/contract/home.ts';
import type { GenreHub, Platform, StreamingNewsItem } from '#shared/contract/title-lists.ts';
import { HOME_SHOWN } from '#shared/domain/limits.ts';
import { newsWords } from '#shared/text/news.ts';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import { renderNews } from '../news/news-html.server.tsx';
import { interleave } from './interleave.ts';

export type FeaturedTitle = FeaturedMovie | FeaturedSeries;

/** A title with its arrivals, the newest first; each platform has the day of its own. */
export type Premiere = StreamingNewsItem & {
  arrivals: Pick<StreamingNewsItem, 'happened_on' | 'platforms'>[];
};

/** The part of the fetched data that the page shows. */
export interface HomeView {
  notice: string | null;
  /** Shown, in this order. */
  sections: HomeData['sections'];
  /** At the top. */
  featured: FeaturedTitle[];
  /** Further down. */
  moreFeatured: FeaturedTitle[];
  hype: TitleCard[];
  genres: Pick<GenreHub, 'name' | 'slug' | 'backdrop'>[];
  collections: HomeData['collections'];
  /** One for each title. */
  premieres: Premiere[];
  /** Whether the dates are observed arrivals; otherwise they are release dates. */
  arePremieresObserved: boolean;
  arrived: StreamingNewsItem[];
  left: StreamingNewsItem[];
  nowPlaying: TitleCard[];
  topMovies: TitleCard[];
  topSeries: TitleCard[];
  platforms: Pick<Platform, 'id' | 'name' | 'slug' | 'logo'>[];
  /** Platform → the path of its logo. */
  logos: ReadonlyMap<number, string | null>;
  people: PersonCard[];
  news: SafeHtml | null;
  /** Backdrop → its dominant colour, the background of the text beside it. */
  inks: HomeData['inks'];
}

export function toHomeView(data: HomeData): HomeView {
  const banners = interleave(data.banners.movies, data.banners.tvShows);
  const ofBlock = HOME_SHOWN.featuredInBlock;
  return {
    notice: data.isFallback ? data.notice : null,
    sections: data.sections,
    featured: banners.slice(0, ofBlock),
    moreFeatured: banners.slice(ofBlock, 2 * ofBlock),
    hype: interleave(data.trending.movies, data.trending.tvShows).slice(0, HOME_SHOWN.hype),
    genres: data.genres.slice(0, HOME_SHOWN.genres).map(({ name, slug, backdrop }) => ({ name, slug, backdrop })),
    collections: data.collections,
    premieres: toPremieres([...data.streamingNews.movies, ...data.streamingNews.tvShows]).slice(
      0,
      HOME_SHOWN.premieres,
    ),
    arePremieresObserved: data.streamingNews.source === 'availability-diff',
    arrived: data.streamingWeek.arrived,
    left: data.streamingWeek.left,
    nowPlaying: data.nowPlaying.slice(0, HOME_SHOWN.nowPlaying),
    topMovies: data.topMovies.slice(0, HOME_SHOWN.top),
    topSeries: data.topSeries.slice(0, HOME_SHOWN.top),
    platforms: data.streamings.map(({ id, name, slug, logo }) => ({ id, name, slug, logo })),
    logos: new Map(data.streamings.map(({ id, logo }) => [id, logo])),
    news: renderNews(data.news, newsWords.news),
    people: data.trendingPeople.slice(0, HOME_SHOWN.people),
    inks: data.inks,
  };
}

/** A title that arrived on two platforms on two days is two items of the list, and one card. */
function toPremieres(items: readonly StreamingNewsItem[]): Premiere[] {
  const newestFirst = items.toSorted((one, other) => other.happened_on.localeCompare(one.happened_on));
  const ofTitles = Map.groupBy(newestFirst, ({ media_type, id }) => `${media_type} ${id}`);
  return [...ofTitles.values()].flatMap(([newest, ...older]) =>
    newest
      ? { ...newest, arrivals: [newest, ...older].map(({ happened_on, platforms }) => ({ happened_on, platforms })) }
      : [],
  );
}
