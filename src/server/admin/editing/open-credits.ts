import { castFields, crewFields } from '#shared/admin/domain/editing/editable-fields.ts';
import type { CreditLine, EditedCredits } from '#shared/admin/domain/editing/edited-credits.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { Failure } from '#shared/domain/failure.ts';
import {
  CREDIT_LISTS,
  type CreditList,
  creditField,
  keyCredits,
  parseCreditField,
  personOfKey,
} from '#shared/domain/titles/credit-edits.ts';
import type { Context } from '../../context.ts';
import { listCreditFields } from '../../store/editing/credit-fields.ts';
import { listPeopleFaces } from '../../store/people/people-by-name.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { findStoredSource } from '../../store/titles/sources.ts';

/** The cast or the crew of a title: TMDB's credits, then those that editors added or that TMDB no longer has. */
export async function openCredits(
  { db }: Context,
  subject: Subject<'movie' | 'series'>,
  list: CreditList,
): Promise<EditedCredits> {
  const [held, edited] = await Promise.all([
    findStoredSource(db, subject.entity, subject.id),
    listCreditFields(db, subject),
  ]);
  if (!held) throw new Failure('not-found', subjects[subject.entity].words.notFound);
  const { source } = held;
  const known = Object.fromEntries(
    CREDIT_LISTS.map((each) => [each, keyCredits<(typeof source)[CreditList][number]>(each, source[each])]),
  ) as Record<CreditList, { key: string; credit: (typeof source)[CreditList][number] }[]>;
  const others = (each: CreditList) => {
    const keys = new Set(known[each].map(({ key }) => key));
    const named = edited.flatMap((field) => parseCreditField(field) ?? []);
    return [...new Set(named.flatMap((credit) => (credit.list === each ? credit.key : [])))].filter(
      (key) => !keys.has(key),
    );
  };
  const faces = await listPeopleFaces(db, others(list).map(personOfKey));
  const lines: CreditLine[] = [
    ...known[list].map(({ key, credit: { personId, name, profilePath } }) => ({
      ...{ key, personId, name, profilePath, isFromTmdb: true },
    })),
    ...others(list).flatMap((key): CreditLine[] => {
      const face = faces.get(personOfKey(key));
      return face ? [{ key, personId: personOfKey(key), ...face, isFromTmdb: false }] : [];
    }),
  ];
  const count = (each: CreditList) => known[each].length + others(each).length;
  return { list, counts: { cast: count('cast'), crew: count('crew') }, lines };
}

/** The names of the fields of these credits. */
export function nameCreditFields({ list, lines }: EditedCredits): string[] {
  const names = Object.keys(list === 'cast' ? castFields : crewFields);
  return lines.flatMap(({ key }) => names.map((name) => creditField({ list, key, name })));
}
