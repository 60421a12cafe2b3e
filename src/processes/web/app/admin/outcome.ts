import type { ArchivePreview } from '#shared/admin/domain/archive.ts';
import type { PastedLine } from '#shared/admin/domain/editing/edited-collection.ts';
import type { Clash, FieldSave, SaveOutcome } from '#shared/admin/domain/editing/edited-subject.ts';
import type { FieldErrors } from '#shared/admin/domain/editing/field-failure.ts';
import type { PastedEpisodeLine } from '#shared/admin/domain/editing/pasted-episodes.ts';
import type { ImportLine } from '#shared/admin/domain/import.ts';
import type { RedirectPreview } from '#shared/admin/domain/site-screens.ts';
import type { IssuedLink } from '#shared/admin/domain/staff.ts';
import type { OwnPicture } from '#shared/domain/titles/field-values.ts';

/** The answer to an admin form. `intent` tells which form was sent. */
export interface Outcome {
  intent: string;
  /** Success message. */
  notice?: string;
  /** Why it failed. */
  problem?: string;
  fields?: FieldErrors;
  /** The typed values, for a page rendered again; never a password or a code. */
  values?: Readonly<Record<string, string>>;
  /** Shown once. */
  link?: IssuedLink;
  codes?: string[];
  /** Options for the browser's passkey request. */
  options?: object;
  /** The result of saving a draft. */
  draft?: SaveOutcome;
  /** Another editor saved first; none of these fields was saved or published. */
  clashes?: Clash[];
  preview?: { url: string; endsAt: Date };
  picture?: OwnPicture;
  /** The titles that pasted lines name; none was added. */
  pasted?: PastedLine[];
  /** What pasted titles of episodes would change; none was written. */
  pastedEpisodes?: { lines: PastedEpisodeLine[]; saves: FieldSave[] };
  /** For an import: what each pasted line means. */
  importLines?: ImportLine[];
  /** A plan that was moved in the calendar. */
  moved?: { key: string; from: Date; to: Date };
  /** What an editorial archive would change; nothing was written. */
  archive?: ArchivePreview;
  /** What a redirect would do; nothing was published. */
  redirect?: RedirectPreview;
  /** The request did not reach the server, or the session ended: the typed text stays in the browser. */
  isAway?: true;
}

/** The last answer, if it belongs to the form with this intent. */
export function outcomeOf(outcome: Outcome | undefined, intent: string): Outcome | undefined {
  return outcome?.intent === intent ? outcome : undefined;
}
