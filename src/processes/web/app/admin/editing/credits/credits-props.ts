import type { CreditLine, EditedCredits } from '#shared/admin/domain/editing/edited-credits.ts';
import { creditField } from '#shared/domain/titles/credit-edits.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { EditPageProps } from '../edit-page-props.ts';

export type CreditsProps = EditPageProps & { draft: Draft; credits: EditedCredits };

/** A credit with the values of the draft. */
export interface ShownCredit extends CreditLine {
  part: unknown;
  tmdbPart: unknown;
  isRenamed: boolean;
  isHidden: boolean;
  isAdded: boolean;
  isDraft: boolean;
  /** Visitors see it. */
  isShown: boolean;
  place: number | undefined;
}

export function toShownCredit(line: CreditLine, { credits: { list }, draft, subject }: CreditsProps): ShownCredit {
  const held = (name: string) => draft.state.fields[creditField({ list, key: line.key, name })];
  const name = list === 'cast' ? 'character' : 'job';
  const field = creditField({ list, key: line.key, name });
  const tmdbPart = subject.fields.find((each) => each.field === field)?.provider ?? null;
  const ours = held(name)?.value ?? null;
  const place = held('position')?.value;
  const isHidden = held('isHidden')?.value === true;
  const isAdded = held('isAdded')?.value === true;
  return {
    ...line,
    ...{ tmdbPart, part: ours ?? tmdbPart, isRenamed: ours !== null && ours !== tmdbPart, isHidden, isAdded },
    isDraft: [name, 'position', 'isHidden', 'isAdded'].some((each) => held(each)?.hasDraft || held(each)?.isDirty),
    isShown: !isHidden && (line.isFromTmdb || isAdded),
    place: typeof place === 'number' ? place : undefined,
  };
}
