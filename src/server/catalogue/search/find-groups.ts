import { z } from 'zod';
import type { FoundCollection, FoundGenre, FoundGroups, FoundPlatform } from '#shared/contract/search-groups.ts';
import { CACHE_TTL_SECONDS, SEARCH_GROUPS_SHOWN } from '#shared/domain/limits.ts';
import type { Understood } from '#shared/domain/search/parse-intention.ts';
import { buildFilterAddress } from '#shared/domain/site/filter-address.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { inPlatform } from '#shared/text/platforms/platforms.ts';
import { searchGroups } from '#shared/text/search/search-groups.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import { countListed } from '../../lists/index.ts';
import { findSagasByName } from '../../store/collections/sagas.ts';
import { getCollectionDetails } from '../collections/collections.ts';
import { readAnywhere } from '../documents/read-anywhere.ts';
import { isNotFound } from '../documents/read-details.ts';
import { readList } from '../documents/read-list.ts';
import { readGenreDirectory } from '../taxonomy/genre-directory.ts';
import { readGenreNames } from '../taxonomy/genre-names.ts';
import { getPlatform } from '../taxonomy/platform-directory.ts';
import type { NamedGroups } from './find-named.ts';
import type { SearchWords } from './search-words.ts';

export const NO_GROUPS: Omit<FoundGroups, 'characters'> = { lists: [], platforms: [], collections: [], genres: [] };

/** The groups of the results page, with counts and pictures. */
export async function readGroups(
  ctx: Context,
  named: NamedGroups,
  known: SearchWords,
): Promise<Omit<FoundGroups, 'characters'>> {
  const { understood, lists } = named;
  const [sagas, platforms, genres, collections] = await Promise.all([
    named.sagaKey === undefined ? [] : readAnywhere(ctx, ({ db }) => findSagas(db, named)),
    Promise.all(
      known.platforms
        .filter(({ slug }) => understood?.platforms.includes(slug))
        .slice(0, SEARCH_GROUPS_SHOWN.platforms)
        .map((platform) => readPlatform(ctx, platform)),
    ),
    understood ? readGenres(ctx, understood, known) : [],
    Promise.all(named.collections.map(({ id }) => readCollectionRow(ctx, id))),
  ]);
  return { lists, platforms, genres, collections: [...collections.flat(), ...sagas] };
}

async function readPlatform(ctx: Context, platform: SearchWords['platforms'][number]): Promise<FoundPlatform> {
  const { id, slug, name, article, logo } = platform;
  const { movies, series } = await readPlatformCounts(ctx, slug);
  return { id, slug, name, article, logo, movieCount: movies, seriesCount: series };
}

/** The genres that were typed; with a platform alone, the genres it has most of. */
async function readGenres(ctx: Context, understood: Understood, known: SearchWords): Promise<FoundGenre[]> {
  const [only, ...more] = understood.platforms;
  const platform = more.length > 0 ? undefined : known.platforms.find(({ slug }) => slug === only);
  const slugs = understood.genres;
  if (slugs.length === 0 && !platform) return [];
  const [{ value: directory }, counts] = await Promise.all([
    readGenreDirectory(ctx),
    platform ? readPlatformCounts(ctx, platform.slug) : undefined,
  ]);
  const kind = understood.isKindNamed ? (understood.kinds[0] ?? 'movie') : 'movie';
  const countOf = (one: GenreCounts) => (kind === 'movie' ? one.movies : one.series);
  const best = (counts?.genres ?? []).filter((one) => countOf(one) > 0).sort((a, b) => countOf(b) - countOf(a));
  const chosen = slugs.length > 0 ? slugs : best.slice(0, SEARCH_GROUPS_SHOWN.genres).map(({ slug }) => slug);
  const rows = chosen.map(async (slug): Promise<FoundGenre[]> => {
    const genre = known.genres.find((one) => one.slug === slug);
    if (!genre) return [];
    const backdrop = directory.find(({ hub }) => hub.slug === slug)?.hub.backdrop ?? null;
    const { movies, series } = counts
      ? (counts.genres.find((one) => one.slug === slug) ?? NONE)
      : await readGenreCounts(ctx, slug);
    return [
      {
        slug,
        label: platform ? searchGroups.genreOn(genre.name, inPlatform(platform)) : genre.name,
        path: platform
          ? buildFilterAddress(genre.kinds.includes(kind) ? kind : 'series', {
              platforms: [platform.slug],
              genre: slug,
            })
          : paths.genre(slug),
        backdrop,
        movieCount: movies,
        seriesCount: series,
      },
    ];
  });
  return (await Promise.all(rows)).flat();
}

