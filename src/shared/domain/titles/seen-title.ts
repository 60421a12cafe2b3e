export const TITLE_KINDS = ['movie', 'series'] as const;
export type TitleKind = (typeof TITLE_KINDS)[number];

/** One title on one platform, from our accepted availability snapshots. Days are Brazilian. */
export interface SeenTitle {
  titleId: number;
  firstSeenOn: string;
  lastSeenOn: string;
  /** Date of the first snapshot without it; null while it is available. */
  missedOn: string | null;
  /** Set after two snapshots in a row without it, to the date of the first. */
  removedOn: string | null;
}
