import { atTheirPlaces, type CreditList } from '../../../domain/titles/credit-edits.ts';

/** One credit on the tab "Pessoas", in TMDB's order. What editors wrote of it are fields of the title. */
export interface CreditLine {
  key: string;
  personId: number;
  name: string;
  profilePath: string | null;
  /** TMDB has the credit now. */
  isFromTmdb: boolean;
}

export interface EditedCredits {
  list: CreditList;
  counts: Readonly<Record<CreditList, number>>;
  lines: readonly CreditLine[];
}

interface Placed {
  key: string;
  isShown: boolean;
  place: number | undefined;
}

/** As visitors see them; those they do not see follow. */
export function inShownOrder<L extends Placed>(lines: readonly L[]): L[] {
  const shown = lines.filter(({ isShown }) => isShown);
  return [...atTheirPlaces(shown, ({ place }) => place), ...lines.filter(({ isShown }) => !isShown)];
}

/**
 * The places to store so that the credit moves up or down. Every credit that has a place gets the one it then has: with those, the others
 * keep TMDB's order. Empty if it cannot move.
 */
export function moveCredit(lines: readonly Placed[], key: string, by: -1 | 1): ReadonlyMap<string, number> {
  const shown = inShownOrder(lines).filter(({ isShown }) => isShown);
  const from = shown.findIndex((line) => line.key === key);
  const moved = shown[from];
  if (!moved || !shown[from + by]) return new Map();
  shown.splice(from, 1);
  shown.splice(from + by, 0, moved);
  const places = shown.flatMap((line, index) =>
    (line.place !== undefined || line === moved) && line.place !== index + 1 ? [[line.key, index + 1] as const] : [],
  );
  return new Map(places);
}
