/**
 * The fewest sets that together have every part of all sets, by branch and bound; exact. A set of `isOwn` is paid for already: the
 * answer needs as few others as possible, then as few sets as possible. Of equally good answers, the one with the earlier sets.
 * Sets are lists of parts; the answer is positions of sets, ascending.
 */
export function findSmallestCover(
  sets: readonly (readonly number[])[],
  isOwn: (set: number) => boolean = () => false,
): number[] {
  // One other set costs more than all own ones together.
  const costs = sets.map((_, set) => (isOwn(set) ? 1 : sets.length + 1));
  const candidates = dropDominated(sets, costs);
  let best = { cost: Number.POSITIVE_INFINITY, chosen: [] as number[] };

  /** `rows` has, for each part still missing, the sets that may be chosen for it. */
  const search = (rows: readonly Row[], chosen: readonly number[], cost: number): void => {
    if (rows.length === 0) {
      const sorted = chosen.toSorted((one, other) => one - other);
      if (cost < best.cost || (cost === best.cost && isEarlier(sorted, best.chosen))) best = { cost, chosen: sorted };
      return;
    }
    if (cost + boundOf(rows, costs) > best.cost) return;
    const shortest = rows.reduce((one, other) => (other.length < one.length ? other : one));
    const tried = new Set<number>();
    for (const set of shortest) {
      const missing = rows.filter((row) => !row.includes(set)).map((row) => row.filter((each) => !tried.has(each)));
      // Covers with a set tried before were all seen then.
      if (missing.every((row) => row.length > 0)) search(missing, [...chosen, set], cost + (costs[set] ?? 0));
      tried.add(set);
    }
  };

  search(toRows(sets, candidates), [], 0);
  return best.chosen;
}

/** The sets that have one part. */
type Row = readonly number[];

/** Without a set whose parts another has too that costs less, or as much and comes first: no best answer needs it. */
function dropDominated(sets: readonly (readonly number[])[], costs: readonly number[]): number[] {
  const parts = sets.map((set) => new Set(set));
  const isBetter = (other: number, set: number) => {
    const [one, two] = [costs[other] ?? 0, costs[set] ?? 0];
    return (one < two || (one === two && other < set)) && sets[set]?.every((part) => parts[other]?.has(part)) === true;
  };
  const all = [...sets.keys()];
  return all.filter((set) => sets[set]?.length && !all.some((other) => other !== set && isBetter(other, set)));
}

/** A part whose sets include all sets of another part is covered with that one. */
function toRows(sets: readonly (readonly number[])[], candidates: readonly number[]): Row[] {
  const byPart = Map.groupBy(
    candidates.flatMap((set) => (sets[set] ?? []).map((part) => ({ part, set }))),
    ({ part }) => part,
  );
  const rows = [...byPart.values()]
    .map((pairs) => [...new Set(pairs.map(({ set }) => set))])
    .sort((one, other) => one.length - other.length);
  const kept: Row[] = [];
  for (const row of rows) if (!kept.some((other) => other.every((set) => row.includes(set)))) kept.push(row);
  return kept;
}

/** At least this much: parts that have no set in common each need a set of their own. */
function boundOf(rows: readonly Row[], costs: readonly number[]): number {
  const seen = new Set<number>();
  let bound = 0;
  for (const row of rows.toSorted((one, other) => one.length - other.length)) {
    if (!row.some((set) => seen.has(set))) bound += Math.min(...row.map((set) => costs[set] ?? 0));
    for (const set of row) seen.add(set);
  }
  return bound;
}

/** Both ascending and of one cost, so of one length. */
function isEarlier(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((set, place) => set !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
