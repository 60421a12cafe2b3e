import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { keyOfVoice, type VoiceFields } from '../../../domain/dubbing/dubbing.ts';
import { isId } from '../../../domain/ids.ts';
import { normaliseForSearch } from '../../../domain/slug.ts';
import { isRecord, isText } from '../editing/check-values.ts';
import { LIST_FIELD_ENTRIES, VOICES } from '../limits.ts';
import { type Checked, type Given, isSource, readName } from '../subscriptions/check-subscription.ts';
import { type CastRole, findRole } from './find-role.ts';

const { problems } = adminDubbing;

/** What a form or a line of a CSV says, as text. */
export type VoiceField = 'character' | 'original' | 'voice' | 'studio' | 'director' | 'source';

/** The voice is a name, or a number with a name: which person that is, only the database knows. */
export interface CheckedVoice extends VoiceFields {
  /** The character as written, if the cast has it in other words. */
  typed?: string;
}

export function checkVoice(given: Given<VoiceField>, roles: readonly CastRole[]): Checked<CheckedVoice, VoiceField> {
  const written = readName(given.character, VOICES.nameCharacters);
  const { name, id } = readPerson(given.voice);
  // A name of signs alone could never be found, and `#` begins a number.
  const isName = normaliseForSearch(name) !== '' && !name.includes('#');
  const voice = isName ? readName(name, VOICES.nameCharacters) : undefined;
  const [original, studio, director] = [given.original, given.studio, given.director].map(readOptional);
  const tooLong = problems.text(VOICES.nameCharacters);
  if (
    written === undefined ||
    voice === undefined ||
    original === undefined ||
    studio === undefined ||
    director === undefined ||
    !isSource(given.source)
  ) {
    const faults = {
      character: written === undefined ? tooLong : undefined,
      voice: voice === undefined ? tooLong : undefined,
      original: original === undefined ? tooLong : undefined,
      studio: studio === undefined ? tooLong : undefined,
      director: director === undefined ? tooLong : undefined,
      source: isSource(given.source) ? undefined : problems.source,
    };
    return {
      faults: Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)),
    };
  }
  const role = findRole(written, roles);
  const character = role?.character ?? written;
  return {
    fields: {
      ...{ character, original: original || (role?.actor ?? ''), voiceId: id, voice, studio, director },
      sourceUrl: given.source,
      ...(character !== written && { typed: written }),
    },
  };
}

function readOptional(text: string): string | undefined {
  return text.trim() === '' ? '' : readName(text, VOICES.nameCharacters);
}

/** `Fulana de Tal #2000000001`. */
export function readPerson(text: string): { name: string; id: number | null } {
  const [, name, digits] = /^([^#]*[^#\s])\s*#(\d{1,10})$/.exec(text.trim()) ?? [];
  return name === undefined ? { name: text, id: null } : { name, id: Number(digits) };
}

/** What `checkVoice` reads back as the same person. */
export function namePerson(name: string, id: number | null): string {
  return id === null ? name : `${name.replaceAll('#', '')} #${id}`;
}

const TEXTS = ['character', 'original', 'voice', 'studio', 'director', 'sourceUrl'] as const;

export function isVoicesShaped(value: unknown): value is readonly VoiceFields[] {
  const isVoice = (voice: unknown) =>
    isRecord(voice) &&
    Object.keys(voice).length === TEXTS.length + 1 &&
    TEXTS.every((name) => isText(voice[name])) &&
    (voice.voiceId === null || isId(voice.voiceId));
  return Array.isArray(value) && value.length <= LIST_FIELD_ENTRIES && value.every(isVoice);
}

export function findVoicesFault(value: unknown): string | undefined {
  if (!isVoicesShaped(value)) return editing.notUnderstood;
  if (value.length > VOICES.rows) return adminDubbing.tooMany(VOICES.rows);
  const keys = new Set<string>();
  for (const { voice, voiceId, sourceUrl, ...texts } of value) {
    const checked = checkVoice({ ...texts, voice: namePerson(voice, voiceId), source: sourceUrl }, []);
    const [fault] = 'faults' in checked ? Object.values(checked.faults) : [];
    const isTaken = keys.has(keyOfVoice(texts)) ? problems.taken : undefined;
    if (fault ?? isTaken) return adminDubbing.wrongVoice(texts.character, fault ?? isTaken ?? '');
    keys.add(keyOfVoice(texts));
  }
  return undefined;
}
