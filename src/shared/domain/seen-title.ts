export const TITLE_KINDS = ['movie', 'series'] as const;
export type TitleKind = (typeof TITLE_KINDS)[number];

/** One title on one platform, as our accepted looks saw it. Days are Brazilian. */
export interface SeenTitle {
  titleId: number;
  firstSeenOn: string;
  lastSeenOn: string;
  /** The first look without it; null while it is there. */
  missedOn: string | null;
  /** Two looks in a row without it: gone since the first of them. */
  removedOn: string | null;
}
