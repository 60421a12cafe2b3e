import type { ActionOf } from '#shared/admin/domain/rules.ts';
import type { SitePart } from '#shared/domain/entities.ts';
import { type AdaptSaves, editActions } from '../../editing/edit-subject.server.ts';
import type { GrantedAction } from '../../guard.server.ts';
import type { Outcome } from '../../outcome.ts';

type Handlers = {
  readonly [A in ActionOf<'/admin/paginas/:id'>]: (granted: GrantedAction) => Promise<Omit<Outcome, 'intent'>>;
};

/** The actions of the edit screens of pages, genres, platforms and home. */
export function sitePartActions(entity: SitePart, adapt?: AdaptSaves): Handlers {
  const { save, restore, discard, preview, sendReview, publish, plan, cancelPlan, restoreRevision } = editActions(
    entity,
    adapt,
  );
  return { save, restore, discard, preview, sendReview, publish, plan, cancelPlan, restoreRevision };
}
