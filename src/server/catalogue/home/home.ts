import { setTimeout } from 'node:timers/promises';
import { type HomeData, HomeDocument } from '#shared/contract/home.ts';
import { Failure } from '#shared/domain/failure.ts';
import {
  CACHE_TTL_SECONDS,
  HOME_FALLBACK_SECONDS,
  HOME_FALLBACK_TABLE_MS,
  MEMORY_CACHE,
} from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { home } from '#shared/text/home.ts';
import type { Context } from '../../context.ts';
import { findDocument, saveDocument } from '../../store/cache/documents.ts';
import { type Answer, answerNow, extendAnswer } from '../documents/answer.ts';
import { fingerprintOf, readDocument } from '../documents/read-document.ts';
import { buildHome } from './build-home.ts';
import { fetchHomeFromTmdb } from './home-fallback.ts';

/**
 * Memory → home_cache → the catalogue → TMDB, marked as fallback and written back → an error with both causes
 * (docs/evidence/spec-coverage.md).
 */
export async function getHome(ctx: Context): Promise<Answer<HomeData>> {
  try {
    return extendAnswer(await readHome(ctx), { isFallback: false, notice: null });
  } catch (error) {
    ctx.log.error({ err: error }, 'home cannot be read; asking TMDB');
    return fallBack(ctx, error);
  }
}

function readHome(ctx: Context): Promise<Answer<HomeDocument>> {
  return readDocument(ctx, {
    address: { table: 'home_cache', key: 'home' },
    kind: 'home',
    schema: HomeDocument,
    ttlSeconds: CACHE_TTL_SECONDS.home,
    lists: [
      tags.home(),
      tags.movieList(),
      tags.seriesList(),
      tags.peopleList(),
      tags.genres(),
      tags.platforms(),
      tags.arrivalList(),
      tags.recordList('collection'),
      tags.recordList('news'),
    ],
    tag: tags.home(),
    cache: ctx.copies.home,
    memorySeconds: MEMORY_CACHE.home.ttlSeconds,
    isExpensive: true,
    build: buildHome,
  });
}

const FALLBACK_KEY = 'home:fallback';
/** A row of its own: the regular row of the home page must stay, because it is served when a rebuild fails. */
const FALLBACK_ADDRESS = { table: 'home_cache', key: 'fallback' } as const;

/** One request waits for TMDB; the result is served for a minute by every process that can read the table. */
async function fallBack(ctx: Context, ownError: unknown): Promise<Answer<HomeData>> {
  const freshUntil = new Date(ctx.now().getTime() + HOME_FALLBACK_SECONDS * 1_000);
  const known = ctx.copies.home.get<HomeData>(FALLBACK_KEY);
  if (known?.isFresh) return { ...answerNow(known.value, [tags.home()]), freshUntil };
  try {
    const value = (await ctx.copies.flights.run(FALLBACK_KEY, async () => {
      const begun = ctx.copies.home.begin();
      const document = (await findWrittenBack(ctx)) ?? (await fetchAndWriteBack(ctx));
      const data: HomeData = { ...document, isFallback: true, notice: home.fallbackNotice };
      ctx.copies.home.set(FALLBACK_KEY, data, [], HOME_FALLBACK_SECONDS, begun);
      return data;
    })) as HomeData;
    return { ...answerNow(value, [tags.home()]), freshUntil };
  } catch (error) {
    ctx.log.error({ err: error }, 'home cannot be had from TMDB either');
    throw new Failure('unavailable', refusals.homeAllFailed(sayOwn(ownError), refusals.providerUnavailable), {
      cause: new AggregateError([ownError, error]),
    });
  }
}

/** What another process fetched from TMDB within the last minute. Does not wait long for a database that does not answer. */
async function findWrittenBack(ctx: Context): Promise<HomeDocument | undefined> {
  const stored = await Promise.race([
    findDocument(ctx.db, FALLBACK_ADDRESS, fingerprintOf(HomeDocument)).catch((err: unknown) => {
      ctx.log.warn({ err }, 'the home fallback of other processes cannot be read');
      return undefined;
    }),
    setTimeout(HOME_FALLBACK_TABLE_MS, undefined),
  ]);
  return stored && stored.expiresAt > ctx.now() ? (JSON.parse(stored.text) as HomeDocument) : undefined;
}

/** The request does not wait for the write: often the database is what failed. */
async function fetchAndWriteBack(ctx: Context): Promise<HomeDocument> {
  const document = await fetchHomeFromTmdb(ctx);
  const builtAt = ctx.now();
  const expiresAt = new Date(builtAt.getTime() + HOME_FALLBACK_SECONDS * 1_000);
  const row = { address: FALLBACK_ADDRESS, text: JSON.stringify(document), shape: fingerprintOf(HomeDocument) };
  saveDocument(ctx.db, { ...row, parts: [], lists: [], tags: [tags.home()], builtAt, expiresAt }).catch(
    (err: unknown) => ctx.log.warn({ err }, 'the home fallback was not written back'),
  );
  return document;
}

/** A message fit for visitors: our own, or that the catalogue did not answer. */
function sayOwn(error: unknown): string {
  return error instanceof Failure ? error.message : refusals.catalogueUnavailable;
}
