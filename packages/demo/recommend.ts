/** What two titles can have in common. */
export interface Comparable {
  id: number;
  genreIds: readonly number[];
  countries: readonly string[];
  popularity: number;
  recommendations: readonly number[];
  people: readonly string[];
}

const MOST = 12;

/** A common person weighs more than a genre, and a genre more than a country. */
const WEIGHTS = { person: 4, genre: 2, origin: 1 } as const;

/** The chosen titles first, then those that share most, up to twelve; equal ones by popularity. */
export function completeRecommendations(titles: readonly Comparable[]): Map<number, number[]> {
  const sets = titles.map((title) => ({ title, people: new Set(title.people), genres: new Set(title.genreIds) }));
  type Sets = (typeof sets)[number];
  const score = (one: Sets, { title, people }: Sets) =>
    WEIGHTS.person * [...people].filter((name) => one.people.has(name)).length +
    WEIGHTS.genre * title.genreIds.filter((id) => one.genres.has(id)).length +
    (one.title.countries[0] === title.countries[0] ? WEIGHTS.origin : 0);

  return new Map(
    sets.map((one) => {
      const chosen = new Set(one.title.recommendations);
      const found = sets
        .filter(({ title }) => title.id !== one.title.id && !chosen.has(title.id))
        .map((other) => ({ title: other.title, score: score(one, other) }))
        .filter((other) => other.score > WEIGHTS.origin)
        .toSorted((a, b) => b.score - a.score || b.title.popularity - a.title.popularity || a.title.id - b.title.id)
        .map((other) => other.title.id);
      return [one.title.id, [...chosen, ...found].slice(0, Math.max(MOST, chosen.size))];
    }),
  );
}
