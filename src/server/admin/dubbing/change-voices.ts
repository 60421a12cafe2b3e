import type { CheckedVoice } from '#shared/admin/domain/dubbing/check-voice.ts';
import { keyOfVoice } from '#shared/admin/domain/dubbing/voice-csv.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { VOICES } from '#shared/admin/domain/limits.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { DubbedTitle, VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isId } from '#shared/domain/ids.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Db, Trx } from '../../infra/db.ts';
import {
  addDubbingChange,
  type DubbingChange,
  findDubbingChange,
  markDubbingApplied,
  markDubbingUndone,
  type VoiceItem,
} from '../../store/dubbing/dubbing-changes.ts';
import {
  countDubbed,
  findDubbedTitle,
  findStoredVoice,
  insertVoice,
  listStoredVoices,
  lockDubbing,
  removeVoice,
  type StoredVoice,
  touchDubbed,
  toVoiceFields,
  updateVoice,
} from '../../store/dubbing/dubbing-credits.ts';
import { findPersonName, listPeopleNamed } from '../../store/people/people-by-name.ts';
import { restoreColumns } from '../../store/subscriptions/subscription-changes.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from '../editing/editor.ts';
import { sayVoices } from './describe-voices.ts';
import { findVoice } from './find-voices.ts';
import { createOwnPerson, retireOwnPerson } from './own-people.ts';

const words = adminSubscriptions;
const { problems, tooMany } = adminDubbing;

/** The last part of the audit event's name. */
type Act = 'saved' | 'removed' | 'imported';

interface Seen {
  /** Unset for a new row. */
  id?: number | undefined;
  /** The version the editor saw. */
  version?: number | undefined;
}

/** Creates or changes one row, published at once. An unknown person is created only if the editor said so. */
export async function saveVoice(
  ctx: Context,
  editor: Editor,
  title: DubbedTitle,
  { fields, mayCreate, ...seen }: Seen & { fields: CheckedVoice; mayCreate: boolean },
): Promise<void> {
  const { typed: _typed, ...given } = fields;
  const found = await findVoice(ctx.db, given);
  if ('fault' in found) return refuseWrongFields({ voice: found.fault });
  if (found.voiceId === null && !mayCreate) return refuseWrongFields({ voice: problems.unknownPerson });
  return changeOne(ctx, editor, title, seen, found);
}

export function removeOneVoice(ctx: Context, editor: Editor, title: DubbedTitle, seen: Seen): Promise<void> {
  return changeOne(ctx, editor, title, seen, null);
}

function changeOne(
  ctx: Context,
  editor: Editor,
  title: DubbedTitle,
  { id, version }: Seen,
  wanted: VoiceFields | null,
): Promise<void> {
  return changeCatalogue(ctx, async (change) => {
    await lockDubbing(change.trx, title);
    const before = id === undefined ? null : await takeAsSeen(change.trx, title, { id, version: version ?? 0 });
    const items: VoiceItem[] = [{ id: id ?? null, before, wanted, version: null }];
    const changeId = await addDubbingChange(change.trx, {
      ...{ title, items, author: editor.actor.id, preparedAt: change.now },
    });
    await applyItems(change, editor, { id: changeId, title, items }, wanted ? 'saved' : 'removed');
  });
}

async function takeAsSeen(
  trx: Trx,
  title: DubbedTitle,
  { id, version }: { id: number; version: number },
): Promise<StoredVoice> {
  const found = isId(id) ? await findStoredVoice(trx, id) : undefined;
  const isHere = found?.row.title_kind === title.kind && found.row.title_id === title.id;
  if (!found || !isHere || found.row.removed_at !== null) throw new Failure('not-found', words.notFound);
  if (found.row.version !== version) throw new Failure('aborted', words.clash);
  return found;
}

/** Applies a preview as a whole; if a row or a person was changed since, nothing. */
export function applyVoices(ctx: Context, editor: Editor, title: DubbedTitle, id: string): Promise<void> {
  return changeCatalogue(ctx, async (change) => {
    await lockDubbing(change.trx, title);
    const found = await getChange(change.trx, title, id);
    if (found.appliedAt) throw new Failure('aborted', words.alreadyApplied);
    for (const { before, wanted } of found.items) {
      if (before) await takeAsSeen(change.trx, title, before.row);
      if (wanted && !(await isAsFound(change.trx, wanted))) throw new Failure('aborted', words.clash);
    }
    await applyItems(change, editor, found, 'imported');
  });
}

/** The person is still there, or the name still belongs to no person. */
async function isAsFound(trx: Trx, { voiceId, voice }: Pick<VoiceFields, 'voiceId' | 'voice'>): Promise<boolean> {
  if (voiceId === null) return (await listPeopleNamed(trx, normaliseForSearch(voice), 1)).length === 0;
  return (await findPersonName(trx, voiceId))?.name === voice;
}

