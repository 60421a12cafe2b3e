import type { ProviderData } from '#shared/admin/domain/editing/edited-subject.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { type Editable, type Entity, isFromTmdb } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { findStoredSource } from '../../store/titles/sources.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncOne } from '../../sync/sync-one.ts';
import { orUnavailable } from '../../sync/sync-steps.ts';
import type { Editor } from './editor.ts';

/** An editor waits; a series with many seasons needs several calls. */
const RESYNC = { urgency: 'interactive', deadlineMs: 10_000 } as const;

/** TMDB's answer as stored. */
export async function readProviderData({ db }: Context, { entity, id }: Subject): Promise<ProviderData> {
  const held = await findStoredSource(db, ofProvider(entity), id);
  if (!held) throw new Failure('not-found', subjects[entity].words.notFound);
  return { fetchedAt: held.fetchedAt, facts: JSON.stringify(held.source, undefined, 2) };
}

/** Fetches from TMDB now. Returns whether there was anything new; overrides stay. */
export async function resync(ctx: Context, { actor }: Editor, { entity, id }: Subject): Promise<'new' | 'same'> {
  const what = { kind: ofProvider(entity), id };
  const outcome = await orUnavailable(ctx, what, syncOne(ctx, what, RESYNC));
  if (outcome === 'unavailable') throw new Failure('unavailable', editing.tmdbAway);
  if (outcome === 'absent') throw new Failure('aborted', editing.tmdbAbsent);
  await changeCatalogue(ctx, async ({ record }) => {
    record(actor, { action: 'subject.resynced', entity, entityId: String(id), after: { outcome } });
  });
  return outcome === 'stored' ? 'new' : 'same';
}

/** Invalidates every cached copy of its pages, in every process. */
export async function dropCopies(ctx: Context, { actor }: Editor, { entity, id }: Subject): Promise<void> {
  await changeCatalogue(ctx, async ({ announce, record }) => {
    announce(tags[ofProvider(entity)](id));
    record(actor, { action: 'copies.dropped', entity, entityId: String(id) });
  });
}

/** Collections and parts of the site have no TMDB source. */
function ofProvider(entity: Editable): Entity {
  if (!isFromTmdb(entity)) throw new Failure('not-found', subjects[entity].words.notFound);
  return entity;
}
