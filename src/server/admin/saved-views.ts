import {
  SAVED_VIEWS_PER_PERSON,
  SUBJECTS_COUNTED,
  SUBJECTS_PER_PAGE,
  VIEW_NAME_CHARACTERS,
} from '#shared/domain/admin-limits.ts';
import { buildListSearch, parseListQuery } from '#shared/domain/admin-list-query.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { refuseWrongFields } from '#shared/domain/field-failure.ts';
import { adminLists } from '#shared/text/admin-lists.ts';
import type { Context } from '../context.ts';
import { countSavedViews, saveView } from '../store/saved-views.ts';
import type { Editor } from './editor.ts';

/** A named list URL, private to the member. The catalogue does not change, so there is no audit event. */
export async function keepView(
  ctx: Context,
  { actor }: Editor,
  { entity, name, search }: { entity: Entity; name: string; search: string },
): Promise<void> {
  const tooLong = [...name].length > VIEW_NAME_CHARACTERS;
  refuseWrongFields({
    name:
      name === ''
        ? adminLists.viewNameMissing
        : tooLong
          ? adminLists.viewNameTooLong(String(VIEW_NAME_CHARACTERS))
          : undefined,
  });
  if ((await countSavedViews(ctx.db, actor.id)) >= SAVED_VIEWS_PER_PERSON)
    throw new Failure('aborted', adminLists.tooManyViews(SAVED_VIEWS_PER_PERSON));
  const list = parseListQuery(new URLSearchParams(search), SUBJECTS_COUNTED / SUBJECTS_PER_PAGE);
  const query = buildListSearch({ ...list, page: 1 });
  await saveView(ctx.db, { author: actor.id, entity, name, query, at: ctx.now() });
}
