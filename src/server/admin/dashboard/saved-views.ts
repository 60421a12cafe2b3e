import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import {
  SAVED_VIEWS_PER_PERSON,
  SUBJECTS_COUNTED,
  SUBJECTS_PER_PAGE,
  VIEW_NAME_CHARACTERS,
} from '#shared/admin/domain/limits.ts';
import { buildListSearch, parseListQuery } from '#shared/admin/domain/list-query.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { countSavedViews, saveView } from '../../store/editing/saved-views.ts';
import type { Editor } from '../editing/editor.ts';

/** A named list URL, private to the member. The catalogue does not change, so there is no audit event. */
export async function storeView(
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
