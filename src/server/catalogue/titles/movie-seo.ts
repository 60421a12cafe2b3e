import type { SeoData } from '#shared/contract/common.ts';
import type { BrazilOffers } from '#shared/contract/title-parts.ts';
import { buildShareCardUrl, type ShareCardFacts } from '#shared/domain/pictures/share-card-url.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { seo } from '#shared/text/seo.ts';
import type { StoredMovie } from '../../store/titles/movies.ts';

export function movieSeo(
  movie: StoredMovie,
  { offers, card }: { offers: BrazilOffers; card: ShareCardFacts },
  siteUrl: string,
): SeoData {
  const year = String(movie.release_year ?? '');
  const where = offers.flatrate
    .slice(0, 2)
    .map((offer) => offer.provider_name)
    .join(', ');
  // Only a text in Portuguese is used as description.
  const isPortuguese = movie.overview_language.startsWith('pt');
  return {
    title: movie.seo_title || seo.movieTitle(movie.title, year),
    description:
      movie.seo_description || (isPortuguese && movie.overview) || seo.movieDescription(movie.title, year, where),
    keywords: [movie.title, seo.defaultKeywords].join(', '),
    imageUrl: siteUrl + buildShareCardUrl('filme', movie.slug, card),
    canonicalUrl: siteUrl + paths.movie(movie.slug),
  };
}
