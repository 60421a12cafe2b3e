import type { SeoData } from '#shared/contract/common.ts';
import type { BrazilOffers } from '#shared/contract/title-parts.ts';
import { yearOf } from '#shared/domain/day.ts';
import { buildShareCardUrl, type ShareCardFacts, seasonCardSlug } from '#shared/domain/pictures/share-card-url.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { seo } from '#shared/text/seo.ts';
import type { StoredSeason } from '../../store/titles/seasons.ts';
import type { StoredSeries } from '../../store/titles/series.ts';

export function seriesSeo(
  series: StoredSeries,
  { offers, card }: { offers: BrazilOffers; card: ShareCardFacts },
  siteUrl: string,
): SeoData {
  const year = String(yearOf(series.first_air_date) ?? '');
  const where = offers.flatrate
    .slice(0, 2)
    .map((offer) => offer.provider_name)
    .join(', ');
  return {
    title: series.seo_title || seo.seriesTitle(series.title, year),
    description:
      series.seo_description || portugueseOverview(series) || seo.seriesDescription(series.title, year, where),
    keywords: [series.title, seo.defaultKeywords].join(', '),
    imageUrl: siteUrl + buildShareCardUrl('serie', series.slug, card),
    canonicalUrl: siteUrl + paths.oneSeries(series.slug),
  };
}

export function seasonSeo(
  { series, season }: { series: StoredSeries; season: StoredSeason },
  card: ShareCardFacts,
  siteUrl: string,
): SeoData {
  return {
    title: seo.seasonTitle(series.title, String(yearOf(series.first_air_date) ?? ''), season.name),
    description: portugueseOverview(season) || seo.seasonDescription(series.title, season.name),
    keywords: [series.title, season.name, seo.defaultKeywords].join(', '),
    imageUrl: siteUrl + buildShareCardUrl('temporada', seasonCardSlug(series.slug, season.number), card),
    canonicalUrl: siteUrl + paths.season(series.slug, season.number),
  };
}

export function chaptersSeo(series: StoredSeries, siteUrl: string): SeoData {
  return {
    title: seo.chaptersTitle(series.title, String(yearOf(series.first_air_date) ?? '')),
    description: seo.chaptersDescription(series.title),
    keywords: [series.title, seo.defaultKeywords].join(', '),
    imageUrl: null,
    canonicalUrl: siteUrl + paths.chapters(series.slug),
  };
}

/** Only a text in Portuguese is used as description. */
function portugueseOverview({ overview, overview_language }: { overview: string; overview_language: string }): string {
  return overview_language.startsWith('pt') ? overview : '';
}