const NONE = { movies: 0, series: 0 };

const GenreCounts = z.object({ slug: z.string(), movies: z.int(), series: z.int() });
type GenreCounts = z.infer<typeof GenreCounts>;
const PlatformCounts = z.object({ movies: z.int(), series: z.int(), genres: z.array(GenreCounts) });

/** How many titles a platform has, in all and of each genre. */
async function readPlatformCounts(ctx: Context, platform: string): Promise<z.infer<typeof PlatformCounts>> {
  const { value } = await readList(ctx, {
    type: 'search-platform',
    asked: { platform },
    schema: PlatformCounts,
    ttlSeconds: CACHE_TTL_SECONDS.taxonomy,
    isInBlocks: true,
    lists: [tags.platforms(), tags.genres(), tags.movieList(), tags.seriesList()],
    build: async (reading) => {
      const [{ offered }, { value: names }] = await Promise.all([
        getPlatform(reading, platform),
        readGenreNames(reading),
      ]);
      const [movies, series, genres] = await Promise.all([
        countListed(reading, 'movie', { offered }),
        countListed(reading, 'series', { offered }),
        Promise.all(
          names.map(async ({ slug, genreIds }) => ({
            slug,
            movies: await countListed(reading, 'movie', { offered, genreIds: genreIds.movie }),
            series: await countListed(reading, 'series', { offered, genreIds: genreIds.series }),
          })),
        ),
      ]);
      return { value: { movies, series, genres }, parts: [] };
    },
  });
  return value;
}

async function readGenreCounts(ctx: Context, genre: string): Promise<GenreCounts> {
  const { value } = await readList(ctx, {
    type: 'search-genre',
    asked: { genre },
    schema: GenreCounts,
    ttlSeconds: CACHE_TTL_SECONDS.taxonomy,
    isInBlocks: true,
    lists: [tags.genres(), tags.movieList(), tags.seriesList()],
    build: async (reading) => {
      const { value: names } = await readGenreNames(reading);
      const genreIds = names.find(({ slug }) => slug === genre)?.genreIds ?? { movie: [], series: [] };
      const [movies, series] = await Promise.all([
        countListed(reading, 'movie', { genreIds: genreIds.movie }),
        countListed(reading, 'series', { genreIds: genreIds.series }),
      ]);
      return { value: { slug: genre, movies, series }, parts: [] };
    },
  });
  return value;
}

/** One statement, and only if a saga was asked for. */
export async function findSagas(db: Db, { sagaKey }: NamedGroups): Promise<FoundCollection[]> {
  if (sagaKey === undefined) return [];
  const { collections, posters } = SEARCH_GROUPS_SHOWN;
  const found = await findSagasByName(db, sagaKey, { limit: collections, posters });
  return found.map(({ slug, ...saga }) => ({ ...saga, slug: null, path: `${paths.movie(slug)}#saga`, seriesCount: 0 }));
}

/** Nothing if it was withdrawn meanwhile. */
async function readCollectionRow(ctx: Context, collectionId: number): Promise<FoundCollection[]> {
  const found = await getCollectionDetails(ctx, { collectionId }).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
  if (!found) return [];
  const { value } = found;
  const movieCount = value.mediaItems.filter(({ type }) => type === 'movie').length;
  return [
    {
      id: value.id,
      slug: value.slug,
      path: paths.collection(value.slug),
      name: value.name,
      posters: value.mediaItems.flatMap(({ poster_path }) => poster_path ?? []).slice(0, SEARCH_GROUPS_SHOWN.posters),
      movieCount,
      seriesCount: value.mediaItems.length - movieCount,
    },
  ];
}
