import {
  atTheirPlaces,
  type CastOverrides,
  type CreditEdits,
  type CreditList,
  type CrewOverrides,
  keyCredits,
  personOfKey,
} from '#shared/domain/titles/credit-edits.ts';
import { departmentOfJob } from '#shared/domain/titles/credit-roles.ts';
import type { CreditEdit } from '../../store/people/credit-edits.ts';

/** People whom an editor or TMDB merged into another, with that other. */
export type MergedPeople = ReadonlyMap<number, number>;
const NONE_MERGED: MergedPeople = new Map();

interface CastMember {
  personId: number;
  character: string;
  episodeCount?: number;
}

interface CrewMember {
  personId: number;
  job: string;
  department: string;
  episodeCount?: number;
}

interface Credits {
  cast: readonly CastMember[];
  crew: readonly CrewMember[];
}

export interface ProjectedCredits {
  cast: CastMember[];
  crew: CrewMember[];
  /** For the pages of the people. */
  edits: CreditEdit[];
}

/**
 * The credits of a title as shown: without those an editor hid, with an editor's characters and jobs, with the added ones, each at its
 * place. A person who was merged into another is shown as the other, once for each part.
 */
export function projectCredits(
  source: Credits,
  edits: CreditEdits,
  merged: MergedPeople = NONE_MERGED,
): ProjectedCredits {
  const cast = editList('cast', source.cast, edits.cast, {
    partOf: ({ character }) => character,
    rename: (member, { character }: CastOverrides) => ({ ...member, character: character ?? member.character }),
    add: (personId) => ({ personId, character: '' }),
  });
  const crew = editList('crew', source.crew, edits.crew, {
    partOf: ({ job }) => job,
    rename: (member, { job }: CrewOverrides) =>
      job === undefined ? member : { ...member, job, department: departmentOfJob(job) ?? member.department },
    add: (personId) => ({ personId, job: '', department: '' }),
  });
  return {
    cast: mergePeople(cast.shown, merged, ({ personId }) => String(personId)),
    crew: mergePeople(crew.shown, merged, ({ personId, job }) => `${personId} ${job}`),
    edits: [...cast.edits, ...crew.edits].map((edit, position) => ({
      ...edit,
      position,
      person_id: merged.get(edit.person_id) ?? edit.person_id,
    })),
  };
}

interface ListRules<M, O> {
  partOf: (member: M) => string;
  rename: (member: M, edit: O) => M;
  add: (personId: number) => M;
}

type PersonEdit = Omit<CreditEdit, 'position'>;

function editList<M extends { personId: number }, O extends CastOverrides & CrewOverrides>(
  list: CreditList,
  source: readonly M[],
  edits: ReadonlyMap<string, O>,
  { partOf, rename, add }: ListRules<M, O>,
): { shown: M[]; edits: PersonEdit[] } {
  if (edits.size === 0) return { shown: [...source], edits: [] };
  const known = keyCredits(list, source);
  const names = new Set(known.map(({ key }) => key));
  const added = [...edits].flatMap(([key, { isAdded }]) =>
    isAdded && !names.has(key) ? [{ key, credit: add(personOfKey(key)), isAdded: true }] : [],
  );
  const all = [...known.map((each) => ({ ...each, isAdded: false })), ...added].map(({ key, credit, isAdded }) => {
    const edit = edits.get(key);
    const member = edit ? rename(credit, edit) : credit;
    return { member, edit, isAdded, part: partOf(credit), shownPart: edit?.isHidden ? null : partOf(member) };
  });
  const shown = all.filter(({ shownPart }) => shownPart !== null);
  return {
    shown: atTheirPlaces(shown, ({ edit }) => edit?.position).map(({ member }) => member),
    edits: all.flatMap(({ member: { personId }, part, shownPart, isAdded }): PersonEdit[] => {
      const isUnchanged = isAdded ? shownPart === null : shownPart === part;
      if (isUnchanged) return [];
      return [{ person_id: personId, role: list, part, shown_part: shownPart, is_added: isAdded }];
    }),
  };
}

/** A part that the other person has already is not shown twice. */
function mergePeople<M extends { personId: number }>(
  members: readonly M[],
  merged: MergedPeople,
  keyOf: (member: M) => string,
): M[] {
  if (merged.size === 0) return [...members];
  const taken = new Set(members.filter(({ personId }) => !merged.has(personId)).map(keyOf));
  return members.flatMap((member) => {
    const other = merged.get(member.personId);
    if (other === undefined) return [member];
    const shown = { ...member, personId: other };
    if (taken.has(keyOf(shown))) return [];
    taken.add(keyOf(shown));
    return [shown];
  });
}
