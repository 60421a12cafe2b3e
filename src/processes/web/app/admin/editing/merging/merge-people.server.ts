import { mergePeople, undoMerge } from '#server/admin/people/merge-people.ts';
import { adminMerging } from '#shared/admin/text/merging.ts';
import type { GrantedAction } from '../../guard.server.ts';
import type { Outcome } from '../../outcome.ts';
import { subjectOf } from '../load-subject.server.ts';

type Answer = Promise<Omit<Outcome, 'intent'>>;

/** Both are published at once. */
export const mergeActions = {
  async merge(granted: GrantedAction): Answer {
    const { ctx, editor, field } = granted;
    const { name } = await mergePeople(ctx, editor, subjectOf(granted, 'person').id, { into: field('into') });
    return { notice: adminMerging.done(name) };
  },
  async undoMerge(granted: GrantedAction): Answer {
    const { ctx, editor, field } = granted;
    await undoMerge(ctx, editor, subjectOf(granted, 'person').id, field('merge'));
    return { notice: adminMerging.undone };
  },
};
