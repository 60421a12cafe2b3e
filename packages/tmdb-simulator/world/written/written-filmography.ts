import type { CastCredit, CrewCredit, Filmography, MovieRecord, SeriesRecord } from '../records.ts';

type Appearance = CastCredit & { episodeCount: number };
type Work = CrewCredit & { episodeCount: number };

interface Credited extends Pick<Filmography, 'kind' | 'id'> {
  cast: readonly Appearance[];
  crew: readonly Work[];
}

/** Credits of the hand-made titles by person, films before series. */
export function indexFilmographies(
  movies: readonly MovieRecord[],
  series: readonly SeriesRecord[],
): Map<number, Filmography[]> {
  const titles: Credited[] = [
    ...movies.map(({ id, cast, crew }) => ({
      kind: 'movie' as const,
      id,
      cast: cast.map((credit) => ({ ...credit, episodeCount: 0 })),
      crew: crew.map((credit) => ({ ...credit, episodeCount: 0 })),
    })),
    ...series.map(({ id, cast, crew, creators }) => ({
      kind: 'tv' as const,
      id,
      cast,
      crew: [...creators.map((credit) => ({ ...credit, episodeCount: 1 })), ...crew],
    })),
  ];
  const index = new Map<number, Filmography[]>();
  for (const title of titles) {
    for (const [personId, entry] of entriesOf(title)) index.set(personId, [...(index.get(personId) ?? []), entry]);
  }
  return index;
}

/** One entry per person with all their credits. */
function entriesOf({ kind, id, cast, crew }: Credited): Map<number, Filmography> {
  const entries = new Map<number, Filmography>();
  const entryOf = (personId: number) => {
    const entry = entries.get(personId) ?? { kind, id, cast: [], crew: [] };
    entries.set(personId, entry);
    return entry;
  };
  for (const { person, ...credit } of cast) entryOf(person.id).cast.push(credit);
  for (const { person, ...credit } of crew) entryOf(person.id).crew.push(credit);
  return entries;
}
