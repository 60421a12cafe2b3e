import type { Filmography } from '../world/records.ts';
import type { TitleKind, World } from '../world/world.ts';
import { findChoice } from './parameters.ts';
import type { MaybeTest } from './row-test.ts';

/** Credited people, read from each person's filmography, which is faster than reading every title. */
export function peopleTests(world: World, kind: TitleKind, query: URLSearchParams): MaybeTest[] {
  const table = world.table(kind);
  const test = (name: string, isCredited: (entry: Filmography) => boolean): MaybeTest => {
    const choice = findChoice(query, name);
    if (!choice) return undefined;
    const titlesOf = (personId: string) =>
      new Set(
        (world.findPerson(Number(personId))?.filmography ?? [])
          .filter((entry) => entry.kind === kind && isCredited(entry))
          .map((entry) => entry.id),
      );
    const titles = choice.values.map(titlesOf);
    return choice.isAny
      ? (row) => titles.some((ids) => ids.has(table.id(row)))
      : (row) => titles.every((ids) => ids.has(table.id(row)));
  };
  return [
    test('with_cast', (entry) => entry.cast.length > 0),
    test('with_crew', (entry) => entry.crew.length > 0),
    test('with_people', () => true),
  ];
}
