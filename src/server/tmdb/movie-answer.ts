import { z } from 'zod';
import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import type { MovieSource, SourceRelease } from '#shared/domain/titles/movie.ts';
import type { CallOptions, TmdbClient } from './client.ts';
import {
  AlternativeTitle,
  Credits,
  Descriptors,
  fact,
  flag,
  Images,
  id,
  listOf,
  Named,
  number,
  part,
  RelatedTitles,
  titleTranslation,
  Videos,
  WatchServices,
} from './parts-schema.ts';
import { line, longText, name, path, text, token } from './text-schema.ts';
import { imagesOf, NO_OFFERS, namesOf, offersOf, personOf, rankJob, recommendationsOf, videosOf } from './to-parts.ts';
import { textsOf, titlesOf } from './to-texts.ts';
import { parseDay, toCount, toImdbId, toMinutes, toPopularity, toVoteAverage, unique } from './to-values.ts';

const Release = z.object({
  type: z.int().min(1).max(6),
  release_date: token,
  certification: text,
  descriptors: Descriptors,
  note: text,
});
const Country = z.object({ iso_3166_1: token, release_dates: listOf(Release) });

/** TMDB's film, in TMDB's names; parts-schema.ts explains what is refused and what is left out. */
export const TmdbMovie = z
  .object({
    id,
    title: line,
    original_title: line,
    original_language: line,
    adult: flag,
    video: flag,
    overview: longText,
    tagline: text,
    release_date: text,
    runtime: number,
    status: text,
    budget: number,
    revenue: number,
    popularity: fact,
    vote_average: fact,
    vote_count: fact,
    imdb_id: path,
    poster_path: path,
    backdrop_path: path,
    genres: part(listOf(z.object({ id }))),
    production_countries: part(listOf(z.object({ iso_3166_1: z.string().length(2) }))),
    production_companies: part(listOf(Named)),
    belongs_to_collection: part(z.object({ id, name }).nullable()),
    credits: Credits,
    videos: Videos,
    images: Images,
    release_dates: part(z.object({ results: listOf(Country) })),
    'watch/providers': WatchServices,
    recommendations: RelatedTitles,
    similar: RelatedTitles,
    translations: part(z.object({ translations: listOf(titleTranslation) })),
    alternative_titles: part(z.object({ titles: listOf(AlternativeTitle) })),
  })
  // A page needs a name.
  .refine((film) => film.title.trim() !== '' || film.original_title.trim() !== '', { error: 'has no title at all' });
export type TmdbMovie = z.infer<typeof TmdbMovie>;

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
    const { type, certification, descriptors, note } = release;
    return releasedOn ? [{ type, releasedOn, certification, descriptors, note }] : [];
  });
}

/** Without these, TMDB returns only pictures and videos marked as Portuguese. */
export const PART_LANGUAGES = {
  include_image_language: 'pt,en,null',
  include_video_language: 'pt,en,null',
} as const;

/** Everything a film page needs, in one call (TMDB accepts at most 20 parts). */
const MOVIE_PARTS = [
  'credits',
  'videos',
  'images',
  'release_dates',
  'watch/providers',
  'external_ids',
  'recommendations',
  'similar',
  'translations',
  'alternative_titles',
];

export const MOVIE_QUERY = { language: 'pt-BR', append_to_response: MOVIE_PARTS.join(','), ...PART_LANGUAGES } as const;

export function fetchMovie(tmdb: TmdbClient, id: number, options: CallOptions): Promise<TmdbMovie> {
  return tmdb.get(`/movie/${id}`, MOVIE_QUERY, TmdbMovie, options);
}