async function applyItems(
  change: Change,
  editor: Editor,
  { id, title, items }: Pick<DubbingChange, 'id' | 'title' | 'items'>,
  act: Act,
): Promise<void> {
  const { trx, now } = change;
  const signed = { author: editor.actor.id, at: now };
  await refuseTaken(
    trx,
    title,
    items.flatMap(({ before, wanted }) => (wanted ? { id: before?.row.id, fields: wanted } : [])),
  );
  const created = new Map<string, number>();
  const done: VoiceItem[] = [];
  for (const item of items) {
    const { before, wanted } = item;
    if (!wanted) {
      if (before) await removeVoice(trx, before.row, signed);
      done.push({ ...item, version: (before?.row.version ?? 0) + 1 });
      continue;
    }
    const isNew = wanted.voiceId === null;
    const voiceId = wanted.voiceId ?? (await createOnce(change, editor, created, wanted.voice));
    if (before) await updateVoice(trx, before.row, { ...wanted, voiceId }, signed);
    const rowId = before?.row.id ?? (await insertVoice(trx, title, { ...wanted, voiceId }, signed));
    const version = before ? before.row.version + 1 : 1;
    done.push({ ...item, id: rowId, version, ...(isNew && { created: voiceId }) });
  }
  if ((await listStoredVoices(trx, title)).length > VOICES.rows)
    throw new Failure('resource-exhausted', tooMany(VOICES.rows));
  await markDubbingApplied(trx, id, done, now);
  await announce(change, editor, { id, title, items: done }, act);
}

/** Two lines of a CSV may name the same new person. */
async function createOnce(change: Change, editor: Editor, created: Map<string, number>, name: string): Promise<number> {
  const key = normaliseForSearch(name);
  const known = created.get(key);
  if (known !== undefined) return known;
  await lockUntilCommit(change.trx, 'own people');
  if (!(await isAsFound(change.trx, { voiceId: null, voice: name }))) throw new Failure('aborted', words.clash);
  const id = await createOwnPerson(change, name);
  created.set(key, id);
  change.record(editor.actor, {
    ...{ action: 'person.created', entity: 'person', entityId: String(id), after: { said: name } },
  });
  return id;
}

/** Undoes one change, or a whole CSV, if none of its rows was changed since. Every column is as before it. */
export function undoVoices(ctx: Context, editor: Editor, title: DubbedTitle, id: string): Promise<void> {
  return changeCatalogue(ctx, async (change) => {
    const { trx, now } = change;
    await lockDubbing(trx, title);
    const found = await getChange(trx, title, id);
    if (!found.appliedAt) throw new Failure('aborted', words.notApplied);
    if (found.undoneAt) throw new Failure('aborted', words.alreadyUndone);
    const signed = { author: editor.actor.id, at: now };
    const former = found.items.flatMap(({ before }) => before ?? []);
    await refuseTaken(
      trx,
      title,
      former.map((each) => ({ id: each.row.id, fields: toVoiceFields(each) })),
    );
    for (const { id: rowId, version, before } of found.items) {
      const stored = rowId === null ? undefined : await findStoredVoice(trx, rowId);
      if (!stored || stored.row.version !== version) throw new Failure('aborted', words.clash);
      if (before) await restoreColumns(trx, 'dubbing_credits', before.row, stored.row.version + 1);
      else await removeVoice(trx, stored.row, signed);
    }
    for (const person of new Set(found.items.flatMap(({ created }) => created ?? [])))
      if (await isUnused(trx, person)) await retireOwnPerson(change, person);
    await markDubbingUndone(trx, id, editor.actor.id, now);
    await announce(change, editor, found, 'undone');
  });
}

/** No credit names the person, and no editor wrote about them. */
async function isUnused(trx: Trx, id: number): Promise<boolean> {
  const [credits, overrides] = [await countDubbed(trx, [id]), await findOverrides(trx, { entity: 'person', id })];
  return credits.size === 0 && Object.keys(overrides).length === 0;
}

async function getChange(trx: Trx, title: DubbedTitle, id: string): Promise<DubbingChange> {
  const found = await findDubbingChange(trx, id);
  if (!found || found.title.kind !== title.kind || found.title.id !== title.id)
    throw new Failure('not-found', words.notFound);
  return found;
}

/** Its name; throws if it is not stored. */
export async function getDubbedName(db: Db, title: DubbedTitle): Promise<string> {
  const found = await findDubbedTitle(db, title);
  if (!found) throw new Failure('not-found', words.notFound);
  return found.title;
}

/** One voice per character; `id` is unset for a new row. */
async function refuseTaken(
  trx: Trx,
  title: DubbedTitle,
  wanted: readonly { id: number | undefined; fields: VoiceFields }[],
): Promise<void> {
  const owners = new Map(
    (await listStoredVoices(trx, title)).map((stored) => [keyOfVoice(toVoiceFields(stored)), stored.row.id]),
  );
  const isTaken = wanted.some(({ id, fields }) => {
    const owner = owners.get(keyOfVoice(fields));
    return owner !== undefined && owner !== id;
  });
  if (isTaken) throw new Failure('invalid-argument', problems.taken);
}

/** The pages of the title and of every voice that enters or leaves it. */
async function announce(
  change: Change,
  editor: Editor,
  { id, title, items }: Pick<DubbingChange, 'id' | 'title' | 'items'>,
  act: Act | 'undone',
): Promise<void> {
  const name = await getDubbedName(change.trx, title);
  const pairs = items.map(({ before, wanted }) => ({ before: before && toVoiceFields(before), after: wanted }));
  const people = items.flatMap(({ before, wanted, created }) =>
    [before?.row.voice_id, wanted?.voiceId, created].filter((each) => typeof each === 'number'),
  );
  await touchDubbed(change.trx, title, people);
  change.announce(tags[title.kind](title.id), ...people.map(tags.person));
  change.record(editor.actor, {
    ...{ action: `voice.${act}`, entity: 'voice', entityId: id },
    before: { rows: pairs.map(({ before }) => before) },
    after: { said: sayVoices(name, pairs), rows: pairs.map(({ after }) => after) },
  });
}
