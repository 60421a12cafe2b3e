import type { Simulation } from '../simulation.ts';
import { FLAG } from '../world/tables.ts';
import { buildListPage } from './list-page.ts';
import { rankRows } from './ranked.ts';

export function buildPopularPeople(simulation: Simulation, query: URLSearchParams) {
  const { people } = simulation.world;
  const isListed = (row: number) => ((people.flags[row] ?? 0) & FLAG.adult) === 0;
  return buildListPage(simulation, query, {
    ranked: () => simulation.list('person/popular', () => rankRows(people, people.byPopularity(), isListed)),
    toItem: (id) => simulation.items.person(id, query.get('language')),
    isRestless: true,
  });
}
