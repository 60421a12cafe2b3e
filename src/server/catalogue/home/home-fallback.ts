import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import type { FeaturedMovie, FeaturedSeries, HomeDocument } from '#shared/contract/home.ts';
import type { GenreHub } from '#shared/contract/title-lists.ts';
import { HOME_SLICES } from '#shared/domain/limits.ts';
import { roleOf } from '#shared/domain/people/roles.ts';
import { HOME_SECTIONS } from '#shared/domain/site/home-sections.ts';
import { buildPersonSlug, buildTitleSlug } from '#shared/domain/slug.ts';
import { findMovieGenre, findSeriesGenre } from '#shared/domain/titles/genres.ts';
import type { ListedTitle } from '#shared/domain/titles/listed-title.ts';
import type { Context } from '../../context.ts';
import { fetchHomeLists } from '../../sync/fetch-home-lists.ts';
import { BUILT_IN_GENRES, BUILT_IN_PLATFORMS } from '../taxonomy/built-in-taxonomy.ts';
import { chooseBanners } from './home-banners.ts';
import { homeSeo } from './home-seo.ts';

/**
 * The last resort (docs/evidence/spec-coverage.md): fetches TMDB's own lists while a visitor waits, because neither cache nor
 * database could answer. The deadline is short; the caller caches the result briefly, so that only one request waits.
 */
export async function fetchHomeFromTmdb(ctx: Context): Promise<HomeDocument> {
  const { nowPlaying, topMovies, topSeries, people, ...lists } = await fetchHomeLists(ctx);
  // Popular titles fill up the trending ones, of which TMDB may have too few.
  const movies = eachOnce([...lists.movies, ...lists.popularMovies]);
  const series = eachOnce([...lists.series, ...lists.popularSeries]);
  return {
    sections: [...HOME_SECTIONS],
    banners: chooseBanners(
      { pinned: [], others: movies.map(toFeaturedMovie) },
      { pinned: [], others: series.map(toFeaturedSeries) },
      ctx.now(),
    ),
    trending: {
      movies: movies.slice(0, HOME_SLICES.trending).map(toMovieCard),
      tvShows: series.slice(0, HOME_SLICES.trending).map(toSeriesCard),
    },
    collections: [],
    genres: chooseGenres(lists.movieGenreIds).slice(0, HOME_SLICES.genres),
    nowPlaying: nowPlaying.slice(0, HOME_SLICES.nowPlaying).map(toMovieCard),
    topSeries: topSeries.slice(0, HOME_SLICES.topSeries).map(toSeriesCard),
    topMovies: topMovies.slice(0, HOME_SLICES.topMovies).map(toMovieCard),
    streamings: BUILT_IN_PLATFORMS,
    // Arrivals on platforms come from our own database, which is not available here.
    streamingNews: { source: 'release-date', movies: [], tvShows: [] },
    streamingWeek: { arrived: [], left: [] },
    trendingPeople: people.slice(0, HOME_SLICES.people).map((person) => ({
      id: person.id,
      name: person.name,
      slug: buildPersonSlug(person.name, person.id),
      role: roleOf(person.department),
      profile_path: person.profilePath,
    })),
    news: [],
    // Their pictures were not fetched, so no dominant colour is known.
    inks: {},
    seoData: homeSeo(ctx),
  };
}

function eachOnce(titles: readonly ListedTitle[]): ListedTitle[] {
  return [...new Map(titles.map((title) => [title.id, title])).values()];
}

/** The genres that TMDB lists, in our order and with our names; all built-in ones if it listed none. */
function chooseGenres(listed: readonly number[]): GenreHub[] {
  const chosen = BUILT_IN_GENRES.filter(({ id }) => listed.includes(id));
  return chosen.length > 0 ? chosen : BUILT_IN_GENRES;
}

function toCard(title: ListedTitle) {
  const year = title.releasedOn ? Number(title.releasedOn.slice(0, 4)) : null;
  return {
    year,
    card: {
      id: title.id,
      slug: buildTitleSlug(title.title, year, title.id),
      poster_path: title.posterPath,
      backdrop_path: title.backdropPath,
      vote_average: title.voteAverage,
      vote_count: title.voteCount,
    },
  };
}

function toMovieCard(title: ListedTitle): MovieCard {
  const { card, year } = toCard(title);
  const genres = title.genreIds.flatMap((id) => findMovieGenre(id) ?? []);
  return {
    ...card,
    media_type: 'movie',
    title: title.title,
    release_date: title.releasedOn,
    release_year: year,
    genres,
  };
}

function toSeriesCard(title: ListedTitle): SeriesCard {
  const { card, year } = toCard(title);
  const genres = title.genreIds.flatMap((id) => findSeriesGenre(id) ?? []);
  return {
    ...card,
    media_type: 'tv',
    name: title.title,
    first_air_date: title.releasedOn,
    first_air_year: year,
    genres,
  };
}

function toFeaturedMovie(title: ListedTitle): FeaturedMovie {
  return { ...toMovieCard(title), overview: title.overview, contentType: 'movie' };
}

function toFeaturedSeries(title: ListedTitle): FeaturedSeries {
  return { ...toSeriesCard(title), overview: title.overview, contentType: 'tv' };
}
