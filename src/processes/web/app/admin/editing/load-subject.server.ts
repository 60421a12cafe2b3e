import { data } from 'react-router';
import { readItemTitles } from '#server/admin/collections/collection-titles.ts';
import { findQueuePlace } from '#server/admin/dashboard/queues.ts';
import { readVoices } from '#server/admin/dubbing/read-voices.ts';
import { nameCreditFields, openCredits } from '#server/admin/editing/open-credits.ts';
import { namePartFields, openEpisodes } from '#server/admin/editing/open-episodes.ts';
import { openSubject } from '#server/admin/editing/open-subject.ts';
import { draftCardPath } from '#server/admin/editing/preview-links.ts';
import { readProviderData } from '#server/admin/editing/provider-data.ts';
import { readOwnOffers } from '#server/admin/own-offers/read-own-offers.ts';
import { openMerges } from '#server/admin/people/open-merges.ts';
import { listReviewers } from '#server/admin/review/read-reviews.ts';
import { readThreads } from '#server/admin/review/read-threads.ts';
import { openPlatforms } from '#server/admin/subscriptions/open-platforms.ts';
import { callFunction } from '#server/catalogue/documents/call-function.ts';
import type { Context } from '#server/context.ts';
import { listActiveMembers } from '#server/store/staff/staff-members.ts';
import type { EditedField } from '#shared/admin/domain/editing/edited-subject.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { parseQueue } from '#shared/admin/domain/queues.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { type Editable, isFromTmdb } from '#shared/domain/entities.ts';
import { HOME } from '#shared/domain/site/home-pins.ts';
import { parseTrailingId } from '#shared/domain/slug.ts';
import type { ItemKey, NamedKey } from '#shared/domain/titles/collection-items.ts';
import type { SimilarEdits } from '#shared/domain/titles/field-values.ts';
import { isOwnService } from '#shared/domain/titles/watch-services.ts';
import type { Granted } from '../guard.server.ts';
import { loadHistory } from '../site/load-history.server.ts';
import { readEpisodesAddress } from './seasons/episodes-address.ts';
import { parseTab } from './tabs.ts';

export function subjectOf({ params }: Granted, entity: Editable) {
  if (entity === 'home') return HOME;
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
    tab === 'people' && isTitle(entity)
      ? await openCredits(ctx, { entity, id: subject.id }, url.searchParams.get('lista') === 'equipe' ? 'crew' : 'cast')
      : undefined;
  const parts = episodes
    ? namePartFields(episodes.season, episodes.episodes)
    : credits
      ? nameCreditFields(credits)
      : [field, ...listCompared(history)];
  const [edited, platforms, provider, reviewers, threads, team, queue, merges, ownOffers, voices] = await Promise.all([
    openSubject(ctx, subject, parts),
    listChoices(ctx, entity),
    tab === 'data' ? readProviderData(ctx, subject) : undefined,
    mayRole(member.role, 'draft') ? listReviewers(ctx) : [],
    readThreads(ctx, subject),
    listActiveMembers(ctx.db),
    queueKey && isFromTmdb(entity) ? findQueuePlace(ctx, { entity, id: subject.id }, queueKey) : undefined,
    tab === 'relations' && entity === 'person' ? openMerges(ctx, subject.id) : undefined,
    tab === 'watch' && isTitle(entity) ? readOwnOffers(ctx) : undefined,
    tab === 'voices' && isTitle(entity) ? readVoices(ctx, { kind: entity, id: subject.id }) : undefined,
  ]);
  const relatedField = (name: string) =>
    tab === 'relations' ? edited.fields.find((each) => each.field === name) : undefined;
  const [similar, named] = [relatedField('similar'), relatedField('titles')];
  const keys = [...(similar ? listSimilar(entity, similar) : []), ...(named ? listNamed(named) : [])];
  return {
    siteName: site.name,
    siteUrl: site.url,
    member,
    now,
    subject: edited,
    tab,
    platforms,
    field,
    history,
    /** Only on the tab of seasons. */
    episodes,
    /** What that tab shows; the group that it chose if the address names none. */
    at: { ...at, group: episodes?.group ?? at.group, page: episodes?.page ?? at.page },
    related: await readItemTitles(ctx, keys),
    /** Only on the tab "Relações" of a person. */
    merges,
    /** Only on the tab "Onde assistir" of films and series. */
    ownOffers,
    voices,
    credits,
    openCredit: url.searchParams.get('credito') ?? '',
    provider,
    queue,
    /** Members who may approve, without the one who asks. */
    reviewers: reviewers.filter(({ id }) => id !== member.id),
    cardPath: subjects[entity].card ? draftCardPath(subject, staff.keys, now) : '',
    threads,
    team,
    mayComment: mayRole(member.role, 'draft'),
  };
}

/** Platforms to wait for, or that have a price. */
async function listChoices(ctx: Context, entity: Editable): Promise<{ id: number; name: string }[]> {
  if (entity === 'plan' || entity === 'bundle') return (await openPlatforms(ctx.db)).choices;
  if (entity === 'service') return (await openPlatforms(ctx.db)).choices.filter(({ id }) => !isOwnService(id));
  if (!isTitle(entity)) return [];
  const { value } = await callFunction(ctx, 'getStreaming', {});
  return value.providers.map(({ id, name }) => ({ id, name }));
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

/** The titles among what the field names; of people only the number is shown. */
function listNamed({ published, draft }: EditedField): ItemKey[] {
  const ours = [published?.value, draft?.value].flatMap((value) => (value ?? []) as readonly NamedKey[]);
  return ours.flatMap(({ kind, titleId }) => (kind === 'person' ? [] : { kind, titleId }));
}

/** Fields that differ between the compared revisions; TMDB's value of each is shown where one of them has none. */
function listCompared(history: Awaited<ReturnType<typeof loadHistory>> | undefined): string[] {
  const [left, right] = [history?.left?.values ?? {}, history?.right?.values ?? {}];
  return Object.keys({ ...left, ...right }).filter((name) => !isSameValue(left[name], right[name]));
}

function isTitle(entity: Editable): entity is 'movie' | 'series' {
  return entity === 'movie' || entity === 'series';
}
