import { isVoicesShaped } from '#shared/admin/domain/dubbing/check-voice.ts';
import type { VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Trx } from '../../infra/db.ts';
import { listKnownPeople } from '../../store/people/people-by-name.ts';
import { findMergedInto, listTitlesOf } from '../../store/people/person-merges.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import type { Change } from '../../sync/change-catalogue.ts';
import { findVoice } from './find-voices.ts';
import { bringBackOwnPerson, createOwnPerson, retireOwnPerson } from './own-people.ts';

/** What publishing does with the people of a dubbing cast: a name of no stored person becomes a person of our own. */
export async function settleVoices(
  change: Change,
  voices: readonly VoiceFields[],
  author: string,
): Promise<readonly VoiceFields[] | { fault: string }> {
  const { trx } = change;
  const ids = listPeople(voices);
  const known = await listKnownPeople(trx, ids);
  for (const id of ids) if (isOwnPerson(id) && !known.has(id)) await bringBackOwnPerson(change, id);
  const settled: VoiceFields[] = [];
  for (const voice of voices) {
    const found = voice.voiceId === null ? await findVoice(trx, voice) : voice;
    if ('fault' in found) return found;
    settled.push(found.voiceId === null ? { ...found, voiceId: await create(change, found.voice, author) } : found);
  }
  return settled;
}

async function create(change: Change, name: string, author: string): Promise<number> {
  const id = await createOwnPerson(change, name);
  change.record(
    { id: author, network: '' },
    { action: 'person.created', entity: 'person', entityId: String(id), after: { said: name } },
  );
  return id;
}

/** Two editors must not create the same person, nor one hide a person that the other names. */
export async function lockOwnVoices(trx: Trx, ...casts: unknown[]): Promise<void> {
  const voices = casts.flatMap((cast) => (isVoicesShaped(cast) ? cast : []));
  if (voices.some(({ voiceId }) => voiceId === null || isOwnPerson(voiceId))) await lockUntilCommit(trx, 'own people');
}

/** People of our own who left the cast are hidden if nothing names them any more and no editor wrote about them. */
export async function retireUnusedVoices(change: Change, before: unknown, after: unknown): Promise<void> {
  const { trx } = change;
  const [left = [], named = []] = [before, after].map((cast) => (isVoicesShaped(cast) ? listPeople(cast) : []));
  for (const id of new Set(left)) {
    if (named.includes(id)) continue;
    // Who was merged is named as the survivor.
    if (!isOwnPerson(id) || (await findMergedInto(trx, id)) !== undefined) continue;
    const titles = await listTitlesOf(trx, id);
    const isNamed = titles.movie.length + titles.series.length > 0;
    if (isNamed || Object.keys(await findOverrides(trx, { entity: 'person', id })).length > 0) continue;
    await retireOwnPerson(change, id);
  }
}

const listPeople = (voices: readonly VoiceFields[]) => voices.flatMap(({ voiceId }) => voiceId ?? []);
