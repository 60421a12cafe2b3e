import type { FieldErrors } from '#shared/domain/field-failure.ts';
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
}

/** What a form shows of the last answer: only its own. */
export function outcomeOf(outcome: Outcome | undefined, intent: string): Outcome | undefined {
  return outcome?.intent === intent ? outcome : undefined;
}
