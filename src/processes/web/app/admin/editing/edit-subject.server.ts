import { discardDraft } from '#server/admin/editing/discard-draft.ts';
import { lockField, unlockField } from '#server/admin/editing/locks.ts';
import { openSubject } from '#server/admin/editing/open-subject.ts';
import { cancelPlan, plan } from '#server/admin/editing/plans.ts';
import { issuePreview } from '#server/admin/editing/preview-links.ts';
import { dropCopies, resync } from '#server/admin/editing/provider-data.ts';
import { publish } from '#server/admin/editing/publish.ts';
import { restoreAsDraft } from '#server/admin/editing/restore-revision.ts';
import { saveDraft } from '#server/admin/editing/save-draft.ts';
import { settleConflict } from '#server/admin/editing/settle-conflict.ts';
import { sendForReview } from '#server/admin/review/send-review.ts';
import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import type { EditedField, FieldSave } from '#shared/admin/domain/editing/edited-subject.ts';
import { inputNames, parseSaves, readFieldForm } from '#shared/admin/domain/editing/field-form.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { parseTimeField } from '#shared/admin/domain/format-time.ts';
import type { EditAction } from '#shared/admin/domain/rules.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { type Editable } from '#shared/domain/entities.ts';
import { parseId } from '#shared/domain/ids.ts';
import type { GrantedAction } from '../guard.server.ts';
import type { Outcome } from '../outcome.ts';
import { threadActions, writeComment } from '../reviews/thread-actions.server.ts';
import { subjectOf } from './load-subject.server.ts';
import { takePicture } from './take-picture.server.ts';

type Answer = Omit<Outcome, 'intent'>;
type Handlers = {
  readonly [A in EditAction]: (granted: GrantedAction) => Promise<Answer>;
};

const { notices } = adminEditing;

/** Changes saves before they are stored. */
export type AdaptSaves = (granted: GrantedAction, saves: readonly FieldSave[]) => FieldSave[];

