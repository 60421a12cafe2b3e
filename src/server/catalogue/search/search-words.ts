import { z } from 'zod';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { collectTypedWords, type TypedWords } from '#shared/domain/search/typed-words.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import { TITLE_KINDS } from '#shared/domain/titles/seen-title.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import type { Context } from '../../context.ts';
import { isDatabaseTrouble } from '../../infra/db-trouble.ts';
import { listPublicNames } from '../../store/records/records.ts';
import { listGenres } from '../../store/taxonomy/genres.ts';
import type { Answer } from '../documents/answer.ts';
import { readList } from '../documents/read-list.ts';
import { readPlatformDirectory } from '../taxonomy/platform-directory.ts';

const Named = z.object({
  slug: z.string(),
  name: z.string(),
  plain: z.string(),
  aliases: z.array(z.string()).readonly(),
});

/** Everything besides titles and people that a query can name. */
const Nameable = z.object({
  platforms: z.array(z.object({ ...Named.shape, id: z.int(), article: z.enum(ARTICLES), logo: z.string().nullable() })),
  genres: z.array(z.object({ ...Named.shape, kinds: z.array(z.enum(TITLE_KINDS)) })),
  collections: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), plain: z.string() })),
});
type Nameable = z.infer<typeof Nameable>;

/** With every phrase the parser understands. */
export interface SearchWords extends Nameable {
  words: TypedWords;
}

/** Read by every search, so it has no counts and no pictures: those change with the titles. */
function readNameable(ctx: Context): Promise<Answer<Nameable>> {
  return readList(ctx, {
    type: 'search-words',
    asked: {},
    schema: Nameable,
    ttlSeconds: CACHE_TTL_SECONDS.taxonomy,
    lists: [tags.platforms(), tags.genres(), tags.recordList('collection')],
    build: async (reading) => ({ value: await listNameable(reading), parts: [] }),
  });
}

/** Undefined if they cannot be made: names are found without them. A database that does not answer finds no names either. */
export async function knownWords(ctx: Context): Promise<SearchWords | undefined> {
  try {
    return addPhrases((await readNameable(ctx)).value);
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
    return undefined;
  }
}

// oxlint-disable-next-line project/copies -- What is derived from a document goes with it; a new release has its own phrases at once.
const phrasesOf = new WeakMap<Nameable, SearchWords>();

function addPhrases(nameable: Nameable): SearchWords {
  const known = phrasesOf.get(nameable);
  if (known) return known;
  const toNames = ({ slug, name, aliases }: z.infer<typeof Named>) => ({ slug, names: [name, slug, ...aliases] });
  const words = collectTypedWords(nameable.platforms.map(toNames), nameable.genres.map(toNames));
  const added = { ...nameable, words };
  phrasesOf.set(nameable, added);
  return added;
}

async function listNameable(ctx: Context): Promise<Nameable> {
  const [{ value: directory }, genres, collections] = await Promise.all([
    readPlatformDirectory(ctx),
    listGenres(ctx.db),
    listPublicNames(ctx.db, 'collection'),
  ]);
  const listed = directory.filter(({ isListed }) => isListed);
  const visible = genres.filter((genre) => genre.is_visible);
  return {
    platforms: listed.map(({ platform: { id, slug, name, article, logo }, aliases }) => ({
      ...{ id, slug, name, article, logo, aliases },
      plain: normaliseForSearch(name),
    })),
    genres: visible.map(({ slug, name, aliases, movie_genre_ids, series_genre_ids }) => ({
      ...{ slug, name, aliases },
      plain: normaliseForSearch(name),
      kinds: TITLE_KINDS.filter((kind) => (kind === 'movie' ? movie_genre_ids : series_genre_ids).length > 0),
    })),
    collections: collections.map(({ id, slug, name }) => ({ id, slug, name, plain: normaliseForSearch(name) })),
  };
}
