import { adminEditing } from '../../text/editing.ts';
import { editing } from '../../text/field-problems.ts';
import { adminTaxonomy } from '../../text/taxonomy.ts';

/** The fields that several subjects declare alike. */
export const labels = adminEditing.fields;
export const content = { tab: 'content' } as const;
export const pictures = { tab: 'pictures' } as const;
export const address = { tab: 'address' } as const;
export const inSeo = { tab: 'seo' } as const;
export const curated = { needs: 'curate' } as const;
export const published = { needs: 'publish' } as const;
const rating = { tab: 'rating' } as const;

/** Publishing shows it; taking it off the site needs the right to hide. */
export const isHidden = { kind: 'switch', tab: 'aside', label: labels.isHidden, needs: 'hide' } as const;

/** The same for everything with a page that is listed. */
export const publication = {
  seoTitle: { kind: 'line', ...inSeo, label: labels.seoTitle },
  seoDescription: { kind: 'text', ...inSeo, label: labels.seoDescription },
  isNoindex: { kind: 'switch', tab: 'aside', label: labels.isNoindex, ...published },
  isHidden,
} as const;

/** The same for what TMDB has too. */
export const written = {
  curiosities: { kind: 'rich', ...content, isOwn: true, label: labels.curiosities },
  additionalInfos: { kind: 'rich', ...content, isOwn: true, label: labels.additionalInfos },
} as const;
export const chosen = {
  gallery: { kind: 'gallery', ...pictures, label: labels.gallery },
  aliases: { kind: 'aliases', tab: 'relations', isOwn: true, label: labels.aliases, ...curated },
  slug: { kind: 'slug', ...inSeo, label: labels.slug, ...published },
  sharePath: { kind: 'picture', ...inSeo, isOwn: true, label: labels.sharePath },
  ...publication,
} as const;

/** The same for films and series. */
export const titleList = {
  isPictured: true,
  columns: ['year', 'certification', 'platforms', 'health', 'edits', 'edited', 'state'],
  filters: ['state', 'text', 'platform', 'genre', 'year', 'edited', 'uncertified'],
  orders: ['populares', 'edicao', 'novos'],
} as const;
export const title = {
  title: { kind: 'line', ...content, label: labels.title },
  overview: { kind: 'text', ...content, label: labels.overview },
  tagline: { kind: 'line', ...content, label: labels.tagline },
} as const;
export const titleParts = {
  ...written,
  certification: { kind: 'certification', ...rating, label: labels.certification },
  certificationReasons: { kind: 'reasons', ...rating, label: labels.certificationReasons },
  certificationOrigin: { kind: 'origin', ...rating, label: labels.certificationOrigin },
  certificationSource: { kind: 'url', ...rating, isOwn: true, label: labels.certificationSource },
  posterPath: { kind: 'picture', ...pictures, label: labels.posterPath },
  backdropPath: { kind: 'picture', ...pictures, label: labels.backdropPath },
  trailers: { kind: 'trailers', ...pictures, label: labels.trailers },
  offers: { kind: 'offers', tab: 'watch', label: labels.offers, ...curated },
  watchUrls: { kind: 'watch-urls', tab: 'watch', isOwn: true, label: labels.watchUrls, ...curated },
  ownOffers: { kind: 'own-offers', tab: 'watch', isOwn: true, label: labels.ownOffers },
  voices: { kind: 'voices', tab: 'voices', isOwn: true, label: labels.voices },
  similar: { kind: 'similar', tab: 'relations', label: labels.similar, ...curated },
  ...chosen,
} as const;

const words = adminTaxonomy.fields;

/** The same for genres and platforms. Addresses, order and visibility change other pages too, so they need the right to publish. */
export const taxonomyTexts = {
  h1: { kind: 'line', ...content, label: words.h1 },
  p: { kind: 'text', ...content, label: words.p },
  description: { kind: 'text', ...content, label: words.description },
  slug: { kind: 'slug', ...address, label: labels.slug, ...published },
  aliases: { kind: 'slugs', ...address, isOwn: true, label: labels.aliases, ...published },
} as const;
export const taxonomyPlace = {
  isVisible: { kind: 'switch', tab: 'aside', label: words.isVisible, ...published },
  position: { kind: 'number', tab: 'aside', label: words.position, ...published },
} as const;

/** Its place among the others is published at once. */
export const placedList = { columns: ['marks', 'place', 'address'], filters: [], orders: [] } as const;

/** What has no state but "published". */
export const onlyPublished = {
  unpublishAt: editing.planOfSitePart,
  publishOnPlatformId: editing.planOfSitePart,
} as const;
