import type { FieldErrors } from '#shared/admin/domain/editing/field-failure.ts';

/** The answer to an admin form. `intent` tells which form was sent. What else a handler answers is in its own type: `AnswerOf`. */
export interface Outcome {
  intent: string;
  /** Success message. */
  notice?: string;
  /** Why it failed. */
  problem?: string;
  fields?: FieldErrors;
  /** The typed values, for a form that is shown again; never a password or a code. */
  values?: Readonly<Record<string, string>>;
  /** The request did not reach the server, or the session ended: the typed text stays in the browser. */
  isAway?: true;
}

type Handler = (granted: never) => Promise<object>;
/** What these handlers answer besides a redirect. */
type Answered<H> = {
  [A in keyof H]: H[A] extends Handler ? Exclude<Awaited<ReturnType<H[A]>>, Response> : never;
}[keyof H];
type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** An answer of one of these handlers, with all that any of them adds. */
export type AnswerOf<H> = Outcome & {
  [K in Exclude<KeysOf<Answered<H>>, keyof Outcome>]?: ValueOf<Answered<H>, K>;
};

/** The last answer, if it belongs to the form with this intent. */
export function outcomeOf<T extends Outcome>(outcome: T | undefined, intent: string): T | undefined {
  return outcome?.intent === intent ? outcome : undefined;
}

/** An answer that took nothing: its form is shown again with what was typed. */
export function refusedOf<T extends Outcome>(outcome: T | undefined): T | undefined {
  const isRefused = outcome?.problem !== undefined || Object.keys(outcome?.fields ?? {}).length > 0;
  return isRefused ? outcome : undefined;
}
