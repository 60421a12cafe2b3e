import { redirect } from 'react-router';
import { applyVoices, removeOneVoice, saveVoice, undoVoices } from '#server/admin/dubbing/change-voices.ts';
import { prepareVoiceCsv } from '#server/admin/dubbing/prepare-voice-csv.ts';
import { readRecentVoiceChanges, readVoiceChange, readVoices } from '#server/admin/dubbing/read-voices.ts';
import { checkVoice } from '#shared/admin/domain/dubbing/check-voice.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { voicesPath } from '#shared/admin/domain/paths.ts';
import type { ActionOf } from '#shared/admin/domain/rules.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { DubbedTitle } from '#shared/domain/dubbing/dubbing.ts';
import { Failure } from '#shared/domain/failure.ts';
import { parseId } from '#shared/domain/ids.ts';
import type { Granted, GrantedAction } from '../guard.server.ts';
import type { Outcome } from '../outcome.ts';

const words = adminSubscriptions;
type Kind = DubbedTitle['kind'];

/** The dubbing cast of a film or of a series. */
export async function loadVoices({ ctx, now, member, site, url, params }: Granted, kind: Kind) {
  const title = readTitle(kind, params);
  const changeId = url.searchParams.get('mudanca');
  const [view, recent, change] = await Promise.all([
    readVoices(ctx, title),
    readRecentVoiceChanges(ctx, title),
    changeId ? readVoiceChange(ctx, title, changeId) : undefined,
  ]);
  const editedId = parseId(url.searchParams.get('editar'));
  return {
    ...{ siteName: site.name, now, kind, titleId: title.id, view, recent, change },
    edited: view.lines.find(({ id }) => id === editedId),
    /** The role that a new voice is of. */
    character: url.searchParams.get('papel') ?? '',
    mayCurate: mayRole(member.role, 'curate'),
    mayImport: mayRole(member.role, 'bulk'),
  };
}

type Answer = Omit<Outcome, 'intent'> | Response;
type Handlers = {
  readonly [A in ActionOf<'/admin/filmes/:id/vozes'>]: (granted: GrantedAction) => Promise<Answer>;
};

export function voiceActions(kind: Kind): Handlers {
  return {
    async save({ ctx, editor, field, params }) {
      const title = readTitle(kind, params);
      const given = {
        ...{ character: field('character'), original: field('original'), voice: field('voice') },
        ...{ studio: field('studio'), director: field('director'), source: field('source') },
      };
      const { roles } = await readVoices(ctx, title);
      const checked = checkVoice(given, roles);
      if ('faults' in checked) refuseWrongFields(checked.faults);
      else {
        const mayCreate = field('create') === '1';
        await saveVoice(ctx, editor, title, { ...readSeen(field), fields: checked.fields, mayCreate });
      }
      return { notice: words.saved };
    },
    async remove({ ctx, editor, field, params }) {
      await removeOneVoice(ctx, editor, readTitle(kind, params), readSeen(field));
      return { notice: words.removed };
    },
    async prepareCsv({ ctx, editor, field, params }) {
      const title = readTitle(kind, params);
      const id = await prepareVoiceCsv(ctx, editor, title, { text: field('csv'), source: field('csvSource') });
      return redirect(voicesPath(title, { mudanca: id }));
    },
    async apply({ ctx, editor, field, params }) {
      await applyVoices(ctx, editor, readTitle(kind, params), field('change'));
      return { notice: words.applied };
    },
    async undo({ ctx, editor, field, params }) {
      await undoVoices(ctx, editor, readTitle(kind, params), field('change'));
      return { notice: words.undone };
    },
  };
}

function readTitle(kind: Kind, { id: word = '' }: Granted['params']): DubbedTitle {
  const id = parseId(word);
  if (id === undefined) throw new Failure('not-found', words.notFound);
  return { kind, id };
}

const readSeen = (field: GrantedAction['field']) => ({
  id: parseId(field('row')),
  version: parseId(field('version')),
});
