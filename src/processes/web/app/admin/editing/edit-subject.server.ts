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
import type { Clash, FieldSave } from '#shared/admin/domain/editing/edited-subject.ts';
import { parseSaves } from '#shared/admin/domain/editing/typed-value.ts';
import { parseTimeField } from '#shared/admin/domain/format-time.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { type Editable } from '#shared/domain/entities.ts';
import { parseId } from '#shared/domain/ids.ts';
import type { GrantedAction } from '../guard.server.ts';
import { threadActions, writeComment } from '../reviews/thread-actions.server.ts';
import { subjectOf } from './load-subject.server.ts';
import { takePicture } from './take-picture.server.ts';

const { notices } = adminEditing;

/** Changes saves before they are stored. */
export type AdaptSaves = (granted: GrantedAction, saves: readonly FieldSave[]) => FieldSave[];

/** The action handlers of every edit page. */
export function editActions(entity: Editable, adapt?: AdaptSaves) {
  return {
    async save(granted: GrantedAction) {
      const sent = parseSaves(granted.form.get('saves') ?? '');
      const saves = adapt ? adapt(granted, sent) : sent;
      const draft = await saveDraft(granted.ctx, granted.editor, subjectOf(granted, entity), saves);
      return draft.clashes.length > 0 ? { draft, clashes: draft.clashes } : { draft, notice: notices.saved };
    },
    async restore(granted: GrantedAction) {
      await discardDraft(granted.ctx, granted.editor, subjectOf(granted, entity), [granted.field('field')]);
      return { notice: notices.discarded };
    },
    async discard(granted: GrantedAction) {
      await discardDraft(granted.ctx, granted.editor, subjectOf(granted, entity));
      return { notice: notices.discarded };
    },
    upload: (granted: GrantedAction) => takePicture(granted, subjectOf(granted, entity)),
    async preview(granted: GrantedAction) {
      return {
        preview: await issuePreview(granted.ctx, granted.editor, subjectOf(granted, entity), granted.staff.keys),
      };
    },
    async sendReview(granted: GrantedAction) {
      const { ctx, editor, field, form } = granted;
      const sending = { seen: readSeen(form, entity), note: field('note'), reviewerId: field('reviewer') };
      const sent = await sendForReview(ctx, editor, subjectOf(granted, entity), sending);
      if ('clashes' in sent) return sayClashes(sent.clashes);
      return { notice: adminReviews.send.sent(sent.reviewerName) };
    },
    async publish(granted: GrantedAction) {
      const { ctx, editor, tools, field, form } = granted;
      const subject = subjectOf(granted, entity);
      const published = await publish(ctx, editor, subject, {
        ...{ seen: readSeen(form, entity), note: field('note'), confirmation: field('confirmation') },
      });
      if ('clashes' in published) return sayClashes(published.clashes);
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
    async plan(granted: GrantedAction) {
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
    async cancelPlan(granted: GrantedAction) {
      await cancelPlan(granted.ctx, granted.editor, subjectOf(granted, entity));
      return { notice: notices.planCancelled };
    },
    async restoreRevision(granted: GrantedAction) {
      await restoreAsDraft(
        granted.ctx,
        granted.editor,
        subjectOf(granted, entity),
        parseId(granted.field('revision')) ?? 0,
      );
      return { notice: notices.restored };
    },
    async settle(granted: GrantedAction) {
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
    async settleAll(granted: GrantedAction) {
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
    async lock(granted: GrantedAction) {
      const { ctx, editor, field } = granted;
      const until = field('until');
      await lockField(ctx, editor, subjectOf(granted, entity), {
        field: field('field'),
        reason: field('reason'),
        expiresAt: until ? parseTimeField(`${until}T23:59`) : undefined,
      });
      return { notice: notices.locked };
    },
    async unlock(granted: GrantedAction) {
      await unlockField(granted.ctx, granted.editor, subjectOf(granted, entity), granted.field('field'));
      return { notice: notices.unlocked };
    },
    async resync(granted: GrantedAction) {
      const found = await resync(granted.ctx, granted.editor, subjectOf(granted, entity));
      return { notice: found === 'new' ? notices.resyncedNew : notices.resyncedSame };
    },
    async dropCopies(granted: GrantedAction) {
      await dropCopies(granted.ctx, granted.editor, subjectOf(granted, entity));
      return { notice: notices.copiesDropped };
    },
    comment: (granted: GrantedAction) => writeComment(granted, { ...subjectOf(granted, entity), reviewId: null }),
    ...threadActions,
  };
}

/** The draft versions the editor saw, which `useDraft` and the table of conflicts put into the form. */
function readSeen(form: GrantedAction['form'], entity: Editable): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const [input, version] of form) {
    const name = input.startsWith('seen.') ? input.slice('seen.'.length) : '';
    if (findEditableField(entity, name)) seen[name] = Number(version);
  }
  return seen;
}

/** Two lists cannot be compared word by word: the later editor must read the list again. */
const LISTS: Readonly<Record<string, string>> = {
  items: adminCollections.listChanged,
  voices: adminDubbing.listChanged,
  ownOffers: adminFreeServices.listChanged,
};

function sayClashes(clashes: Clash[]) {
  const [problem] = clashes.flatMap(({ field }) => LISTS[field] ?? []);
  return problem === undefined ? { clashes } : { problem };
}

function toDecision(word: string): 'accept' | 'keep' | 'merge' {
  return word === 'accept' || word === 'merge' ? word : 'keep';
}
