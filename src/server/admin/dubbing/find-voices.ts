import { VOICES } from '#shared/admin/domain/limits.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import type { VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { isId } from '#shared/domain/ids.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { Db } from '../../infra/db.ts';
import { findPersonName, listPeopleNamed } from '../../store/people/people-by-name.ts';

const { problems } = adminDubbing;

/** The person of a voice: `voiceId` stays null for a name of no stored person. */
export async function findVoice<V extends VoiceFields>(db: Db, wanted: V): Promise<V | { fault: string }> {
  if (wanted.voiceId !== null) {
    const person = isId(wanted.voiceId) ? await findPersonName(db, wanted.voiceId) : undefined;
    if (!person) return { fault: problems.unknownId };
    const isSame = normaliseForSearch(person.name) === normaliseForSearch(wanted.voice);
    return isSame ? { ...wanted, voice: person.name } : { fault: problems.otherId(person.name) };
  }
  const [only, ...others] = await listPeopleNamed(db, normaliseForSearch(wanted.voice), VOICES.namesakes);
  if (others.length > 0 && only)
    return { fault: problems.namesakes([only, ...others].map(({ id }) => `#${id}`).join(', ')) };
  return only ? { ...wanted, voiceId: only.id, voice: only.name } : wanted;
}
