import { z } from 'zod';
import { COLLECTION_COVER_POSTERS, COLLECTIONS_PAGE_SIZE } from '#shared/domain/limits.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import {
  CardAvailability,
  CardProvider,
  idOf,
  PageLimit,
  PageNumber,
  Pagination,
  SeoData,
  slugOf,
  withAliases,
} from './common.ts';

export const GetCustomCollections = withAliases(
  z.object({ page: PageNumber.default(1), limit: PageLimit.default(COLLECTIONS_PAGE_SIZE) }),
  { pagina: 'page' },
);
export type GetCustomCollections = z.infer<typeof GetCustomCollections>;

export const GetCustomCollectionById = z.object({ collectionId: idOf(refusals.collectionIdInvalid) });
export type GetCustomCollectionById = z.infer<typeof GetCustomCollectionById>;

export const GetCustomCollectionBySlug = z.object({ slug: slugOf(refusals.collectionSlugMissing) });
export type GetCustomCollectionBySlug = z.infer<typeof GetCustomCollectionBySlug>;

/** A collection in a list. */
export const CollectionCard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  shortDescription: z.string(),
  backdropPrimeiroFilme: z.string().nullable(),
  /** Posters of its first titles, used as cover if there is no backdrop; absent otherwise. */
  posters: z.array(z.string()).max(COLLECTION_COVER_POSTERS).optional(),
  movieCount: z.int(),
  seriesCount: z.int(),
});
export type CollectionCard = z.infer<typeof CollectionCard>;

export const CollectionList = z.object({ collections: z.array(CollectionCard), pagination: Pagination });
export type CollectionList = z.infer<typeof CollectionList>;

/** Films have `titulo`, series have `nome`, as the specification spells them. */
export const MediaItem = z.object({
  id: z.int(),
  type: z.enum(['movie', 'tv']),
  titulo: z.string().optional(),
  nome: z.string().optional(),
  slug: z.string(),
  ano: z.int().nullable(),
  release_date: z.string().nullable().optional(),
  first_air_date: z.string().nullable().optional(),
  poster_path: z.string().nullable(),
  backdrop_path: z.string().nullable(),
  vote_average: z.number(),
  ...CardAvailability,
  /** The editor's note about this title in this collection. */
  nota: z.string(),
  /** The title may be skipped when watching in order; absent otherwise. */
  podePular: z.boolean().optional(),
});
export type MediaItem = z.infer<typeof MediaItem>;

const base = {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  tituloH1: z.string(),
  descricaoH1: z.string(),
  tituloH2: z.string().nullable(),
  descricaoH2: z.string().nullable(),
  ordemCronologica: z.boolean(),
  backdropPrimeiroFilme: z.string().nullable(),
};

/** Without its titles: the editor's texts and the number of titles. */
export const Collection = z.object({ ...base, itemCount: z.int() });
export type Collection = z.infer<typeof Collection>;

/** Titles are positions in `mediaItems`, from 0. */
const Positions = z.array(z.int());

/** Where the titles of a collection are in Brazil. */
export const CollectionCoverage = z.object({
  /** That have a title by subscription or free: most titles first. */
  platforms: z.array(
    CardProvider.omit({ kind: true }).extend({
      /** With its subscription. */
      included: Positions,
      free: Positions,
    }),
  ),
  /** The fewest subscriptions for every title that needs one, as positions in `platforms`. */
  smallest: Positions,
  /** Titles only on services with ads that may be free or not. */
  ads: Positions,
  /** Titles that can only be rented, or bought, and titles that nothing offers. */
  rent: Positions,
  buy: Positions,
  none: Positions,
  /** Sum of the known runtimes of its films, and of how many films they are. */
  minutes: z.int(),
  timedMovies: z.int(),
});
export type CollectionCoverage = z.infer<typeof CollectionCoverage>;

/** With its titles, in the editor's order. */
export const CollectionDetails = z.object({
  ...base,
  mediaItems: z.array(MediaItem),
  coverage: CollectionCoverage,
  noindex: z.boolean(),
  /** An editor excluded the page and its links from search engines. */
  nofollow: z.boolean(),
  seoData: SeoData,
});
export type CollectionDetails = z.infer<typeof CollectionDetails>;
