import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { AUDIO_WORDS, type AudioFacts } from '#shared/domain/subscriptions/free-services.ts';

/** What is known of an offer's audio, in words. */
export function listAudio(facts: AudioFacts): string[] {
  return (Object.keys(AUDIO_WORDS) as (keyof AudioFacts)[])
    .filter((field) => facts[field])
    .map((field) => adminFreeServices.audio[field]);
}
