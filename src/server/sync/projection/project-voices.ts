import type { VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import type { ProjectedVoice } from '../../store/dubbing/dubbing-credits.ts';
import type { MergedPeople } from './project-credits.ts';

/** A voice of a merged person is the survivor's; publishing has given every name a person. */
export function projectVoices(voices: readonly VoiceFields[] = [], merged?: MergedPeople): ProjectedVoice[] {
  return voices
    .flatMap(({ voiceId, ...voice }) =>
      voiceId === null ? [] : { ...voice, voiceId: merged?.get(voiceId) ?? voiceId },
    )
    .map(({ character, original, voiceId, studio, director, sourceUrl }, position) => ({
      ...{ position, character, original_name: original, voice_id: voiceId, studio, director, source_url: sourceUrl },
    }));
}
