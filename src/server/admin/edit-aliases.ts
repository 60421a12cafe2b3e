import { Failure } from '#shared/domain/failure.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import { editing } from '#shared/text/editing.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import { deleteAlias, isHeld, saveAlias } from '../store/aliases.ts';
import type { Subject } from '../store/overrides.ts';
import { changeCatalogue } from '../sync/change-catalogue.ts';
import { LIST_TAGS, NOT_FOUND } from './edit-entity.ts';

/** One more name a title or a person is found by. It is never shown. */
export async function addAlias(ctx: Context, subject: Subject, alias: string): Promise<void> {
  const searchAlias = normaliseForSearch(alias);
  if (searchAlias === '') throw new Failure('invalid-argument', editing.aliasInvalid);
  await changeAliases(ctx, subject, (trx) => saveAlias(trx, subject, { alias: alias.trim(), searchAlias }));
}

export async function removeAlias(ctx: Context, subject: Subject, alias: string): Promise<void> {
  await changeAliases(ctx, subject, (trx) => deleteAlias(trx, subject, normaliseForSearch(alias)));
}

async function changeAliases(ctx: Context, subject: Subject, write: (trx: Trx) => Promise<void>): Promise<void> {
  const { entity, id } = subject;
  await changeCatalogue(ctx, async ({ trx, announce }) => {
    if (!(await isHeld(trx, subject))) throw new Failure('not-found', NOT_FOUND[entity]);
    await write(trx);
    announce(tags[entity](id), LIST_TAGS[entity]);
  });
}
