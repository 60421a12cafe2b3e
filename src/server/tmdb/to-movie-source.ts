import { SOURCE_KEEPS } from '#shared/domain/limits.ts';
import type { MovieSource, SourceRelease } from '#shared/domain/movie-source.ts';
import type { TmdbMovie } from './movie-schema.ts';
import { imagesOf, offersOf, personOf, rankJob, recommendationsOf, videosOf } from './to-parts.ts';
import { textsOf, titlesOf } from './to-texts.ts';
import { parseDay, toCount, toImdbId, toMinutes, toPopularity, toVoteAverage, unique } from './to-values.ts';

/** From TMDB's names and quirks to ours; nothing past these mappers knows how TMDB spells things. */
export function toMovieSource(movie: TmdbMovie): MovieSource {
  const { translations } = movie.translations;
  return {
    id: movie.id,
    isAdult: movie.adult,
    isVideo: movie.video,
    originalTitle: movie.original_title.trim() || movie.title.trim(),
    originalLanguage: movie.original_language,
    titles: titlesOf(translations, 'title', movie.title, movie.alternative_titles.titles),
    overviews: textsOf(translations, 'overview', movie.overview),
    taglines: textsOf(translations, 'tagline', movie.tagline),
    releaseDate: parseDay(movie.release_date),
    runtimeMinutes: toMinutes(movie.runtime),
    status: movie.status,
    budgetUsd: toCount(movie.budget, Number.MAX_SAFE_INTEGER),
    revenueUsd: toCount(movie.revenue, Number.MAX_SAFE_INTEGER),
    popularity: toPopularity(movie.popularity),
    voteAverage: toVoteAverage(movie.vote_average),
    voteCount: toCount(movie.vote_count),
    genreIds: unique(movie.genres.map((genre) => genre.id)),
    countryCodes: unique(movie.production_countries.map((country) => country.iso_3166_1)),
    companyNames: unique(movie.production_companies.map((company) => company.name)),
    franchise: movie.belongs_to_collection
      ? { id: movie.belongs_to_collection.id, name: movie.belongs_to_collection.name }
      : null,
    imdbId: toImdbId(movie.imdb_id),
    posterPath: movie.poster_path,
    backdropPath: movie.backdrop_path,
    ...creditsOf(movie),
    posters: imagesOf(movie.images.posters),
    backdrops: imagesOf(movie.images.backdrops),
    videos: videosOf(movie.videos),
    releases: releasesOf(movie),
    offers: offersOf(movie['watch/providers']),
    recommendationIds: recommendationsOf({ ...movie, mediaType: 'movie' }),
  };
}

function creditsOf({ credits }: TmdbMovie): Pick<MovieSource, 'cast' | 'crew'> {
  return {
    cast: credits.cast
      .toSorted((a, b) => a.order - b.order)
      .slice(0, SOURCE_KEEPS.cast)
      .map((member) => ({ ...personOf(member), character: member.character })),
    crew: credits.crew
      .toSorted((a, b) => rankJob(a.job) - rankJob(b.job))
      .slice(0, SOURCE_KEEPS.crew)
      .map((member) => ({ ...personOf(member), job: member.job, department: member.department })),
  };
}

function releasesOf(movie: TmdbMovie): SourceRelease[] {
  const brazil = movie.release_dates.results.find((country) => country.iso_3166_1 === 'BR');
  return (brazil?.release_dates ?? []).flatMap((release) => {
    // Midnight UTC of the day meant: the date part is the fact, a time zone would move it.
    const releasedOn = parseDay(release.release_date.slice(0, 10));
    return releasedOn
      ? [{ type: release.type, releasedOn, certification: release.certification, note: release.note }]
      : [];
  });
}
