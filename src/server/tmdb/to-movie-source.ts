import { SOURCE_KEEPS } from '#shared/domain/limits.ts';
import {
  type LanguageTexts,
  type MovieSource,
  OFFER_KINDS,
  type SourceImage,
  type SourceRelease,
  type SourceVideo,
} from '#shared/domain/movie-source.ts';
import type { TmdbMovie } from './movie-schema.ts';

/** From TMDB's names and quirks to ours; nothing past this file knows how TMDB spells things. */
export function toMovieSource(movie: TmdbMovie): MovieSource {
  return {
    id: movie.id,
    isAdult: movie.adult,
    isVideo: movie.video,
    originalTitle: movie.original_title.trim() || movie.title.trim(),
    originalLanguage: movie.original_language,
    titles: titlesOf(movie),
    overviews: textsOf(movie, 'overview'),
    taglines: textsOf(movie, 'tagline'),
    releaseDate: parseDay(movie.release_date),
    // 0 is TMDB's "unknown"; longer than our column is a typo.
    runtimeMinutes: movie.runtime > 0 && movie.runtime < 10_000 ? Math.round(movie.runtime) : null,
    status: movie.status,
    budgetUsd: wholeWithin(movie.budget, MOST_DOLLARS),
    revenueUsd: wholeWithin(movie.revenue, MOST_DOLLARS),
    popularity: within(movie.popularity, MOST_POPULARITY),
    voteAverage: within(movie.vote_average, 10),
    voteCount: wholeWithin(movie.vote_count, MOST_VOTES),
    genreIds: unique(movie.genres.map((genre) => genre.id)),
    countryCodes: unique(movie.production_countries.map((country) => country.iso_3166_1)),
    companyNames: unique(movie.production_companies.map((company) => company.name)),
    franchise: movie.belongs_to_collection
      ? { id: movie.belongs_to_collection.id, name: movie.belongs_to_collection.name }
      : null,
    imdbId: movie.imdb_id,
    posterPath: movie.poster_path,
    backdropPath: movie.backdrop_path,
    ...creditsOf(movie),
    posters: imagesOf(movie.images.posters),
    backdrops: imagesOf(movie.images.backdrops),
    videos: videosOf(movie),
    releases: releasesOf(movie),
    offers: offersOf(movie),
    recommendationIds: recommendationsOf(movie),
  };
}

/** `translations` names a pt-BR title only where it differs; the answer's own `title` is pt-BR when a translation exists. */
function titlesOf(movie: TmdbMovie): LanguageTexts {
  const texts = textsOf(movie, 'title');
  const hasBrazilianText = movie.translations.translations.some((row) => languageOf(row) === 'pt-BR');
  const alternative = movie.alternative_titles.titles.find((row) => row.iso_3166_1 === 'BR')?.title ?? '';
  return { ...texts, 'pt-BR': texts['pt-BR'] || (hasBrazilianText ? movie.title : '') || alternative };
}

function textsOf(movie: TmdbMovie, field: 'title' | 'overview' | 'tagline'): LanguageTexts {
  const texts: LanguageTexts = { 'pt-BR': '', 'pt-PT': '', en: '' };
  for (const row of movie.translations.translations) {
    const language = languageOf(row);
    if (language && !texts[language]) texts[language] = row.data[field].trim();
  }
  // The answer itself is in pt-BR, and TMDB never puts another language into these two.
  if (field !== 'title' && !texts['pt-BR']) texts['pt-BR'] = movie[field].trim();
  return texts;
}

function languageOf(row: { iso_639_1: string; iso_3166_1: string }): keyof LanguageTexts | null {
  if (row.iso_639_1 === 'pt') return row.iso_3166_1 === 'BR' ? 'pt-BR' : 'pt-PT';
  return row.iso_639_1 === 'en' ? 'en' : null;
}

/** The jobs a page names come first, so that the cut never takes a director. */
const SHOWN_JOBS = ['Director', 'Screenplay', 'Writer', 'Author', 'Story', 'Producer', 'Original Music Composer'];

function creditsOf(movie: TmdbMovie): Pick<MovieSource, 'cast' | 'crew'> {
  const rank = (job: string) => (SHOWN_JOBS.includes(job) ? SHOWN_JOBS.indexOf(job) : SHOWN_JOBS.length);
  return {
    cast: movie.credits.cast
      .toSorted((a, b) => a.order - b.order)
      .slice(0, SOURCE_KEEPS.cast)
      .map((member) => ({ ...personOf(member), character: member.character })),
    crew: movie.credits.crew
      .toSorted((a, b) => rank(a.job) - rank(b.job))
      .slice(0, SOURCE_KEEPS.crew)
      .map((member) => ({ ...personOf(member), job: member.job, department: member.department })),
  };
}

function personOf(member: TmdbMovie['credits']['cast' | 'crew'][number]) {
  const { id, name, profile_path, popularity } = member;
  return { personId: id, name, profilePath: profile_path, popularity: within(popularity, MOST_POPULARITY) };
}

function imagesOf(images: TmdbMovie['images']['posters']): SourceImage[] {
  return images.slice(0, SOURCE_KEEPS.imagesPerKind).map((image) => ({
    filePath: image.file_path,
    width: image.width,
    height: image.height,
    language: image.iso_639_1 ?? null,
  }));
}

const YOUTUBE_KEY = /^[A-Za-z0-9_-]{11}$/;

function videosOf(movie: TmdbMovie): SourceVideo[] {
  return movie.videos.results
    .filter((video) => video.site === 'YouTube' && YOUTUBE_KEY.test(video.key))
    .slice(0, SOURCE_KEEPS.videos)
    .map((video) => ({
      tmdbId: video.id,
      youtubeKey: video.key,
      name: video.name,
      type: video.type,
      language: video.iso_639_1,
      isOfficial: video.official,
      publishedAt: video.published_at,
    }));
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

function offersOf(movie: TmdbMovie): MovieSource['offers'] {
  const brazil = movie['watch/providers'].results.BR;
  const services = OFFER_KINDS.flatMap((kind) =>
    uniqueBy(brazil?.[kind] ?? [], (service) => service.provider_id).map((service) => ({
      kind,
      serviceId: service.provider_id,
      serviceName: service.provider_name,
      logoPath: service.logo_path,
    })),
  );
  const link = brazil?.link ?? null;
  return { link: link?.startsWith('https://www.themoviedb.org/') ? link : null, services };
}

function recommendationsOf(movie: TmdbMovie): number[] {
  const related = [...movie.recommendations.results, ...movie.similar.results];
  const films = related.filter(({ adult, media_type, id }) => !adult && media_type !== 'tv' && id !== movie.id);
  return unique(films.map((film) => film.id)).slice(0, SOURCE_KEEPS.recommendations);
}

/** `2002-02-30`, `0000-00-00` and `''` are no days. */
function parseDay(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1870') return null;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : null;
}

/** Beyond any real film, and within what our columns hold: a larger number is a typing mistake. */
const MOST_DOLLARS = 100_000_000_000;
const MOST_POPULARITY = 1_000_000;
const MOST_VOTES = 1_000_000_000;

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

function wholeWithin(value: number, most: number): number {
  return Math.round(within(value, most));
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}

function uniqueBy<T>(values: T[], key: (value: T) => unknown): T[] {
  return [...new Map(values.map((value) => [key(value), value])).values()];
}
