import type { z } from 'zod';
import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { parseAddressName, parseTrailingId } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import type { DocumentAddress } from '../../store/cache/documents.ts';
import { findIdByAddress } from '../../store/titles/slugs.ts';
import { findReplacement } from '../../store/titles/stored.ts';
import type { Answer, CachedAnswer } from './answer.ts';
import { fetchUnknown } from './fetch-unknown.ts';
import { readAnywhere } from './read-anywhere.ts';
import { type Built, documentKeyOf, readDocument } from './read-document.ts';

/** A film, series or person as a document: found by id or slug, and redirected if TMDB merged it into another. */
export interface DetailsKind<T extends { slug: string }> {
  entity: Entity;
  schema: z.ZodType<T>;
  notFound: string;
  build: (ctx: Context, id: number) => Promise<Built<T>>;
}

/** A request by id has no slug. */
export interface IdOrSlug {
  id: number | undefined;
  slug: string | undefined;
}

/** Resolves the address, then reads the document: a valid copy, else a new one. The caller finishes the answer. */
export async function readDetails<T extends { slug: string }>(
  ctx: Context,
  kind: DetailsKind<T>,
  asked: IdOrSlug,
): Promise<Answer<T>> {
  const id = await findAskedId(ctx, kind, asked);
  return followReplacement(ctx, kind.entity, id, (current) =>
    readDocument(ctx, {
      address: addressOf(kind.entity, current),
      kind: kind.entity,
      schema: kind.schema,
      ttlSeconds: CACHE_TTL_SECONDS.detail,
      lists: [],
      tag: tags[kind.entity](current),
      build: (reading) => kind.build(reading, current),
      isAnswer: isNotFound,
    }),
  );
}

/**
 * A numeric last segment is the id, otherwise the whole slug is looked up (docs/evidence/spec-coverage.md). But `blade-runner-2049`
 * and `cidade-de-deus-2002` end in numbers that are not ids of those films: a stored title with exactly that name goes
 * before another with that id. TMDB is asked only about the id.
 */
export async function findAskedId(
  ctx: Context,
  { entity, notFound }: { entity: Entity; notFound: string },
  { id, slug = '' }: IdOrSlug,
): Promise<number> {
  if (id !== undefined) return id;
  const trailing = parseTrailingId(slug);
  // The most requested titles need no query: the cached document has the slug.
  if (trailing !== null && findSlugInMemory(ctx, entity, trailing) === slug) return trailing;
  const found = await readAnywhere(ctx, (reading) => findStoredId(reading, entity, slug, trailing));
  if (found === undefined) throw new Failure('not-found', notFound);
  return found;
}

async function findStoredId(
  ctx: Context,
  entity: Entity,
  slug: string,
  id: number | null,
): Promise<number | undefined> {
  const words = slug.slice(0, Math.max(slug.lastIndexOf('-'), 0));
  const found = await findIdByAddress(ctx.db, entity, slug, {
    trailing: id === null ? null : { id, words },
    name: parseAddressName(slug),
  });
  if (found.id !== null || id === null) return found.id ?? undefined;
  return found.is_trailing_known || (await fetchUnknown(ctx, entity, id)) ? id : undefined;
}

function findSlugInMemory(ctx: Context, entity: Entity, id: number): string | undefined {
  return ctx.copies.documents
    .get<CachedAnswer<{ slug: string }>>(documentKeyOf(addressOf(entity, id)))
    ?.value.field('slug');
}

/** If TMDB merged it into another, returns the survivor, whose address the page then redirects to. */
export async function followReplacement<T>(
  ctx: Context,
  kind: Entity,
  id: number,
  read: (id: number) => Promise<T>,
): Promise<T> {
  try {
    return await read(id);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const survivor = await readAnywhere(ctx, ({ db }) => findReplacement(db, { kind, id }));
    if (survivor === undefined) throw error;
    return read(survivor);
  }
}

export function toRedirectInfo({ id, slug }: IdOrSlug, current: string, pathOf: (slug: string) => string) {
  const shouldRedirect = id === undefined && slug !== current;
  return { redirectInfo: { shouldRedirect, canonicalUrl: pathOf(current) } };
}

export function isNotFound(error: unknown): boolean {
  return error instanceof Failure && error.code === 'not-found';
}

function addressOf(entity: Entity, id: number): DocumentAddress {
  return { table: 'content_cache', type: entity, id };
}
