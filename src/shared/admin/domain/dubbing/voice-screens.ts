import type { VoiceFields } from '../../../domain/dubbing/dubbing.ts';
import type { CastRole } from './find-role.ts';

export interface VoiceLine extends VoiceFields {
  id: number;
  version: number;
  voiceId: number;
}

/** The dubbing cast of one title, for its screen. */
export interface VoicesView {
  title: string;
  slug: string;
  isPublic: boolean;
  lines: VoiceLine[];
  roles: CastRole[];
  /** Roles of the cast that have a voice. */
  voiced: number;
}
