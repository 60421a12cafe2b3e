import type { EditedCredit } from '../../store/people/credit-edits.ts';
import type { PersonCreditRow } from '../../store/people/person-parts.ts';

/** A credit that an editor of the title hid stays a part of the document, so that the document is rebuilt when it is shown again. */
export type EditedCreditRow = PersonCreditRow & { isLeftOut?: boolean };

const titleOf = ({ kind, title_id, role }: Pick<EditedCredit, 'kind' | 'title_id' | 'role'>) =>
  `${kind} ${title_id} ${role}`;

/**
 * TMDB words a character in a person's credits now and then otherwise than in the title's. The only credit of a person in the cast of a
 * title is therefore the edited one, whatever its words.
 */
export function applyCreditEdits(
  credits: readonly PersonCreditRow[],
  edits: readonly EditedCredit[],
): EditedCreditRow[] {
  if (edits.length === 0) return [...credits];
  const editsOf = Map.groupBy(edits, titleOf);
  const creditsOf = Map.groupBy(credits, titleOf);
  return credits.map((credit) => {
    const ofTitle = editsOf.get(titleOf(credit)) ?? [];
    const isOnly = credit.role === 'cast' && creditsOf.get(titleOf(credit))?.length === 1 && ofTitle.length === 1;
    const edit = ofTitle.find(({ part }) => part === credit.part) ?? (isOnly ? ofTitle[0] : undefined);
    if (!edit) return credit;
    return edit.shown_part === null ? { ...credit, isLeftOut: true } : { ...credit, part: edit.shown_part };
  });
}
