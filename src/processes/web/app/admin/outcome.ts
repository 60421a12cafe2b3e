import type { ImportLine } from '#shared/domain/admin-import.ts';
import type { PastedLine } from '#shared/domain/edited-collection.ts';
import type { Clash, SaveOutcome } from '#shared/domain/edited-subject.ts';
import type { FieldErrors } from '#shared/domain/field-failure.ts';
import type { OwnPicture } from '#shared/domain/field-values.ts';
import type { IssuedLink } from '#shared/domain/staff.ts';

/** What a form of the newsroom is answered with. The form that was sent recognises itself by `intent`. */
export interface Outcome {
  intent: string;
  /** It was done. */
  notice?: string;
  /** It was not, and why. */
  problem?: string;
  fields?: FieldErrors;
  /** What was typed, for a page that was loaded anew; never a password or a code. */
  values?: Readonly<Record<string, string>>;
  /** Shown once. */
  link?: IssuedLink;
  codes?: string[];
  /** What the browser asks a passkey. */
  options?: object;
  /** Of a draft. */
  draft?: SaveOutcome;
  /** Somebody was quicker, and nothing of these was stored or published. */
  clashes?: Clash[];
  preview?: { url: string; endsAt: Date };
  picture?: OwnPicture;
  /** What pasted lines name; nothing of it was added. */
  pasted?: PastedLine[];
  /** Of an import: what each pasted line is. */
  importLines?: ImportLine[];
  /** It never reached us, or nobody is signed in any more: what was typed stays in the browser. */
  isAway?: true;
}

/** What a form shows of the last answer: only its own. */
export function outcomeOf(outcome: Outcome | undefined, intent: string): Outcome | undefined {
  return outcome?.intent === intent ? outcome : undefined;
}
