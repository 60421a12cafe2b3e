import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import type { MovieSource, SourceRelease } from '#shared/domain/titles/movie-source.ts';
import type { TmdbMovie } from './movie-schema.ts';
import { imagesOf, NO_OFFERS, namesOf, offersOf, personOf, rankJob, recommendationsOf, videosOf } from './to-parts.ts';
import { textsOf, titlesOf } from './to-texts.ts';
import { parseDay, toCount, toImdbId, toMinutes, toPopularity, toVoteAverage, unique } from './to-values.ts';

/**
 * Maps TMDB's names to ours; no code behind these mappers knows TMDB's format. A part that could not be read stays as stored: a
 * temporary fault at TMDB deletes nothing.
 */
export function toMovieSource(movie: TmdbMovie, held?: MovieSource): MovieSource {
  const translations = movie.translations?.translations;
  return {
    id: movie.id,
    isAdult: movie.adult,
    isVideo: movie.video,
    originalTitle: movie.original_title.trim() || movie.title.trim(),
    originalLanguage: movie.original_language,
    titles: titlesOf(translations, 'title', movie.title, movie.alternative_titles?.titles, held?.titles),
    overviews: textsOf(translations, 'overview', movie.overview, held?.overviews),
    taglines: textsOf(translations, 'tagline', movie.tagline, held?.taglines),
    releaseDate: parseDay(movie.release_date),
    runtimeMinutes: toMinutes(movie.runtime),
    status: movie.status,
    budgetUsd: toCount(movie.budget, Number.MAX_SAFE_INTEGER),
    revenueUsd: toCount(movie.revenue, Number.MAX_SAFE_INTEGER),
    popularity: toPopularity(movie.popularity ?? held?.popularity),
    voteAverage: toVoteAverage(movie.vote_average ?? held?.voteAverage),
    voteCount: toCount(movie.vote_count ?? held?.voteCount),
    genreIds: movie.genres ? unique(movie.genres.map((genre) => genre.id)) : (held?.genreIds ?? []),
    countryCodes: countriesOf(movie) ?? held?.countryCodes ?? [],
    companyNames: namesOf(movie.production_companies) ?? held?.companyNames ?? [],
    franchise: movie.belongs_to_collection === undefined ? (held?.franchise ?? null) : movie.belongs_to_collection,
    imdbId: toImdbId(movie.imdb_id),
    posterPath: movie.poster_path,
    backdropPath: movie.backdrop_path,
    cast: castOf(movie) ?? held?.cast ?? [],
    crew: crewOf(movie) ?? held?.crew ?? [],
    posters: imagesOf(movie.images?.posters) ?? held?.posters ?? [],
    backdrops: imagesOf(movie.images?.backdrops) ?? held?.backdrops ?? [],
    videos: videosOf(movie.videos) ?? held?.videos ?? [],
    releases: releasesOf(movie) ?? held?.releases ?? [],
    offers: offersOf(movie['watch/providers']) ?? held?.offers ?? NO_OFFERS,
    recommendationIds: recommendationsOf({ ...movie, mediaType: 'movie' }) ?? held?.recommendationIds ?? [],
  };
}

function countriesOf({ production_countries }: TmdbMovie): string[] | undefined {
  return production_countries && unique(production_countries.map((country) => country.iso_3166_1));
}

function castOf({ credits }: TmdbMovie): MovieSource['cast'] | undefined {
  return credits?.cast
    ?.toSorted((a, b) => a.order - b.order)
    .slice(0, SOURCE_LIMITS.cast)
    .map((member) => ({ ...personOf(member), character: member.character }));
}

function crewOf({ credits }: TmdbMovie): MovieSource['crew'] | undefined {
  return credits?.crew
    ?.toSorted((a, b) => rankJob(a.job) - rankJob(b.job))
    .slice(0, SOURCE_LIMITS.crew)
    .map((member) => ({ ...personOf(member), job: member.job, department: member.department }));
}

function releasesOf(movie: TmdbMovie): SourceRelease[] | undefined {
  if (!movie.release_dates) return undefined;
  const brazil = movie.release_dates.results.find((country) => country.iso_3166_1 === 'BR');
  return (brazil?.release_dates ?? []).flatMap((release) => {
    // Midnight UTC of the intended day: only the date part counts, a time zone would shift it.
    const releasedOn = parseDay(release.release_date.slice(0, 10));
    return releasedOn
      ? [{ type: release.type, releasedOn, certification: release.certification, note: release.note }]
      : [];
  });
}
