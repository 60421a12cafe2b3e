import { createHash } from 'node:crypto';
import { z } from 'zod';
import { secondsLeftOfDay, toBrazilianDay } from '#shared/domain/day.ts';
import { MEMORY_CACHE, STALE_LIFETIME_SECONDS, STALE_ON_FAILURE_SECONDS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import type { CacheEpoch, MemoryCache } from '../../infra/memory-cache.ts';
import {
  type DocumentAddress,
  type DocumentPart,
  findDocument,
  findListVersions,
  type NewDocument,
  saveDocument,
} from '../../store/cache/documents.ts';
import { type Answer, CachedAnswer } from './answer.ts';
import { readAnywhere } from './read-anywhere.ts';
import { alone, orStale, shareRead } from './read-wrappers.ts';

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
  /** An error that is the answer itself, like not found: no stale copy is served instead. */
  isAnswer?: (error: unknown) => boolean;
  /** Unset: `copies.documents`. The home page has a cache of its own (docs/evidence/spec-coverage.md). */
  cache?: MemoryCache;
  memorySeconds?: number;
  /** One process builds it while the others wait: for documents that cost more than the wait. */
  isExpensive?: boolean;
  /** Requested too rarely, or in too many variants, to be worth a row: cached in memory only. */
  isRare?: boolean;
}

/** Memory → table → build. What is around the two last steps is in read-wrappers.ts and read-anywhere.ts. */
export async function readDocument<T>(ctx: Context, read: DocumentRead<T>): Promise<Answer<T>> {
  const key = documentKeyOf(read.address);
  const cache = cacheOf(ctx, read);
  const known = cache.get<CachedAnswer<T>>(key);
  const count = (from: string) => ctx.metrics.documents.inc({ kind: read.kind, from });
  if (known?.isFresh) {
    count('memory');
    return known.value;
  }
  const lastDrop = Math.max(...[read.tag, ...read.lists].map((tag) => cache.lastDrop(tag)));
  const share = () =>
    shareRead(ctx, { key, lastDrop }, () => readAnywhere(ctx, (reading) => takeOrBuild(reading, ctx, read)));
  return orStale(ctx, { key, known, isAnswer: read.isAnswer }, share, () => count('stale'));
}

/** @param ctx where the document is written, if it can be */
async function takeOrBuild<T>(reading: Context, ctx: Context, read: DocumentRead<T>): Promise<CachedAnswer<T>> {
  // Before the first read: if a change is announced from here on, the result must not be cached.
  const begun = cacheOf(ctx, read).begin();
  const copy = read.isRare ? undefined : await takeCopy(reading, ctx, read, begun);
  if (copy) return copy;
  if (!read.isExpensive || reading.standby?.isBehind) return buildCopy(reading, ctx, read, begun);
  // A process that waited for the lock finds the document of the one that built it.
  return alone(
    ctx,
    documentKeyOf(read.address),
    () => takeOrBuild(ctx, ctx, { ...read, isExpensive: false }),
    () => buildAnywhere(ctx, read),
  );
}

/** From the table. An expired copy is served once more while one rebuild runs, until it is a day old or its day is over. */
async function takeCopy<T>(
  reading: Context,
  ctx: Context,
  read: DocumentRead<T>,
  begun: CacheEpoch,
): Promise<CachedAnswer<T> | undefined> {
  const found = await findDocument(reading.db, read.address, fingerprintOf(read.schema));
  if (!found) return undefined;
  const copy = asLongAsKnown(reading, found);
  const answer = new CachedAnswer<T>(copy);
  const isExpired = copy.expiresAt <= ctx.now();
  if (isExpired && ctx.now().getTime() - copy.builtAt.getTime() > STALE_ON_FAILURE_SECONDS * 1_000) return undefined;
  if (isExpired && isOfAnotherDay(ctx, copy)) return undefined;
  ctx.metrics.documents.inc({ kind: read.kind, from: isExpired ? 'expired' : 'table' });
  if (isExpired) rebuildLater(ctx, read);
  else remember(ctx, read, answer, begun);
  return answer;
}

function isOfAnotherDay({ now }: Context, { text, builtAt }: { text: string; builtAt: Date }): boolean {
  return isOfTheDay(text) && toBrazilianDay(builtAt) !== toBrazilianDay(now());
}

