import { departmentOf } from '../../packages/demo/departments.ts';
import { filmFacts, personFacts, serialFacts } from '../../packages/demo/facts.ts';
import type { Department } from '../../packages/demo/person-facts.ts';

/** If a person has as many credits in two departments, the earlier one in this list is what they are known for. */
const DEPARTMENTS: readonly Department[] = [
  'Directing',
  'Acting',
  'Writing',
  'Production',
  'Camera',
  'Editing',
  'Sound',
  'Art',
  'Crew',
];

/** Every name that the hand-made titles credit, in order of appearance, with the department of most of its credits. */
export function findCredits(): Map<string, Department> {
  const credits = [
    ...filmFacts.flatMap(({ cast, crew }) => [...cast.map(acting), ...crew.map(working)]),
    ...serialFacts.flatMap(({ creators, cast, crew = [] }) => [
      ...creators.map((name): Credit => [name, 'Writing']),
      ...cast.map(acting),
      ...crew.map(working),
    ]),
    ...personFacts.map(({ name, department }): Credit => [name, department]),
  ];
  const byName = Map.groupBy(credits, ([name]) => name);
  return new Map([...byName].map(([name, own]) => [name, mostFrequent(own.map(([, department]) => department))]));
}

type Credit = readonly [name: string, department: Department];

function acting([name]: readonly [string, string]): Credit {
  return [name, 'Acting'];
}

function working([name, job]: readonly [string, string]): Credit {
  const department = departmentOf(job);
  return [name, DEPARTMENTS.find((known) => known === department) ?? 'Crew'];
}

function mostFrequent(departments: readonly Department[]): Department {
  const count = (department: Department) => departments.filter((each) => each === department).length;
  return DEPARTMENTS.toSorted((one, other) => count(other) - count(one))[0] ?? 'Crew';
}
