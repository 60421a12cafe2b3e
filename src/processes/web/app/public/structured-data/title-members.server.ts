import type { AggregateRatingLeaf, CountryLeaf, PersonLeaf, VideoObjectLeaf } from 'schema-dts';
import type { Video } from '#shared/contract/title-parts.ts';
import { hasRating } from '#shared/domain/format.ts';
import { RATING_SCALE, STRUCTURED_DATA } from '#shared/domain/limits.ts';
import { buildImageUrl } from '#shared/domain/pictures/image-url.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { cutText } from '../../seo/cut-text.ts';
import { chooseTrailers } from '../trailers/choose-trailers.ts';

/** The site, and what the operator allows in structured data. */
export interface DescribedSite {
  name: string;
  url: string;
  contactEmail: string;
  hasAggregateRating: boolean;
}

interface Named {
  name: string;
  slug: string;
}

export function toPeople(people: readonly Named[], { url }: DescribedSite): PersonLeaf[] {
  const once = new Map(people.map((person) => [person.slug, person]));
  return [...once.values()].map(({ name, slug }) => ({ '@type': 'Person', name, url: url + paths.person(slug) }));
}

export function toActors(cast: readonly Named[], site: DescribedSite): PersonLeaf[] {
  return toPeople(cast, site).slice(0, STRUCTURED_DATA.actors);
}

/** Poster, then backdrop. */
export function toPictures(
  { poster_path, backdrop_path }: { poster_path: string | null; backdrop_path: string | null },
  { url }: DescribedSite,
): string[] {
  const pictures = [buildImageUrl('poster', 'w780', poster_path), buildImageUrl('backdrop', 'w1280', backdrop_path)];
  return pictures.flatMap((picture) => (picture ? [url + picture] : []));
}

/** The pages are in Portuguese, so a text in another language is left out. */
export function toDescription(text: string, language: string): string | undefined {
  if (!language.startsWith('pt')) return undefined;
  return cutText(text, STRUCTURED_DATA.descriptionCharacters);
}

/** TMDB's votes, as the page shows them; the operator decides whether they are included (`SEO_AGGREGATE_RATING`). */
export function toAggregateRating(
  { vote_average, vote_count }: { vote_average: number; vote_count: number },
  { hasAggregateRating }: DescribedSite,
): AggregateRatingLeaf | undefined {
  const { best, worst } = RATING_SCALE;
  if (!hasAggregateRating || !hasRating(vote_average, vote_count) || vote_average < worst) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: vote_average.toFixed(1),
    ratingCount: vote_count,
    bestRating: best,
    worstRating: worst,
  };
}

/** The first trailer the page shows. */
export function toTrailer(videos: readonly Video[], { url }: DescribedSite): VideoObjectLeaf | undefined {
  const [video] = chooseTrailers(videos);
  const thumbnail = video && buildImageUrl('video', 'w780', video.key);
  if (!video || !thumbnail) return undefined;
  return {
    '@type': 'VideoObject',
    name: video.name,
    thumbnailUrl: url + thumbnail,
    uploadDate: video.published_at,
    embedUrl: `https://www.youtube-nocookie.com/embed/${video.key}`,
  };
}

export function toCountries(names: readonly string[]): CountryLeaf[] {
  return names.map((name) => ({ '@type': 'Country', name }));
}
