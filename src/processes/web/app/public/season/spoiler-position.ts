/** How far a visitor has seen a series, `1x4`, in their browser only. Named in the privacy policy as `spoiler:{série}`. */
interface Position {
  season: number;
  episode: number;
}

/** Also used, as text, by the script that runs before the first paint. */
export const POSITION = /^(\d{1,4})x(\d{1,5})$/;
/** `?ate=3`: the server leaves out what the episodes after the third are about. */
export const UNTIL_PARAMETER = 'ate';
/** Limits of a season of which nothing or everything may be shown. */
export const NOTHING_SEEN = -1;
export const NO_LIMIT = Number.POSITIVE_INFINITY;

export function positionKey(seriesSlug: string): string {
  return `spoiler:${seriesSlug}`;
}

export function writePosition({ season, episode }: Position): string {
  return `${season}x${episode}`;
}

/** Storage is the visitor's: it may hold anything. */
export function parsePosition(text: string | undefined): Position | undefined {
  const [, season, episode] = POSITION.exec(text ?? '') ?? [];
  return season && episode ? { season: Number(season), episode: Number(episode) } : undefined;
}

/** The last episode of the season that may be shown. Specials (season 0) belong to no place in the order. */
export function findLimit(position: Position | undefined, season: number): number {
  if (!position || season === 0 || position.season > season) return NO_LIMIT;
  return position.season === season ? position.episode : NOTHING_SEEN;
}

/** `?ate=3`: at least one episode shown and one not; `null` for anything else, which redirects. */
export function readUntil(text: string, numbers: readonly number[]): number | null {
  const until = numbers.find((number) => String(number) === text);
  return until === undefined || until === numbers.at(-1) ? null : until;
}
