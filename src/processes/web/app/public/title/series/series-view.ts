import type { LastEpisode, SeasonSummary, SeriesDetails } from '#shared/contract/series-details.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { seriesGenreSlugId } from '#shared/domain/titles/genres.ts';
import { seriesSheet } from '#shared/text/titles/series-page.ts';
import { toPosterTitle } from '../../cards/shown-title.ts';
import { toTitlePictures } from '../../gallery/gallery-picture.ts';
import { toNovelaView, toRelationsView } from '../../novela/novela-view.ts';
import { toTrailers } from '../../trailers/trailer-view.ts';
import { toPeopleView } from '../credits/people-view.ts';
import { toAgeRating } from '../facts/age-rating-view.ts';
import { toExtraInfo } from '../facts/extra-info-view.ts';
import { foreignLang } from '../facts/foreign-lang.ts';
import { toSeriesFacts } from '../facts/series-facts.ts';
import { toNextText, toSeriesSheet } from '../facts/series-sheet.ts';
import { toRow } from '../facts/sheet-row.ts';
import type { ViewTools } from '../movie-view.ts';
import { buildAnswer } from '../watch/build-answer.ts';
import { toWatchView } from '../watch/watch-view.ts';

/** As `MovieView`. */
export type SeriesView = ReturnType<typeof toSeriesView>;
export type ShownSeason = ReturnType<typeof toShownSeason>;

export function toSeriesView(
  series: SeriesDetails,
  { today, sanitise, renderPast, renderVoices, renderNews }: ViewTools,
) {
  const { id, slug, name } = series;
  const watch = toWatchView(series['watch/providers'].results.BR, { kind: 'tv', id, slug, title: name }, today);
  return {
    slug,
    title: name,
    titleLang: foreignLang(series.name_lang),
    originalTitle: series.original_name === name ? null : series.original_name,
    originalLang: foreignLang(series.original_language),
    facts: toSeriesFacts(series),
    rating: { average: series.vote_average, votes: series.vote_count },
    ageRating: toAgeRating(series.certification),
    genres: series.genres.map((genre) => ({ name: genre.name, to: paths.seriesGenre(seriesGenreSlugId(genre)) })),
    backdropPath: series.backdrop_path,
    posterPath: series.poster_path,
    watch,
    answer: buildAnswer(name, watch),
    tagline: series.tagline.trim(),
    overview: series.overview.trim(),
    overviewLang: foreignLang(series.overview_lang),
    // Specials (season 0) have a page but are not listed.
    seasons: series.seasons.filter((season) => season.season_number > 0).map((season) => toShownSeason(season, series)),
    // A series that has ended has no new episodes to follow.
    isFollowed: series.in_production || series.next_air_date !== null,
    nextEpisode: toNextText(series, today),
    lastEpisode: series.last_episode_to_air && toShownEpisode(series.last_episode_to_air, slug),
    novela: series.novela && toNovelaView(series.novela, { slug, name, today }),
    relations: toRelationsView(series.relations),
    people: toPeopleView(series.credits),
    voices: renderVoices(series.dubbing, paths.reportSeries(slug)),
    sheet: toSeriesSheet(series, today),
    extraInfo: toExtraInfo('tv', series, toRow(seriesSheet.networks, series.networks.join(', '))),
    trailers: toTrailers(series.videos.results),
    pictures: toTitlePictures(name, series.images),
    curiosities: sanitise(series.customCuriosities),
    learnMore: sanitise(series.customAdditionalInfos),
    news: renderNews(series.news),
    similar: series.similarSeries.map(toPosterTitle),
    past: renderPast({ history: series.history, last_change: series.last_change }, paths.seriesChanges(slug)),
    seo: series.seoData,
    noindex: series.noindex,
    nofollow: series.nofollow,
  };
}

function toShownSeason(season: SeasonSummary, { poster_path }: { poster_path: string | null }) {
  return {
    number: season.season_number,
    name: season.name,
    path: season.season_url,
    episodeCount: season.episode_count,
    airDate: season.air_date,
    overview: season.overview.trim(),
    overviewLang: foreignLang(season.overview_lang),
    posterPath: season.poster_path ?? poster_path,
  };
}

function toShownEpisode(episode: LastEpisode, slug: string) {
  return {
    seasonNumber: episode.season_number,
    number: episode.episode_number,
    name: episode.name,
    airDate: episode.air_date,
    overview: episode.overview.trim(),
    stillPath: episode.still_path,
    seasonPath: paths.season(slug, episode.season_number),
  };
}
