import { z } from 'zod';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { collectTypedWords, PLAIN_MEANINGS } from '#shared/domain/search/typed-words.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { SORTS } from '#shared/domain/sort.ts';
import { tags } from '#shared/domain/tags.ts';
import { ACCESS_WORDS } from '#shared/domain/titles/filter-steps.ts';
import { TITLE_KINDS } from '#shared/domain/titles/seen-title.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import type { Context } from '../../context.ts';
import { isDatabaseTrouble } from '../../infra/db-trouble.ts';
import { listPublishedNames } from '../../store/collections/collections.ts';
import { listGenres } from '../../store/taxonomy/genres.ts';
import type { Answer } from '../documents/answer.ts';
import { readList } from '../documents/read-list.ts';
import { readPlatformDirectory } from '../taxonomy/platform-directory.ts';

/** `Meaning` of shared/domain/search/typed-words.ts. */
const Meaning = z.union([
  z.object({ says: z.literal('kind'), kind: z.enum(TITLE_KINDS) }),
  z.object({ says: z.literal('platform'), slug: z.string() }),
  z.object({ says: z.literal('genre'), slug: z.string(), isWeak: z.boolean() }),
  z.object({ says: z.literal('country'), code: z.string() }),
  z.object({ says: z.literal('access'), words: z.array(z.enum(ACCESS_WORDS)).readonly() }),
  z.object({ says: z.literal('order'), order: z.enum([...SORTS, 'arrival']) }),
  z.object({
    says: z.literal('bundle'),
    kind: z.literal('series').optional(),
    genre: z.string().optional(),
    country: z.string(),
  }),
  z.object({ says: z.enum(PLAIN_MEANINGS) }),
]);

/** Everything besides titles and people that a query can name, and every phrase the parser understands. */
const SearchWords = z.object({
  words: z.record(z.string(), Meaning),
  platforms: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      article: z.enum(ARTICLES),
      logo: z.string().nullable(),
      plain: z.string(),
    }),
  ),
  genres: z.array(
    z.object({ slug: z.string(), name: z.string(), plain: z.string(), kinds: z.array(z.enum(TITLE_KINDS)) }),
  ),
  collections: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), plain: z.string() })),
});
export type SearchWords = z.infer<typeof SearchWords>;

/** Read by every search, so it has no counts and no pictures: those change with the titles. */
function readSearchWords(ctx: Context): Promise<Answer<SearchWords>> {
  return readList(ctx, {
    type: 'search-words',
    asked: {},
    schema: SearchWords,
    ttlSeconds: CACHE_TTL_SECONDS.taxonomy,
    lists: [tags.platforms(), tags.genres(), tags.collectionList()],
    build: async (reading) => ({ value: await buildSearchWords(reading), parts: [] }),
  });
}

/** Undefined if they cannot be made: names are found without them. A database that does not answer finds no names either. */
export async function knownWords(ctx: Context): Promise<SearchWords | undefined> {
  try {
    return (await readSearchWords(ctx)).value;
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
    return undefined;
  }
}

async function buildSearchWords(ctx: Context): Promise<SearchWords> {
  const [{ value: directory }, genres, collections] = await Promise.all([
    readPlatformDirectory(ctx),
    listGenres(ctx.db),
    listPublishedNames(ctx.db),
  ]);
  const listed = directory.filter(({ isListed }) => isListed);
  const visible = genres.filter((genre) => genre.is_visible);
  const toNames = (slug: string, aliases: readonly string[], name: string) => ({
    slug,
    names: [name, slug, ...aliases],
  });
  return {
    words: collectTypedWords(
      listed.map(({ platform, aliases }) => toNames(platform.slug, aliases, platform.name)),
      visible.map(({ slug, aliases, name }) => toNames(slug, aliases, name)),
    ),
    platforms: listed.map(({ platform: { id, slug, name, article, logo } }) => ({
      ...{ id, slug, name, article, logo },
      plain: normaliseForSearch(name),
    })),
    genres: visible.map(({ slug, name, movie_genre_ids, series_genre_ids }) => ({
      slug,
      name,
      plain: normaliseForSearch(name),
      kinds: TITLE_KINDS.filter((kind) => (kind === 'movie' ? movie_genre_ids : series_genre_ids).length > 0),
    })),
    collections: collections.map(({ id, slug, name }) => ({ id, slug, name, plain: normaliseForSearch(name) })),
  };
}
