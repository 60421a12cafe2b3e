export const END_MINUTE = 23 * 60;
const LAST_START_MINUTE = 22 * 60 + 30;
/** Before it the night is not over. */
const FIRST_START_MINUTE = 5 * 60;

interface Watched {
  number: number;
  runtime: number | null;
  isAired: boolean;
}

/** Minutes of all episodes whose length is known, and their number; `null` for fewer than two. */
export function sumLengths(episodes: readonly Pick<Watched, 'runtime'>[]): { minutes: number; known: number } | null {
  const lengths = episodes.flatMap(({ runtime }) => (runtime !== null && runtime > 0 ? runtime : []));
  if (lengths.length < 2) return null;
  return { minutes: lengths.reduce((sum, minutes) => sum + minutes), known: lengths.length };
}

/**
 * How many of the episodes after `seen`, in order, end by 23h for a visitor who begins at `minute` of the day; `null` if there is none
 * to see, or if the length of the next one is unknown.
 */
export function countTonight(episodes: readonly Watched[], seen: number, minute: number): number | null {
  const next = episodes.filter(({ number, isAired }) => isAired && number > seen);
  if (!next[0]?.runtime) return null;
  if (minute > LAST_START_MINUTE || minute < FIRST_START_MINUTE) return 0;
  let [count, end] = [0, minute];
  for (const { runtime } of next) {
    end += runtime || END_MINUTE;
    if (end > END_MINUTE) break;
    count += 1;
  }
  return count;
}
