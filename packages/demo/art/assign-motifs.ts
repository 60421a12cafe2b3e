import type { MotifRef } from './motifs.ts';

/** A title that needs a motif, and the motifs that suit it, best first. */
export interface MotifSeeker {
  key: string;
  wanted: readonly MotifRef[];
}

const nameOf = ({ genre, index }: MotifRef) => `${genre} ${index}`;

/**
 * Assigns motifs so that no two titles in one list share one, where possible (greedy graph colouring); the lists
 * contain keys. Titles with the most neighbours choose first. `assigned` are fixed choices; the result includes them.
 */
export function assignMotifs(
  seekers: readonly MotifSeeker[],
  lists: readonly (readonly string[])[],
  assigned: ReadonlyMap<string, MotifRef> = new Map(),
): Map<string, MotifRef> {
  const neighbours = new Map<string, Set<string>>();
  for (const list of lists) {
    for (const key of list) {
      const known = neighbours.get(key) ?? new Set();
      for (const other of list) if (other !== key) known.add(other);
      neighbours.set(key, known);
    }
  }
  const countOf = ({ key }: MotifSeeker) => neighbours.get(key)?.size ?? 0;
  const chosen = new Map(assigned);
  const open = seekers.filter(({ key }) => !chosen.has(key));
  for (const { key, wanted } of open.toSorted((one, other) => countOf(other) - countOf(one))) {
    const uses = new Map<string, number>();
    for (const other of neighbours.get(key) ?? []) {
      const motif = chosen.get(other);
      if (motif) uses.set(nameOf(motif), (uses.get(nameOf(motif)) ?? 0) + 1);
    }
    const usesOf = (motif: MotifRef) => uses.get(nameOf(motif)) ?? 0;
    // The first free one, otherwise the one with the fewest uses.
    const best = wanted.find((motif) => usesOf(motif) === 0) ?? wanted.toSorted((a, b) => usesOf(a) - usesOf(b))[0];
    if (best) chosen.set(key, best);
  }
  return chosen;
}
