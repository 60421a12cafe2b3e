import type { FeaturedMovie, FeaturedSeries, HomeDocument } from '#shared/contract/home.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { HOME_BANNER_CANDIDATES, HOME_SLICES } from '#shared/domain/limits.ts';
import { listOwnPaths } from '#shared/domain/pictures/own-picture-path.ts';
import {
  chosenCollectionsOn,
  HOME,
  type HomePin,
  parsePins,
  pinnedIdsOn,
  pinStateOn,
} from '#shared/domain/site/home-pins.ts';
import { listShownSections } from '#shared/domain/site/home-sections.ts';
import type { Context } from '../../context.ts';
import { listPopularPeople } from '../../store/people/people-cards.ts';
import { listShownPictures } from '../../store/pictures/own-pictures.ts';
import { listPublicRecordsOf, readRecordValues, type StoredRecord } from '../../store/records/records.ts';
import { listOverviews } from '../../store/site/featured.ts';
import { toShown } from '../../sync/projection/shown-pictures.ts';
import { buildCollectionCards } from '../collections/collections.ts';
import type { Built } from '../documents/read-document.ts';
import { readRankedMovies, readRankedSeries } from '../lists/ranked-lists.ts';
import { buildStreamingNews } from '../lists/streaming-news.ts';
import { buildStreamingWeek } from '../lists/streaming-week.ts';
import { stories } from '../news/news.ts';
import { toPersonCard } from '../people/to-person-card.ts';
import { listShownGenres, readGenreDirectory } from '../taxonomy/genre-directory.ts';
import { readPlatformDirectory } from '../taxonomy/platform-directory.ts';
import { readMovieCards, readSeriesCards } from '../titles/title-cards.ts';
import { type Candidates, chooseBanners, withPinned } from './home-banners.ts';
import { readHomeColours } from './home-colours.ts';
import { homeSeo } from './home-seo.ts';

/** Reads the tables and not cached lists: a copy made of copies would not know which rows it shows. */
export async function buildHome(ctx: Context): Promise<Built<HomeDocument>> {
  const first = (limit: number) => ({ page: 1, limit });
  const written = await readRecordValues(ctx.db, HOME);
  const [
    movies,
    series,
    nowPlaying,
    topMovies,
    topSeries,
    news,
    week,
    people,
    genres,
    platforms,
    pinned,
    arranged,
    newest,
  ] = await Promise.all([
    readRankedMovies(ctx, 'movie-trending-day', first(HOME_BANNER_CANDIDATES)),
    readRankedSeries(ctx, 'series-trending-day', first(HOME_BANNER_CANDIDATES)),
    readRankedMovies(ctx, 'movie-now-playing', first(HOME_SLICES.nowPlaying)),
    readRankedMovies(ctx, 'movie-top-rated', first(HOME_SLICES.topMovies)),
    readRankedSeries(ctx, 'series-top-rated', first(HOME_SLICES.topSeries)),
    buildStreamingNews(ctx, first(HOME_SLICES.streamingNews)),
    buildStreamingWeek(ctx),
    listPopularPeople(ctx.db, 'person-trending-day', { offset: 0, limit: HOME_SLICES.people }),
    readGenreDirectory(ctx),
    readPlatformDirectory(ctx),
    readPinned(ctx, written.pins),
    readArrangement(ctx, written),
    stories.newest(ctx, HOME_SLICES.news),
  ]);
  const shownGenres = listShownGenres(genres.value).slice(0, HOME_SLICES.genres);
  const banners = await buildBanners(
    ctx,
    { pinned: pinned.movies.cards, others: movies.cards },
    { pinned: pinned.series.cards, others: series.cards },
    pinned.pins,
  );
  const value: HomeDocument = {
    sections: arranged.sections,
    banners,
    trending: {
      movies: movies.cards.slice(0, HOME_SLICES.trending),
      tvShows: series.cards.slice(0, HOME_SLICES.trending),
    },
    genres: shownGenres.map(({ hub }) => hub),
    collections: arranged.collections.cards,
    nowPlaying: nowPlaying.cards,
    topSeries: topSeries.cards,
    topMovies: topMovies.cards,
    streamings: platforms.value.filter(({ isListed }) => isListed).map(({ platform }) => platform),
    streamingNews: { source: news.value.source, movies: news.value.movies, tvShows: news.value.tvShows },
    streamingWeek: week.value,
    trendingPeople: people.map(toPersonCard),
    news: newest.cards.length < HOME_SLICES.news ? [] : newest.cards,
    inks: await readHomeColours(ctx, { banners, topMovies: topMovies.cards, topSeries: topSeries.cards }),
    seoData: homeSeo(ctx),
  };
  const persons = people.map(({ id, version }) => ({ kind: 'person' as const, id, version }));
  const lists = [
    movies,
    series,
    nowPlaying,
    topMovies,
    topSeries,
    news,
    week,
    pinned.movies,
    pinned.series,
    arranged.collections,
    newest,
  ];
  const pictured = shownGenres.flatMap((genre) => genre.pictured);
  return { value, parts: [...lists.flatMap(({ parts }) => parts), ...persons, ...pictured] };
}

