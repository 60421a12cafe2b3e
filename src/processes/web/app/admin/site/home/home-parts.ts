import type { SubjectLine } from '#shared/admin/domain/editing/edited-subject.ts';
import type { HomeCollectionLine, PinLine } from '#shared/admin/domain/site-screens.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';

/** What the edit screen of home shows besides its fields. */
export interface HomeParts {
  query: string;
  lines: PinLine[];
  collections: HomeCollectionLine[];
  /** Published collections that are not chosen. */
  choices: { id: number; name: string }[];
  found: SubjectLine[];
  /** What home shows first now. */
  shown: { kind: TitleKind; id: number; title: string }[];
  /** The draft's page, and the day it is shown for. */
  preview: { path: string; today: string; day: string };
}
