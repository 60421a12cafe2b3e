import { normaliseForSearch } from '../slug.ts';

/** One line of a dubbing cast, as an editor enters it. Unknown texts are empty. */
export interface VoiceFields {
  character: string;
  /** Who plays the character in the original. */
  original: string;
  /** Null: a person of this name is created when it is published. */
  voiceId: number | null;
  voice: string;
  studio: string;
  director: string;
  sourceUrl: string;
}

export interface DubbedTitle {
  kind: 'movie' | 'series';
  id: number;
}

/** A character is one line, however its name is written. */
export function keyOfVoice({ character }: Pick<VoiceFields, 'character'>): string {
  return normaliseForSearch(character) || character;
}