/** Titles that editors pinned for today; expired pins are not read. A picture whose licence ended leaves the title's own. */
async function readPinned(ctx: Context, written: unknown) {
  const today = toBrazilianDay(ctx.now());
  const pinned = parsePins(written).filter((pin) => pinStateOn(pin, today) === 'shown');
  const named = listOwnPaths(pinned);
  const pictures = named.length === 0 ? [] : await listShownPictures(ctx.db, named);
  const pins = pinned.map((pin) => toShown(pin, pictures) as HomePin);
  const [movies, series] = await Promise.all([
    readMovieCards(ctx, pinnedIdsOn(pins, 'movie', today)),
    readSeriesCards(ctx, pinnedIdsOn(pins, 'series', today)),
  ]);
  return { movies, series, pins };
}

/** The sections that editors show, in their order, and the collections of today. */
async function readArrangement(ctx: Context, { sections, collections }: StoredRecord<'home'>['values']) {
  const ids = chosenCollectionsOn(collections, toBrazilianDay(ctx.now()));
  const published = await listPublicRecordsOf(ctx.db, 'collection', ids);
  const chosen = ids.flatMap((id) => published.find((collection) => collection.id === id) ?? []);
  return { sections: listShownSections(sections), collections: await buildCollectionCards(ctx, chosen) };
}

type MovieCard = HomeDocument['trending']['movies'][number];
type SeriesCard = HomeDocument['trending']['tvShows'][number];

async function buildBanners(
  ctx: Context,
  movies: Candidates<MovieCard>,
  series: Candidates<SeriesCard>,
  pins: readonly HomePin[],
): Promise<HomeDocument['banners']> {
  const idsOf = ({ pinned, others }: Candidates<{ id: number }>) => [...pinned, ...others].map(({ id }) => id);
  const [movieTexts, seriesTexts] = await Promise.all([
    listOverviews(ctx.db, 'movie', idsOf(movies)),
    listOverviews(ctx.db, 'series', idsOf(series)),
  ]);
  const toMovie = (card: MovieCard): FeaturedMovie => ({
    ...card,
    overview: movieTexts.get(card.id) ?? '',
    contentType: 'movie',
  });
  const toSeries = (card: SeriesCard): FeaturedSeries => ({
    ...card,
    overview: seriesTexts.get(card.id) ?? '',
    contentType: 'tv',
  });
  const today = toBrazilianDay(ctx.now());
  return chooseBanners(
    dressPinned(mapCandidates(movies, toMovie), pins, today),
    dressPinned(mapCandidates(series, toSeries), pins, today),
    ctx.now(),
  );
}

/** Pinned titles with the editor's words and picture. */
function dressPinned<T extends FeaturedMovie | FeaturedSeries>(
  { pinned, others }: Candidates<T>,
  pins: readonly HomePin[],
  today: string,
): Candidates<T> {
  const pinOf = ({ contentType, id }: T) =>
    pins.find((pin) => pin.id === id && (pin.kind === 'movie') === (contentType === 'movie'));
  return {
    pinned: pinned.map((title) => {
      const pin = pinOf(title);
      return pin ? withPinned(title, pin, today) : title;
    }),
    others,
  };
}

function mapCandidates<T, U>({ pinned, others }: Candidates<T>, map: (title: T) => U): Candidates<U> {
  return { pinned: pinned.map(map), others: others.map(map) };
}