/** The request does not wait for it; if it fails, the next request starts another and gets the same copy. */
function rebuildLater<T>(ctx: Context, read: DocumentRead<T>): void {
  const key = documentKeyOf(read.address);
  ctx.copies.flights
    .run(`${key}@rebuild`, () => buildAnywhere(ctx, read))
    .catch((err: unknown) => ctx.log.warn({ err, key }, 'an expired document was not rebuilt'));
}

function buildAnywhere<T>(ctx: Context, read: DocumentRead<T>): Promise<CachedAnswer<T>> {
  return readAnywhere(ctx, (reading) => buildCopy(reading, ctx, read, cacheOf(ctx, read).begin()));
}

async function buildCopy<T>(
  reading: Context,
  ctx: Context,
  read: DocumentRead<T>,
  begun: CacheEpoch,
): Promise<CachedAnswer<T>> {
  const isStored = !read.isRare && !ctx.standby && !reading.standby?.isBehind;
  const lists = isStored ? await findListVersions(reading.db, read.lists) : [];
  const builtAt = ctx.now();
  const { value, parts, slug, ttlSeconds = read.ttlSeconds } = await read.build(reading);
  const text = JSON.stringify(value);
  const lifetime = isOfTheDay(text) ? Math.min(ttlSeconds, secondsLeftOfDay(builtAt)) : ttlSeconds;
  const document: NewDocument = {
    address: read.address,
    text,
    shape: fingerprintOf(read.schema),
    parts,
    lists,
    tags: [...new Set([...read.lists, ...parts.map(({ kind, id }) => tags[kind](id))])],
    ...(slug !== undefined && { slug }),
    builtAt,
    expiresAt: new Date(builtAt.getTime() + lifetime * 1_000),
  };
  // Served from its text like a stored copy: a page is then the same, byte for byte, whichever process built it.
  const answer = new CachedAnswer<T>(asLongAsKnown(reading, document));
  remember(ctx, read, answer, begun);
  ctx.metrics.documents.inc({ kind: read.kind, from: 'build' });
  if (!isStored) return answer;
  // A cache that cannot be written costs speed, not the answer.
  await saveDocument(ctx.db, document).catch((err: unknown) =>
    ctx.log.warn({ err, key: documentKeyOf(read.address) }, 'document not written back'),
  );
  return answer;
}

function cacheOf<T>(ctx: Context, read: DocumentRead<T>): MemoryCache {
  return read.cache ?? ctx.copies.documents;
}

/** A process trusts its memory for a quarter of an hour (docs/evidence/spec-coverage.md), and never beyond the document's expiry. */
function remember<T>(ctx: Context, read: DocumentRead<T>, answer: CachedAnswer<T>, begun: CacheEpoch): void {
  const left = (answer.freshUntil.getTime() - ctx.now().getTime()) / 1_000;
  const seconds = Math.min(left, read.memorySeconds ?? MEMORY_CACHE.default.ttlSeconds);
  cacheOf(ctx, read).set(documentKeyOf(read.address), answer, answer.tags, seconds, begun);
}

/** While the primary is down, a copy may be outdated: it is cached only for a short time. */
function asLongAsKnown<D extends { expiresAt: Date }>({ standby, now }: Context, document: D): D {
  const soon = now().getTime() + STALE_LIFETIME_SECONDS * 1_000;
  return standby?.isBehind && document.expiresAt.getTime() > soon
    ? { ...document, expiresAt: new Date(soon) }
    : document;
}

export function documentKeyOf(address: DocumentAddress): string {
  return Object.values(address).join(':');
}

const shapes = new WeakMap<z.ZodType, string>();

/** A fingerprint of the schema: no cache has to be cleared at a release. */
export function fingerprintOf(schema: z.ZodType): string {
  const known = shapes.get(schema);
  if (known) return known;
  const text = JSON.stringify(z.toJSONSchema(schema));
  const shape = createHash('sha1').update(text).digest('base64url').slice(0, 12);
  shapes.set(schema, shape);
  return shape;
}

/** Cards and films that say when a title opens, or that it is in cinemas. */
const SAYS_WHEN = /"(?:in_cinemas_since|opens_on)":|"state":"(?:announced|opens|in-cinemas)"/;

/** Whether the document is true only on the day in Brazil on which it was built: midnight makes "estreia 19/11" "nos cinemas". */
function isOfTheDay(text: string): boolean {
  return SAYS_WHEN.test(text);
}
