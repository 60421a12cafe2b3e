import { editing } from '#shared/admin/text/field-problems.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { Context } from '../../context.ts';
import { findOverrides, type Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from './apply-publication.ts';
import { saveDraftCopy } from './draft-revisions.ts';
import { lockWritten } from './written.ts';

/** Adds a name that the search finds a title or person by. It is never shown. */
export async function addAlias(ctx: Context, subject: Subject<Entity>, alias: string): Promise<void> {
  if (normaliseForSearch(alias) === '') throw new Failure('invalid-argument', editing.aliasInvalid);
  await changeAliases(ctx, subject, (aliases) => [...without(aliases, alias), alias.trim()]);
}

export async function removeAlias(ctx: Context, subject: Subject<Entity>, alias: string): Promise<void> {
  await changeAliases(ctx, subject, (aliases) => without(aliases, alias));
}

/** Two names that normalise to the same text are one. */
function without(aliases: readonly string[], alias: string): string[] {
  return aliases.filter((known) => normaliseForSearch(known) !== normaliseForSearch(alias));
}

/** An edit writes the whole field, so it is read and written under one lock: concurrent additions are not lost. */
async function changeAliases(
  ctx: Context,
  subject: Subject<Entity>,
  change: (aliases: readonly string[]) => string[],
): Promise<void> {
  await changeCatalogue(ctx, async (catalogue) => {
    const held = await lockWritten(catalogue.trx, subject);
    await saveDraftCopy(catalogue.trx, subject, held);
    const aliases = change((await findOverrides(catalogue.trx, subject)).aliases ?? []);
    const values = { aliases: aliases.length === 0 ? null : aliases };
    await applyPublication(catalogue, subject, held, { values, note: '', author: 'cli', at: ctx.now() });
  });
}
