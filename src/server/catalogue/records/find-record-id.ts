import { Failure } from '#shared/domain/failure.ts';
import { MEMORY_CACHE, STALE_LIFETIME_SECONDS } from '#shared/domain/limits.ts';
import { buildRecordSlug } from '#shared/domain/slug.ts';
import type { PagedRecord } from '#shared/domain/subjects/page-words.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { findAddress } from '../../store/records/record-addresses.ts';
import { listPublicNames } from '../../store/records/records.ts';
import { readAnywhere } from '../documents/read-anywhere.ts';
import { isNotFound } from '../documents/read-details.ts';
import { orStale } from '../documents/read-wrappers.ts';

interface Words {
  notFound: string;
  isFoundByName?: true;
}

/** The record that has or had an address. Cached like documents: while the database is down, a cached record is still found by it. */
export async function findRecordId(ctx: Context, entity: PagedRecord, slug: string, words: Words): Promise<number> {
  const key = `${entity}-slug:${slug}`;
  const { documents } = ctx.copies;
  const known = documents.get<number>(key);
  if (known?.isFresh) return known.value;
  const begun = documents.begin();
  return orStale(ctx, { key, known, isAnswer: isNotFound }, () =>
    readAnywhere(ctx, async (reading) => {
      const id = await readId(reading, entity, slug, words);
      const seconds = reading.standby?.isBehind ? STALE_LIFETIME_SECONDS : MEMORY_CACHE.default.ttlSeconds;
      documents.set(key, id, [tags.recordList(entity)], seconds, begun);
      return id;
    }),
  );
}

/** Current and former addresses. */
async function readId(
  { db }: Context,
  entity: PagedRecord,
  slug: string,
  { notFound, isFoundByName }: Words,
): Promise<number> {
  const known = await findAddress(db, entity, slug);
  if (known?.id) return known.id;
  // Gone, or redirected by an editor.
  if (known)
    throw new Failure('not-found', notFound, known.leadsTo === null ? { isGone: true } : { leadsTo: known.leadsTo });
  const names = isFoundByName ? await listPublicNames(db, entity) : [];
  const named = names.find(({ name }) => buildRecordSlug(name) === slug);
  if (!named) throw new Failure('not-found', notFound);
  return named.id;
}
