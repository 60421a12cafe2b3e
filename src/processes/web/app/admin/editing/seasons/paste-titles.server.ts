import { readPastedEpisodes } from '#server/admin/editing/read-pasted-episodes.ts';
import { saveDraft } from '#server/admin/editing/save-draft.ts';
import { parseSaves } from '#shared/admin/domain/editing/typed-value.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminEpisodes } from '#shared/admin/text/episodes.ts';
import type { GrantedAction } from '../../guard.server.ts';
import { subjectOf } from '../load-subject.server.ts';

/** The two steps of pasting titles: what would happen, and the drafts. */
export const pasteActions = {
  async readPasted(granted: GrantedAction) {
    const { ctx, field } = granted;
    const { id } = subjectOf(granted, 'series');
    const season = field('season');
    const pastedEpisodes = await readPastedEpisodes(ctx, id, {
      pasted: field('pasted'),
      first: Number(/^\d{1,7}$/.exec(field('first').trim())?.[0]) || 1,
      season: /^\d{1,4}$/.test(season) ? Number(season) : undefined,
    });
    return { pastedEpisodes };
  },
  async paste(granted: GrantedAction) {
    const { ctx, editor, form } = granted;
    const saves = parseSaves(form.get('pastedSaves') ?? '');
    if (saves.length === 0) return { notice: adminEditing.notices.nothingToSave };
    const draft = await saveDraft(ctx, editor, subjectOf(granted, 'series'), saves);
    return { draft, clashes: draft.clashes, notice: adminEpisodes.paste.done(draft.saved.length) };
  },
};
