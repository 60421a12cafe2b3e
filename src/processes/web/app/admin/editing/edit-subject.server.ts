import { data } from 'react-router';
import { readItemTitles } from '#server/admin/collections/collection-titles.ts';
import { findQueuePlace } from '#server/admin/dashboard/queues.ts';
import { discardDraft } from '#server/admin/editing/discard-draft.ts';
import { lockField, unlockField } from '#server/admin/editing/locks.ts';
import { nameCreditFields, openCredits } from '#server/admin/editing/open-credits.ts';
import { namePartFields, openEpisodes } from '#server/admin/editing/open-episodes.ts';
import { openSubject } from '#server/admin/editing/open-subject.ts';
import { cancelPlan, plan } from '#server/admin/editing/plans.ts';
import { draftCardPath, issuePreview } from '#server/admin/editing/preview-links.ts';
import { dropCopies, readProviderData, resync } from '#server/admin/editing/provider-data.ts';
import { publish } from '#server/admin/editing/publish.ts';
import { restoreAsDraft } from '#server/admin/editing/restore-revision.ts';
import { saveDraft } from '#server/admin/editing/save-draft.ts';
import { settleConflict } from '#server/admin/editing/settle-conflict.ts';
import { openMerges } from '#server/admin/people/open-merges.ts';
import { listReviewers } from '#server/admin/review/read-reviews.ts';
import { readThreads } from '#server/admin/review/read-threads.ts';
import { sendForReview } from '#server/admin/review/send-review.ts';
import { readTitleOffers } from '#server/admin/subscriptions/read-free-services.ts';
import { callFunction } from '#server/catalogue/documents/call-function.ts';
import { listActiveMembers } from '#server/store/staff/staff-members.ts';
import { findEditableField } from '#shared/admin/domain/check-field.ts';
import type { EditedField, FieldSave } from '#shared/admin/domain/edited-subject.ts';
import { inputNames, parseSaves, readFieldForm } from '#shared/admin/domain/field-form.ts';
import { parseTimeField } from '#shared/admin/domain/format-time.ts';
import { parseQueue } from '#shared/admin/domain/queues.ts';
import type { EditAction } from '#shared/admin/domain/rules.ts';
import { isSameValue } from '#shared/admin/domain/same-value.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { type Editable, isFromTmdb, isSitePart } from '#shared/domain/entities.ts';
import { HOME_ID } from '#shared/domain/site/home-pins.ts';
import { parseTrailingId } from '#shared/domain/slug.ts';
import type { ItemKey } from '#shared/domain/titles/collection-items.ts';
import type { SimilarEdits } from '#shared/domain/titles/field-values.ts';
import type { Granted, GrantedAction } from '../guard.server.ts';
import type { Outcome } from '../outcome.ts';
import { threadActions, writeComment } from '../reviews/thread-actions.server.ts';
import { loadHistory } from '../site/load-history.server.ts';
import { readEpisodesAddress } from './seasons/episodes-address.ts';
import { parseTab } from './tabs.ts';
import { takePicture } from './take-picture.server.ts';

type Answer = Omit<Outcome, 'intent'>;
type Handlers = {
  readonly [A in EditAction]: (granted: GrantedAction) => Promise<Answer>;
};

const { notices } = adminEditing;

export function subjectOf({ params }: Granted, entity: Editable) {
  if (entity === 'home') return { entity, id: HOME_ID };
  const id = /^\d+$/.test(params.id ?? '') ? parseTrailingId(params.id ?? '') : null;
  if (id === null) throw data(adminErrors.notFound, { status: 404 });
  return { entity, id };
}

