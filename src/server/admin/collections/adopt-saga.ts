import { SAGAS_OFFERED } from '#shared/admin/domain/limits.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { Failure } from '#shared/domain/failure.ts';
import { COLLECTION_TITLES_MAX } from '#shared/domain/limits.ts';
import { toSagaKey } from '#shared/domain/search/saga-words.ts';
import { buildRecordSlug } from '#shared/domain/slug.ts';
import type { CollectionItem } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { findSagaTitles, isSagaAdopted, listAdoptableSagas, type OfferedSaga } from '../../store/collections/sagas.ts';
import { isAddressTaken } from '../../store/records/record-addresses.ts';
import { takeRecordId } from '../../store/records/records.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from '../editing/editor.ts';
import { insertDraft } from '../records/create-record.ts';

const words = adminCollections.sagas;

/** Sagas without a collection, by the start of their name; the most popular first. */
export function listSagas(ctx: Context, query: string): Promise<OfferedSaga[]> {
  return listAdoptableSagas(ctx.db, query.trim() === '' ? '' : toSagaKey(query), SAGAS_OFFERED);
}

/** A draft with the films that visitors see, in order of release. Nothing is public until it is published. */
export async function adoptSaga(ctx: Context, { actor }: Editor, sagaId: number): Promise<number> {
  return changeCatalogue(ctx, async ({ trx, record, now }) => {
    // Also makes a second press wait for the first.
    const id = await takeRecordId(trx, 'collection');
    const { saga, titles } = await findSagaTitles(trx, sagaId);
    const items = titles
      .filter(({ is_public }) => is_public === true)
      .slice(0, COLLECTION_TITLES_MAX)
      .map(({ id }): CollectionItem => ({ kind: 'movie', titleId: id, note: '', isSkippable: false }));
    if (!saga || items.length < 2) throw new Failure('not-found', words.notFound);
    if (await isSagaAdopted(trx, sagaId)) throw new Failure('aborted', words.adopted);
    const fields = { name: saga.name, slug: await findFreeSlug(trx, saga), titleH1: saga.name, items };
    await insertDraft(trx, { entity: 'collection', id, fields, sagaId }, { author: actor.id, at: now });
    const after = { name: fields.name, slug: fields.slug, sagaId, titles: items.length };
    record(actor, { action: 'collection.created', entity: 'collection', entityId: String(id), after });
    return id;
  });
}

/** An editors' collection may have the saga's name already. */
async function findFreeSlug(trx: Trx, { id, name }: { id: number; name: string }): Promise<string> {
  const slug = buildRecordSlug(name);
  for (const free of [slug, `${slug}-saga`])
    if (slug !== '' && !(await isAddressTaken(trx, 'collection', free))) return free;
  return `saga-${id}`;
}
