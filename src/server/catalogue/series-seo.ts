import type { SeoData } from '#shared/contract/common.ts';
import type { BrazilOffers } from '#shared/contract/title-parts.ts';
import { yearOf } from '#shared/domain/day.ts';
import { buildImageUrl } from '#shared/domain/image-url.ts';
import { paths } from '#shared/domain/paths.ts';
import { seo } from '#shared/text/seo.ts';
import type { StoredSeason } from '../store/seasons.ts';
import type { StoredSeries } from '../store/series.ts';

export function seriesSeo(series: StoredSeries, offers: BrazilOffers, siteUrl: string): SeoData {
  const year = String(yearOf(series.first_air_date) ?? '');
  const where = offers.flatrate
    .slice(0, 2)
    .map((offer) => offer.provider_name)
    .join(', ');
  const image =
    buildImageUrl('backdrop', 'w1280', series.backdrop_path) ?? buildImageUrl('poster', 'w780', series.poster_path);
  return {
    title: series.seo_title || seo.seriesTitle(series.title, year),
    description:
      series.seo_description || portugueseOverview(series) || seo.seriesDescription(series.title, year, where),
    keywords: [series.title, seo.defaultKeywords].join(', '),
    imageUrl: image && siteUrl + image,
    canonicalUrl: siteUrl + paths.oneSeries(series.slug),
  };
}

export function seasonSeo(series: StoredSeries, season: StoredSeason, siteUrl: string): SeoData {
  const image =
    buildImageUrl('poster', 'w780', season.poster_path) ??
    buildImageUrl('backdrop', 'w1280', series.backdrop_path) ??
    buildImageUrl('poster', 'w780', series.poster_path);
  return {
    title: seo.seasonTitle(series.title, season.name),
    description: portugueseOverview(season) || seo.seasonDescription(series.title, season.name),
    keywords: [series.title, season.name, seo.defaultKeywords].join(', '),
    imageUrl: image && siteUrl + image,
    canonicalUrl: siteUrl + paths.season(series.slug, season.number),
  };
}

/** A text that is not Portuguese does not describe a page of ours. */
function portugueseOverview({ overview, overview_language }: { overview: string; overview_language: string }): string {
  return overview_language.startsWith('pt') ? overview : '';
}
