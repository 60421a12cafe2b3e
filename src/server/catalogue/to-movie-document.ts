import type { BrazilOffers, MovieDocument, WatchOffer } from '#shared/contract/movie-details.ts';
import { type Certification, certificationMeaning } from '#shared/domain/certification.ts';
import { findMovieGenre } from '#shared/domain/genres.ts';
import { OFFER_KINDS, type OfferKind } from '#shared/domain/source-parts.ts';
import { describeWatchService } from '#shared/domain/watch-services.ts';
import type { Context } from '../context.ts';
import type { MovieCardRow } from '../store/movie-cards.ts';
import type { listCast, listCrew, listImages, listOffers, listVideos } from '../store/movie-parts.ts';
import type { StoredMovie } from '../store/movies.ts';
import { countryNames } from './country-names.ts';
import { movieSeo } from './movie-seo.ts';
import { toMovieCard, toRating } from './to-movie-card.ts';

type Rows<List extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<List>>;

export interface MovieParts {
  movie: StoredMovie;
  cast: Rows<typeof listCast>;
  crew: Rows<typeof listCrew>;
  images: Rows<typeof listImages>;
  videos: Rows<typeof listVideos>;
  offers: Rows<typeof listOffers>;
  similar: MovieCardRow[];
  isPlaying: boolean;
}

/** Rows in, wire document out. Pure: the same rows always give the same bytes. */
export function toMovieDocument(parts: MovieParts, site: Pick<Context, 'siteUrl'>): MovieDocument {
  const { movie } = parts;
  const genres = movie.genre_ids.flatMap((id) => findMovieGenre(id) ?? []);
  const offers = toBrazilOffers(parts);
  // The column holds what parseCertification let through.
  const certification = movie.certification as Certification | null;
  return {
    id: movie.id,
    title: movie.title,
    title_lang: movie.title_language,
    original_title: movie.original_title,
    original_language: movie.original_language,
    overview: movie.overview,
    overview_lang: movie.overview_language,
    tagline: movie.tagline,
    release_date: movie.release_date,
    is_brazilian_release: movie.is_brazilian_release,
    release_year: movie.release_year,
    runtime: movie.runtime_minutes,
    vote_average: toRating(movie.vote_average),
    vote_count: movie.vote_count,
    certification: certification && { certification, meaning: certificationMeaning(certification) },
    genres,
    slug: movie.slug,
    backdrop_path: movie.backdrop_path,
    poster_path: movie.poster_path,
    credits: { cast: parts.cast, crew: parts.crew },
    videos: {
      results: parts.videos.map((video) => ({
        id: video.tmdb_id,
        key: video.youtube_key,
        name: video.name,
        type: video.type,
        published_at: video.published_at.toISOString(),
        iso_639_1: video.language,
      })),
    },
    'watch/providers': { results: { BR: offers } },
    images: { posters: toImages(parts, 'poster'), backdrops: toImages(parts, 'backdrop') },
    ingresso: { isPlaying: parts.isPlaying, url: movie.ticket_url },
    customCuriosities: movie.curiosities_html,
    customAdditionalInfos: movie.additional_infos_html,
    budget: movie.budget_usd,
    revenue: movie.revenue_usd,
    status: movie.status,
    countries: countryNames(movie.country_codes),
    companies: movie.company_names,
    franchise:
      movie.franchise_id !== null && movie.franchise_name !== null
        ? { id: movie.franchise_id, name: movie.franchise_name }
        : null,
    imdb_id: movie.imdb_id,
    noindex: movie.is_noindex,
    similarMovies: parts.similar.map(toMovieCard),
    seoData: movieSeo(movie, offers, site.siteUrl),
  };
}

function toImages({ images }: MovieParts, kind: 'poster' | 'backdrop') {
  return images
    .filter((image) => image.kind === kind)
    .map(({ file_path, width, height }) => ({
      file_path,
      aspect_ratio: Math.round((width / height) * 1_000) / 1_000,
      width,
      height,
    }));
}

/** In our order of services; two ids of one service (with and without ads) are one row. */
function toBrazilOffers({ movie, offers }: MovieParts): BrazilOffers {
  const offersOf = (kind: OfferKind): WatchOffer[] => {
    const services = offers
      .filter((offer) => offer.kind === kind)
      .map((offer) => ({ ...describeWatchService(offer.id, offer.name), logoPath: offer.logo_path }))
      .sort((a, b) => a.order - b.order);
    return [...Map.groupBy(services, (service) => service.label).values()].flatMap(([service]) =>
      service
        ? {
            provider_id: service.id,
            provider_name: service.label,
            logo_path: service.logoPath,
            brand: service.brand,
            abbreviation: service.abbreviation,
          }
        : [],
    );
  };
  const byKind = Object.fromEntries(OFFER_KINDS.map((kind) => [kind, offersOf(kind)])) as Record<
    OfferKind,
    WatchOffer[]
  >;
  return { link: movie.watch_link, ...byKind, checked_on: movie.offers_checked_at.toISOString().slice(0, 10) };
}
