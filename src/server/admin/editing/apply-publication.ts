import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import type { Editable, FieldOf, OverridesOf } from '#shared/domain/entities.ts';
import { isCreated } from '#shared/domain/subjects/records.ts';
import { parsePartField } from '#shared/domain/titles/part-edits.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import { addRevision } from '../../store/editing/revisions.ts';
import {
  type Authorship,
  deleteOverride,
  findOverrides,
  type Subject,
  saveOverride,
} from '../../store/titles/overrides.ts';
import { announceLists } from '../../sync/announce-listing.ts';
import type { Change } from '../../sync/change-catalogue.ts';
import { toBase } from '../../sync/projection/raise-conflicts.ts';
import { readProviderValues } from '../../sync/projection/read-provider-values.ts';
import { reprojectEntity } from '../../sync/storage/storages.ts';
import { lockOwnVoices, retireUnusedVoices } from '../dubbing/settle-voices.ts';
import { refuseUnfitPictures } from '../media/publishable-pictures.ts';
import { releaseReview } from '../review/release-review.ts';
import { addFormerWords, type FormerWords } from '../site/former-words.ts';
import { settleEntered } from '../subscriptions/settle-entered.ts';
import { settleServices } from '../subscriptions/settle-services.ts';
import { refuseTakenKey, refuseTakenSlug } from './edit-refusals.ts';
import { settleField } from './settle-field.ts';
import { type LockedSubject, toPublishedValues, versionOf } from './written.ts';

export interface Publication extends Authorship {
  /** By field; `null` goes back to TMDB's value. */
  values: Readonly<Record<string, unknown>>;
  note: string;
  /** The reviewer, if the author sent it to review. */
  approvedBy?: string;
  /** Of an archive: pictures whose licence has ended are stored with the field, and not shown. */
  areEndedStored?: true;
  /** Of an undo: every value is what it was before. */
  isUndo?: true;
  /** Open drafts of these fields stay open: what is published does not come from them. */
  areDraftsKept?: true;
}

/**
 * The only way to publish: override with TMDB's current value as its base, field version, revision, projection and cache
 * invalidation, in the caller's transaction and under its lock. Closes the drafts of these fields: the caller must have stored
 * them if they differ.
 */
export async function applyPublication<E extends Editable>(
  change: Change,
  subject: Subject<E>,
  held: LockedSubject<E>,
  { values: given, note, approvedBy, areEndedStored, isUndo, areDraftsKept, author, at }: Publication,
): Promise<number> {
  const { trx } = change;
  const own: Subject = subject;
  const isTaxonomy = subject.entity === 'genre' || subject.entity === 'platform';
  const { values: worded, draft: aliases }: FormerWords = isTaxonomy
    ? addFormerWords(held as LockedSubject<'platform'>, given)
    : { values: isEntered(own) && !areEndedStored && !isUndo ? await settleEntered(change, own, held, given) : given };
  const formerVoices = held.overrides.get('voices')?.value;
  if (Object.hasOwn(worded, 'voices')) await lockOwnVoices(trx, formerVoices, worded.voices);
  const values: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(worded)) {
    const former = held.overrides.get(field)?.value;
    const settling = { former, author: approvedBy ?? author, isArchived: areEndedStored === true };
    const settled = await settleField(change, field, value, settling);
    if ('fault' in settled) refuseWrongFields({ [field]: settled.fault });
    else values[field] = settled.value;
  }
  const { entity, id } = own;
  if (isCreated(entity)) {
    if (typeof values.slug === 'string') await refuseTakenSlug(trx, { entity, id }, values.slug);
    await refuseTakenKey(trx, { entity, id }, { ...toPublishedValues(held), ...values });
  }
  if (!areEndedStored) await refuseUnfitPictures(trx, values);
  const fields = Object.keys(values) as FieldOf<E>[];
  const provider = await readProviderValues(trx, subject, held, fields);
  for (const field of fields) {
    const value = (values[field] ?? null) as OverridesOf<E>[FieldOf<E>] | null;
    if (value === null || value === undefined) await deleteOverride(trx, subject, field);
    else await saveOverride(trx, subject, field, value, toBase(provider[field]), { author, at });
    if (held.drafts.get(field)?.isOpen && (areDraftsKept || !Object.hasOwn(given, field))) continue;
    await saveDraftRow(trx, subject, { field, value, isOpen: false, version: versionOf(held, field) + 1, author, at });
  }
  const open = held.drafts.get('aliases');
  if (aliases && open && (areDraftsKept || !Object.hasOwn(given, 'aliases')))
    await saveDraftRow(trx, subject, { ...open, value: aliases, version: open.version + 1 });
  const snapshot = await findOverrides(trx, subject);
  const number = await addRevision(trx, subject, { snapshot, changedFields: fields, note, approvedBy, author, at });
  await releaseReview(trx, subject, { author: approvedBy ?? author, at });
  await reprojectEntity(change, subject.entity, subject.id);
  if (entity === 'service') await settleServices(change, [id]);
  if (Object.hasOwn(values, 'voices')) await retireUnusedVoices(change, formerVoices, values.voices);
  if (fields.some((field) => parsePartField(field)?.name === 'airDate')) announceLists(change, 'series');
  return number;
}

/** With a source, a day of the check and an end. */
function isEntered(subject: Subject): subject is Subject<'plan' | 'bundle' | 'service'> {
  return subject.entity === 'plan' || subject.entity === 'bundle' || subject.entity === 'service';
}
