import { readPerson } from '#shared/admin/domain/dubbing/check-voice.ts';
import { VOICES } from '#shared/admin/domain/limits.ts';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { isId } from '#shared/domain/ids.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { Db } from '../../infra/db.ts';
import { findPersonName, listPeopleNamed } from '../../store/people/people-by-name.ts';

const words = adminCredits.add;

/** A public person by whole name, or by name and number as the list of suggestions gives them. */
export async function findNamedPerson(db: Db, text: string): Promise<{ id: number; name: string } | { fault: string }> {
  const { name, id } = readPerson(text);
  const whole = normaliseForSearch(name);
  if (id !== null) {
    const person = isId(id) ? await findPersonName(db, id) : undefined;
    return person && normaliseForSearch(person.name) === whole ? person : { fault: words.unknown };
  }
  if (whole === '') return { fault: words.unknown };
  const [only, ...others] = await listPeopleNamed(db, whole, VOICES.namesakes);
  if (!only) return { fault: words.unknown };
  if (others.length === 0) return only;
  return { fault: words.several([only, ...others].map((each) => `#${each.id}`).join(', ')) };
}
