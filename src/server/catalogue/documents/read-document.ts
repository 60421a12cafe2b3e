import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MEMORY_CACHE, STALE_LIFETIME_SECONDS, STALE_ON_FAILURE_SECONDS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import type { Moment } from '../../infra/memory-cache.ts';
import { withBuildLock } from '../../store/cache/build-lock.ts';
import {
  type DocumentAddress,
  type DocumentPart,
  findDocument,
  findListVersions,
  type NewDocument,
  type StoredDocument,
  saveDocument,
} from '../../store/cache/documents.ts';
import { type Answer, CachedAnswer } from './answer.ts';
import { AskPrimary, readAnywhere } from './read-anywhere.ts';

export interface Built<T> {
  value: T;
  /** Every row it shows something of, at the version that was read. */
  parts: readonly DocumentPart[];
  slug?: string;
  /** A shorter lifetime for an incomplete document that may soon be complete. */
  ttlSeconds?: number;
}

export interface DocumentRead<T> {
  address: DocumentAddress;
  /** Its kind in the metrics: `movie`, `list`, `home`. */
  kind: string;
  /** A release that changes the schema does not read documents of the release before. */
  schema: z.ZodType<T>;
  ttlSeconds: number;
  /** Tags of the lists it is cut from: announced when titles enter, leave or move, not when a title's card changes. */
  lists: readonly string[];
  /** The document's own tag if it is about one thing; else its first list. */
  tag: string;
  /** Must read only through the given context, which is bound to one server (read-anywhere.ts). */
  build: (reading: Context) => Promise<Built<T>>;
  /** The home page has a cache of its own (docs/spec-coverage.md). */
  memory?: Context['memory'];
  memorySeconds?: number;
  /** One process builds it while the others wait: for documents that cost more than the wait. */
  isExpensive?: boolean;
  /** Requested too rarely, or in too many variants, to be worth a row: cached in memory only. */
  isRare?: boolean;
}

/**
 * Memory → table → build, with one concurrent read per document. An expired copy is served once more while one rebuild
 * runs; if the rebuild fails, it is served until it is a day old. An error that `isAnswer` accepts (not found) is not a
 * failure.
 */
