import { z } from 'zod';
import { Platform } from '#shared/contract/title-lists.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { parseTrailingId } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import { findServiceUrlFault } from '#shared/domain/titles/service-links.ts';
import { OFFER_KINDS, type OfferKind } from '#shared/domain/titles/source-parts.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../../context.ts';
import { listPlatforms, type PlatformRow } from '../../store/taxonomy/platforms.ts';
import type { Answer } from '../documents/answer.ts';
import type { Built } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { BUILT_IN_PLATFORMS } from './built-in-taxonomy.ts';

/** A platform with its aliases, and the offers that put a title on it. */
const KnownPlatform = z.object({
  platform: Platform,
  version: z.int(),
  aliases: z.array(z.string()),
  isListed: z.boolean(),
  offered: z.object({ serviceIds: z.array(z.int()), kinds: z.array(z.enum(OFFER_KINDS)) }),
});
export type KnownPlatform = z.infer<typeof KnownPlatform>;
const PlatformDirectory = z.array(KnownPlatform);

/** Every platform and shop, in our display order. */
export function readPlatformDirectory(ctx: Context): Promise<Answer<KnownPlatform[]>> {
  return readList(ctx, {
    type: 'platforms',
    asked: {},
    schema: PlatformDirectory,
    ttlSeconds: CACHE_TTL_SECONDS.taxonomy,
    lists: [tags.platforms()],
    build: buildPlatformDirectory,
  });
}

/** By slug, by an alias, by `slug-id` or by its id. */
export async function getPlatform(ctx: Context, word: string): Promise<KnownPlatform> {
  const { value: platforms } = await readPlatformDirectory(ctx);
  const platform = findPlatform(platforms, word.toLowerCase());
  if (!platform) throw new Failure('not-found', errors.platformNotFound);
  return platform;
}

/** The platforms that these words name, each once, in our display order. */
export function findPlatforms(platforms: readonly KnownPlatform[], words: readonly string[]): KnownPlatform[] {
  const found = new Set(words.map((word) => findPlatform(platforms, word)));
  return platforms.filter((platform) => found.has(platform));
}

function findPlatform(platforms: readonly KnownPlatform[], word: string): KnownPlatform | undefined {
  const named = platforms.find(({ platform, aliases }) => platform.slug === word || aliases.includes(word));
  const id = parseTrailingId(word);
  return named ?? platforms.find(({ platform }) => platform.id === id);
}

async function buildPlatformDirectory(ctx: Context): Promise<Built<KnownPlatform[]>> {
  const rows = await listPlatforms(ctx.db);
  if (rows.length === 0) return { value: BUILT_IN_PLATFORMS.map(toBuiltIn), parts: [] };
  return {
    value: rows.map(toKnownPlatform),
    parts: rows.map(({ id, version }) => ({ kind: 'platform', id, version })),
  };
}

/** Platforms offer by subscription, free or with ads; shops rent and sell. */
const STREAMED: OfferKind[] = ['flatrate', 'free', 'ads'];
const SOLD: OfferKind[] = ['rent', 'buy'];

function toKnownPlatform(row: PlatformRow): KnownPlatform {
  const { id, slug, name, article, h1, p, description } = row;
  const url = findServiceUrlFault(id, row.service_url, row.own_url) ? null : row.service_url;
  return {
    platform: { id, slug, name, article, url, logo: row.logo_path, backdrop: row.backdrop_path, h1, p, description },
    version: row.version,
    aliases: row.aliases,
    isListed: row.is_visible,
    offered: { serviceIds: row.service_ids, kinds: row.is_shop ? SOLD : STREAMED },
  };
}

/**
 * The specification's ids of Vudu, Microsoft Store, YouTube and iTunes are other services at TMDB; these are TMDB's ids for
 * them.
 */
const TMDB_IDS = new Map([
  [4, 7],
  [5, 68],
  [6, 192],
  [7, 2],
]);

/** For built-in platforms we do not know whether they stream or sell, so all kinds of offers count. */
function toBuiltIn(platform: Platform): KnownPlatform {
  const offered = { serviceIds: [TMDB_IDS.get(platform.id) ?? platform.id], kinds: [...OFFER_KINDS] };
  return { platform, version: 0, aliases: [], isListed: true, offered };
}