/** Loads the edit page of a film, series, person or collection. */
export async function loadSubject(granted: Granted, entity: Editable) {
  const { ctx, staff, now, url, member, site } = granted;
  const subject = subjectOf(granted, entity);
  const tab = parseTab(entity, subject.id, url.searchParams.get('aba'));
  const at = readEpisodesAddress(url.searchParams);
  const queueKey = parseQueue(url.searchParams.get('fila'));
  const field = url.searchParams.get('campo') ?? '';
  const [episodes, history] = await Promise.all([
    tab === 'seasons' ? openEpisodes(ctx, subject.id, at) : undefined,
    tab === 'history' ? loadHistory(ctx, subject, url.searchParams) : undefined,
  ]);
  const credits =
    tab === 'people' && (entity === 'movie' || entity === 'series')
      ? await openCredits(ctx, { entity, id: subject.id }, url.searchParams.get('lista') === 'equipe' ? 'crew' : 'cast')
      : undefined;
  const parts = episodes
    ? namePartFields(episodes.season, episodes.episodes)
    : credits
      ? nameCreditFields(credits)
      : [field, ...listCompared(history)];
  const [edited, platforms, provider, reviewers, threads, team, queue] = await Promise.all([
    openSubject(ctx, subject, parts),
    entity === 'movie' || entity === 'series' ? callFunction(ctx, 'getStreaming', {}) : undefined,
    tab === 'data' ? readProviderData(ctx, subject) : undefined,
    mayRole(member.role, 'draft') ? listReviewers(ctx) : [],
    readThreads(ctx, subject),
    listActiveMembers(ctx.db),
    queueKey && isFromTmdb(entity) ? findQueuePlace(ctx, { entity, id: subject.id }, queueKey) : undefined,
  ]);
  const similar = tab === 'relations' ? edited.fields.find((each) => each.field === 'similar') : undefined;
  return {
    siteName: site.name,
    siteUrl: site.url,
    member,
    now,
    subject: edited,
    tab,
    platforms: (platforms?.value.providers ?? []).map(({ id, name }) => ({ id, name })),
    /** The field opened by a link, for browsers without script. */
    opened: url.searchParams.get('editar') ?? '',
    field,
    history,
    /** Only on the tab of seasons. */
    episodes,
    /** What that tab shows; the group that it chose if the address names none. */
    at: { ...at, group: episodes?.group ?? at.group, page: episodes?.page ?? at.page },
    related: similar ? await readItemTitles(ctx, listSimilar(entity, similar)) : [],
    /** Only on the tab "Relações" of a person. */
    merges: entity === 'person' && tab === 'relations' ? await openMerges(ctx, subject.id) : undefined,
    /** Only on the tab "Onde assistir" of films and series. */
    ownOffers:
      tab === 'watch' && (entity === 'movie' || entity === 'series')
        ? await readTitleOffers(ctx, entity, subject.id)
        : undefined,
    credits,
    openCredit: url.searchParams.get('credito') ?? '',
    provider,
    queue,
    /** Members who may approve, without the one who asks. */
    reviewers: reviewers.filter(({ id }) => id !== member.id),
    /** The form that sends the draft to review was opened by a link, for browsers without script. */
    isSending: url.searchParams.get('enviar') === '1',
    cardPath: isSitePart(entity) ? '' : draftCardPath(subject, staff.keys, now),
    threads,
    team,
    mayComment: mayRole(member.role, 'draft'),
  };
}

/** Every title that the field names, as TMDB's or as ours. */
function listSimilar(entity: Editable, { provider, published, draft }: EditedField): ItemKey[] {
  const ours = [published?.value, draft?.value].flatMap((value) => {
    const edits = value as SimilarEdits | null | undefined;
    return [...(edits?.pinned ?? []), ...(edits?.banned ?? []).map(({ id }) => id)];
  });
  const ids = [...new Set([...ours, ...((provider as readonly number[] | null) ?? [])])];
  return ids.map((titleId) => ({ kind: entity === 'series' ? 'series' : 'movie', titleId }));
}

/** Fields that differ between the compared revisions; TMDB's value of each is shown where one of them has none. */
function listCompared(history: Awaited<ReturnType<typeof loadHistory>> | undefined): string[] {
  const [left, right] = [history?.left?.values ?? {}, history?.right?.values ?? {}];
  return Object.keys({ ...left, ...right }).filter((name) => !isSameValue(left[name], right[name]));
}

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
        { field: name, value: null, version: Number(field('version')) || 0 },
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
        .catch(() => false);
      const tell = isVisible ? notices.publishedAndVisible : notices.published;
      return { notice: tell(published.revision) };
    },
    async plan(granted) {
      const { ctx, editor, field, form } = granted;
      const platform = Number(field('platform'));
      await plan(ctx, editor, subjectOf(granted, entity), {
        publishAt: parseTimeField(field('publishAt')),
        publishOnPlatformId: platform || undefined,
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
      await restoreAsDraft(granted.ctx, granted.editor, subjectOf(granted, entity), Number(granted.field('revision')));
      return { notice: notices.restored };
    },
    async settle(granted) {
      const { ctx, editor, field } = granted;
      const decision = toDecision(field('decision'));
      const { clashes } = await settleConflict(ctx, editor, subjectOf(granted, entity), {
        field: field('field'),
        version: Number(field('version')) || 0,
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