/** The action handlers of every edit page. */
export function editActions(entity: Editable, adapt?: AdaptSaves): Handlers {
  return {
    async save(granted) {
      const draft = await store(granted, entity, adapt);
      const done = draft.saved.length > 0 ? notices.saved : notices.nothingToSave;
      return draft.clashes.length > 0 ? { draft, clashes: draft.clashes } : { draft, notice: done };
    },
    async restore(granted) {
      const { ctx, editor, field } = granted;
      const subject = subjectOf(granted, entity);
      const name = field('field');
      const { fields } = await openSubject(ctx, subject, [name]);
      const held = fields.find((each) => each.field === name);
      if (!held?.published) {
        await discardDraft(ctx, editor, subject, [name]);
        return { notice: notices.discarded };
      }
      const draft = await saveDraft(ctx, editor, subject, [
        { field: name, value: null, version: parseId(field('version')) ?? 0 },
      ]);
      return { draft, clashes: draft.clashes, notice: adminEditing.restored };
    },
    async discard(granted) {
      await discardDraft(granted.ctx, granted.editor, subjectOf(granted, entity));
      return { notice: notices.discarded };
    },
    upload: (granted) => takePicture(granted, subjectOf(granted, entity)),
    async preview(granted) {
      return {
        preview: await issuePreview(granted.ctx, granted.editor, subjectOf(granted, entity), granted.staff.keys),
      };
    },
    async sendReview(granted) {
      const { ctx, editor, field, form } = granted;
      const draft = await store(granted, entity, adapt);
      if (draft.clashes.length > 0) return { draft, clashes: draft.clashes };
      const seen = readSeen(form, entity);
      for (const { field: name, version } of draft.saved) seen[name] = version;
      const sending = { seen, note: field('note'), reviewerId: field('reviewer') };
      const sent = await sendForReview(ctx, editor, subjectOf(granted, entity), sending);
      if ('clashes' in sent) return { clashes: sent.clashes };
      return { notice: adminReviews.send.sent(sent.reviewerName) };
    },
    async publish(granted) {
      const { ctx, editor, tools, field, form } = granted;
      const draft = await store(granted, entity, adapt);
      if (draft.clashes.length > 0) return { draft, clashes: draft.clashes };
      const seen = readSeen(form, entity);
      for (const { field: name, version } of draft.saved) seen[name] = version;
      const subject = subjectOf(granted, entity);
      const published = await publish(ctx, editor, subject, {
        ...{ seen, note: field('note'), confirmation: field('confirmation') },
      });
      if ('clashes' in published) return { clashes: published.clashes };
      // The revision is published even if this check fails or finds the old page.
      const isVisible = await openSubject(ctx, subject)
        .then(({ path }) => tools.probe(path))
        .catch((err: unknown) => {
          ctx.log.warn({ err }, 'whether a publication is visible could not be checked');
          return false;
        });
      const tell = isVisible ? notices.publishedAndVisible : notices.published;
      return { notice: tell(published.revision) };
    },
    async plan(granted) {
      const { ctx, editor, field, form } = granted;
      const platform = parseId(field('platform'));
      await plan(ctx, editor, subjectOf(granted, entity), {
        publishAt: parseTimeField(field('publishAt')),
        publishOnPlatformId: platform,
        unpublishAt: parseTimeField(field('unpublishAt')),
        seen: readSeen(form, entity),
      });
      return { notice: notices.planned };
    },
    async cancelPlan(granted) {
      await cancelPlan(granted.ctx, granted.editor, subjectOf(granted, entity));
      return { notice: notices.planCancelled };
    },
    async restoreRevision(granted) {
      await restoreAsDraft(
        granted.ctx,
        granted.editor,
        subjectOf(granted, entity),
        parseId(granted.field('revision')) ?? 0,
      );
      return { notice: notices.restored };
    },
    async settle(granted) {
      const { ctx, editor, field } = granted;
      const decision = toDecision(field('decision'));
      const { clashes } = await settleConflict(ctx, editor, subjectOf(granted, entity), {
        field: field('field'),
        version: parseId(field('version')) ?? 0,
        decision,
        merged: decision === 'merge' ? field('merged') : undefined,
        andLock: field('andLock') === '1',
      });
      return clashes.length > 0 ? { clashes } : { notice: notices.settled };
    },
    async settleAll(granted) {
      const { ctx, editor, field, form } = granted;
      const subject = subjectOf(granted, entity);
      const decision = toDecision(field('decision')) === 'accept' ? 'accept' : 'keep';
      const clashes = [];
      // Only the conflicts on the editor's screen: newer ones are still undecided.
      for (const [name, version] of Object.entries(readSeen(form, entity))) {
        const given = { field: name, version, decision, merged: undefined, andLock: false } as const;
        clashes.push(...(await settleConflict(ctx, editor, subject, given)).clashes);
      }
      return clashes.length > 0 ? { clashes, problem: notices.settledSome } : { notice: notices.settledAll };
    },
    async lock(granted) {
      const { ctx, editor, field } = granted;
      const until = field('until');
      await lockField(ctx, editor, subjectOf(granted, entity), {
        field: field('field'),
        reason: field('reason'),
        expiresAt: until ? parseTimeField(`${until}T23:59`) : undefined,
      });
      return { notice: notices.locked };
    },
    async unlock(granted) {
      await unlockField(granted.ctx, granted.editor, subjectOf(granted, entity), granted.field('field'));
      return { notice: notices.unlocked };
    },
    async resync(granted) {
      const found = await resync(granted.ctx, granted.editor, subjectOf(granted, entity));
      return { notice: found === 'new' ? notices.resyncedNew : notices.resyncedSame };
    },
    async dropCopies(granted) {
      await dropCopies(granted.ctx, granted.editor, subjectOf(granted, entity));
      return { notice: notices.copiesDropped };
    },
    comment: (granted) => writeComment(granted, { ...subjectOf(granted, entity), reviewId: null }),
    ...threadActions,
  };
}

/** The draft versions the editor saw, which `SeenVersions` put into the form. */
function readSeen(form: GrantedAction['form'], entity: Editable): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const [input, version] of form) {
    const name = input.startsWith('seen.') ? input.slice('seen.'.length) : '';
    if (findEditableField(entity, name)) seen[name] = Number(version);
  }
  return seen;
}

function toDecision(word: string): 'accept' | 'keep' | 'merge' {
  return word === 'accept' || word === 'merge' ? word : 'keep';
}

/** Saves what a script sent, or every field of a plain form that differs from the stored value. */
async function store(granted: GrantedAction, entity: Editable, adapt?: AdaptSaves) {
  const { ctx, editor, now, form } = granted;
  const subject = subjectOf(granted, entity);
  const json = form.get('saves');
  const sent = json === undefined ? await keepChanged(granted, entity) : parseSaves(json);
  const saves = adapt ? adapt(granted, sent) : sent;
  return saves.length > 0 ? await saveDraft(ctx, editor, subject, saves) : { saved: [], clashes: [], savedAt: now };
}

async function keepChanged(granted: GrantedAction, entity: Editable): Promise<FieldSave[]> {
  const typed = readFieldForm(entity, granted.form);
  if (typed.length === 0) return [];
  // `granted.field` records the value, so that it is sent back if the save is refused.
  for (const { field } of typed) granted.field(inputNames.value(field));
  const { fields } = await openSubject(
    granted.ctx,
    subjectOf(granted, entity),
    typed.map(({ field }) => field),
  );
  const held = new Map(fields.map((field) => [field.field, field]));
  return typed.filter(({ field, value }) => !isSameValue(value, currentValue(held.get(field))));
}

function currentValue(field: EditedField | undefined): unknown {
  const written = field?.draft ?? field?.published;
  return written ? written.value : field?.provider;
}
