import { SEARCH_MISSES_LISTED } from '#shared/admin/domain/limits.ts';
import type { SearchMissLine } from '#shared/admin/domain/site-screens.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isId } from '#shared/domain/ids.ts';
import { SEARCH_MISSES } from '#shared/domain/limits.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { Context } from '../../context.ts';
import { findOverrides, type Subject } from '../../store/titles/overrides.ts';
import { deleteOldSearchMisses, deleteSearchMiss, listSearchMisses } from '../../store/visitors/search-misses.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import { saveDraftCopy } from '../editing/draft-revisions.ts';
import type { Editor } from '../editing/editor.ts';
import { lockWritten } from '../editing/written.ts';

export function readSearchMisses(ctx: Context): Promise<SearchMissLine[]> {
  return listSearchMisses(ctx.db, oldestDay(ctx), SEARCH_MISSES_LISTED);
}

/** The searched term becomes an alias at once, and its row is deleted. */
export async function aliasSearchMiss(
  ctx: Context,
  { actor }: Editor,
  { term, subject }: { term: string; subject: Subject<Entity> },
): Promise<void> {
  const alias = term.trim();
  if (!isId(subject.id)) throw new Failure('not-found', subjects[subject.entity].words.notFound);
  if (normaliseForSearch(alias) === '') throw new Failure('invalid-argument', editing.aliasInvalid);
  await changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, subject);
    await saveDraftCopy(change.trx, subject, held);
    const known = (await findOverrides(change.trx, subject)).aliases ?? [];
    const others = known.filter((each) => normaliseForSearch(each) !== normaliseForSearch(alias));
    const values = { aliases: [...others, alias] };
    await applyPublication(change, subject, held, { values, note: '', author: actor.id, at: ctx.now() });
    await deleteSearchMiss(change.trx, normaliseForSearch(alias));
    const { entity, id } = subject;
    change.record(actor, { action: 'alias.added', entity, entityId: String(id), after: { alias } });
  });
}

/** The term matches nothing of ours. If five visitors search for it again, it is back in the list. */
export async function dismissSearchMiss(ctx: Context, { actor }: Editor, term: string): Promise<void> {
  await changeCatalogue(ctx, async ({ trx, record }) => {
    await deleteSearchMiss(trx, term);
    record(actor, { action: 'search.dismissed', entity: 'search', entityId: '', before: { term } });
  });
}

export async function forgetOldSearches(ctx: Context): Promise<void> {
  await deleteOldSearchMisses(ctx.db, { before: oldestDay(ctx), today: toBrazilianDay(ctx.now()) });
}

function oldestDay(ctx: Context): string {
  return addDays(toBrazilianDay(ctx.now()), -SEARCH_MISSES.days);
}