export async function readDocument<T>(
  ctx: Context,
  read: DocumentRead<T>,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<Answer<T>> {
  const key = keyOf(read.address);
  const memory = read.memory ?? ctx.memory;
  const kept = memory.get<CachedAnswer<T>>(key);
  if (kept?.isFresh) {
    ctx.metrics.documents.inc({ kind: read.kind, from: 'memory' });
    return kept.value;
  }
  try {
    // A request after a change must not share a read that began before it.
    const lastDrop = Math.max(...[read.tag, ...read.lists].map((tag) => memory.lastDrop(tag)));
    return (await ctx.flights.run(`${key}@${lastDrop}`, () => readOrBuild(ctx, read))) as CachedAnswer<T>;
  } catch (error) {
    if (!kept || isAnswer(error)) throw error;
    ctx.log.warn({ err: error, key }, 'serving a stale copy');
    ctx.metrics.documents.inc({ kind: read.kind, from: 'stale' });
    return kept.value;
  }
}

async function readOrBuild<T>(ctx: Context, read: DocumentRead<T>): Promise<CachedAnswer<T>> {
  // Inside an answer read from a replica: a request that came after a change may share this read.
  if (ctx.standby?.isCurrent() === false) throw new AskPrimary();
  return readAnywhere(ctx, (reading) => readOrBuildIn(reading, ctx, read));
}

/** @param ctx where the document is written, if it can be */
async function readOrBuildIn<T>(reading: Context, ctx: Context, read: DocumentRead<T>): Promise<CachedAnswer<T>> {
  const memory = read.memory ?? ctx.memory;
  // Before the first read: if a change is announced from here on, the result must not be cached.
  const begun = memory.begin();
  const found = read.isRare ? undefined : await findDocument(reading.db, read.address, shapeOf(read.schema));
  if (!found) {
    if (read.isExpensive && !reading.standby?.isBehind) return buildAlone(ctx, read);
    // The primary is always current. A replica was chosen when we began, and may lack changes announced since.
    return buildAndCache(reading, ctx, read, reading.standby && begun);
  }

  const stored = asLongAsKnown(reading, found);
  const answer = new CachedAnswer<T>(stored);
  if (stored.expiresAt > ctx.now()) {
    ctx.metrics.documents.inc({ kind: read.kind, from: 'table' });
    memory.set(keyOf(read.address), answer, stored.tags, memorySecondsOf(ctx, read, stored), begun);
    return answer;
  }
  return serveExpired(ctx, read, stored, answer);
}

/** The request does not wait for the rebuild; if it fails, the next request starts another and gets the same copy. */
function serveExpired<T>(
  ctx: Context,
  read: DocumentRead<T>,
  stored: StoredDocument,
  answer: CachedAnswer<T>,
): CachedAnswer<T> | Promise<CachedAnswer<T>> {
  const age = ctx.now().getTime() - stored.builtAt.getTime();
  if (age > STALE_ON_FAILURE_SECONDS * 1_000) return buildAnywhere(ctx, read);
  const key = keyOf(read.address);
  ctx.metrics.documents.inc({ kind: read.kind, from: 'expired' });
  ctx.flights
    .run(`${key}@rebuild`, () => buildAnywhere(ctx, read))
    .catch((err: unknown) => ctx.log.warn({ err, key }, 'an expired document was not rebuilt'));
  return answer;
}

/** A process that waited for the lock finds the document of the one that built it. If the lock fails, it builds anyway. */
async function buildAlone<T>(ctx: Context, read: DocumentRead<T>): Promise<CachedAnswer<T>> {
  let hasBegun = false;
  try {
    return await withBuildLock(ctx.db, keyOf(read.address), async () => {
      hasBegun = true;
      const stored = await findDocument(ctx.db, read.address, shapeOf(read.schema));
      return stored && stored.expiresAt > ctx.now() ? new CachedAnswer<T>(stored) : buildAndCache(ctx, ctx, read);
    });
  } catch (error) {
    if (hasBegun) throw error;
    ctx.log.warn({ err: error, key: keyOf(read.address) }, 'building without the lock');
    return buildAnywhere(ctx, read);
  }
}

function buildAnywhere<T>(ctx: Context, read: DocumentRead<T>): Promise<CachedAnswer<T>> {
  return readAnywhere(ctx, (reading) => buildAndCache(reading, ctx, read));
}

async function buildAndCache<T>(
  reading: Context,
  ctx: Context,
  read: DocumentRead<T>,
  earlier?: Moment,
): Promise<CachedAnswer<T>> {
  const memory = read.memory ?? ctx.memory;
  const begun = earlier ?? memory.begin();
  const lists = await findListVersions(reading.db, read.lists);
  const builtAt = ctx.now();
  const { value, parts, slug, ttlSeconds = read.ttlSeconds } = await read.build(reading);
  const text = JSON.stringify(value);
  const documentTags = [...new Set([...read.lists, ...parts.map(tagOf)])];
  const document: NewDocument = {
    address: read.address,
    text,
    shape: shapeOf(read.schema),
    parts,
    lists,
    tags: documentTags,
    ...(slug !== undefined && { slug }),
    builtAt,
    expiresAt: new Date(builtAt.getTime() + ttlSeconds * 1_000),
  };
  // Served from its text like a stored copy: a page is then the same, byte for byte, whichever process built it.
  const kept = asLongAsKnown(reading, document);
  const answer = new CachedAnswer<T>(kept);
  memory.set(keyOf(read.address), answer, documentTags, memorySecondsOf(ctx, read, kept), begun);
  ctx.metrics.documents.inc({ kind: read.kind, from: 'build' });
  if (read.isRare || ctx.standby || reading.standby?.isBehind) return answer;
  // A cache that cannot be written costs speed, not the answer.
  await saveDocument(ctx.db, document).catch((err: unknown) =>
    ctx.log.warn({ err, key: keyOf(read.address) }, 'document not written back'),
  );
  return answer;
}

/** While the primary is down, a copy may be outdated: it is cached only for a short time. */
function asLongAsKnown<D extends { expiresAt: Date }>({ standby, now }: Context, document: D): D {
  const soon = now().getTime() + STALE_LIFETIME_SECONDS * 1_000;
  return standby?.isBehind && document.expiresAt.getTime() > soon
    ? { ...document, expiresAt: new Date(soon) }
    : document;
}

/** A process trusts its memory for a quarter of an hour (docs/spec-coverage.md), and never beyond the document's expiry. */
function memorySecondsOf<T>(ctx: Context, read: DocumentRead<T>, { expiresAt }: { expiresAt: Date }): number {
  const left = (expiresAt.getTime() - ctx.now().getTime()) / 1_000;
  return Math.min(left, read.memorySeconds ?? MEMORY_CACHE.default.ttlSeconds);
}

export function keyOf(address: DocumentAddress): string {
  return Object.values(address).join(':');
}

function tagOf({ kind, id }: DocumentPart): string {
  return tags[kind](id);
}

const shapes = new WeakMap<z.ZodType, string>();

/** A fingerprint of the schema: no cache has to be cleared at a release. */
export function shapeOf(schema: z.ZodType): string {
  const known = shapes.get(schema);
  if (known) return known;
  const text = JSON.stringify(z.toJSONSchema(schema));
  const shape = createHash('sha1').update(text).digest('base64url').slice(0, 12);
  shapes.set(schema, shape);
  return shape;
}
