import { changeVoices, fillVoices, saveVoice } from '#server/admin/dubbing/change-voices.ts';
import { isVoicesShaped } from '#shared/admin/domain/dubbing/check-voice.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { readSeenLine } from '../editing/lines/read-seen-line.ts';
import { subjectOf } from '../editing/load-subject.server.ts';
import type { GrantedAction } from '../guard.server.ts';

/** Changes of the draft of a title's dubbing cast, line by line. */
export function voiceActions(kind: 'movie' | 'series') {
  const titleOf = (granted: GrantedAction) => ({ kind, id: subjectOf(granted, kind).id });
  return {
    async putVoice(granted: GrantedAction) {
      const { ctx, editor, field } = granted;
      const given = {
        ...{ character: field('character'), original: field('original'), voice: field('voice') },
        ...{ studio: field('studio'), director: field('director'), source: field('source') },
      };
      await saveVoice(ctx, editor, titleOf(granted), { given, was: readSeenLine(field('was'), isVoicesShaped) });
      return { notice: adminDubbing.saved };
    },
    async removeVoice(granted: GrantedAction) {
      const was = readSeenLine(granted.field('was'), isVoicesShaped);
      if (was) await changeVoices(granted.ctx, granted.editor, titleOf(granted), [{ was, line: null }]);
      return { notice: adminDubbing.removed };
    },
    async fillVoices(granted: GrantedAction) {
      const { ctx, editor, field } = granted;
      const file = { text: field('csv'), source: field('csvSource') };
      return { notice: adminDubbing.filled(await fillVoices(ctx, editor, titleOf(granted), file)) };
    },
  };
}
