import { addCredit } from '#server/admin/editing/add-credit.ts';
import { adminCredits } from '#shared/admin/text/credits.ts';
import type { GrantedAction } from '../../guard.server.ts';
import { subjectOf } from '../load-subject.server.ts';

/** A credit that TMDB does not have, as a draft of the title. */
export function creditActions(entity: 'movie' | 'series') {
  return {
    async addCredit(granted: GrantedAction) {
      const { ctx, editor, field } = granted;
      const { name, draft } = await addCredit(
        ctx,
        editor,
        { entity, id: subjectOf(granted, entity).id },
        { list: field('list') === 'crew' ? 'crew' : 'cast', person: field('person'), part: field('part').trim() },
      );
      return { draft, clashes: draft.clashes, notice: adminCredits.add.done(name) };
    },
  };
}
