import { mergePeople, undoMerge } from '#server/admin/people/merge-people.ts';
import { adminMerging } from '#shared/admin/text/merging.ts';
import type { GrantedAction } from '../../guard.server.ts';
import { subjectOf } from '../load-subject.server.ts';

/** Both are published at once. */
export const mergeActions = {
  async merge(granted: GrantedAction) {
    const { ctx, editor, field } = granted;
    const { name } = await mergePeople(ctx, editor, subjectOf(granted, 'person').id, { into: field('into') });
    return { notice: adminMerging.done(name) };
  },
  async undoMerge(granted: GrantedAction) {
    const { ctx, editor, field } = granted;
    await undoMerge(ctx, editor, subjectOf(granted, 'person').id, field('merge'));
    return { notice: adminMerging.undone };
  },
};
