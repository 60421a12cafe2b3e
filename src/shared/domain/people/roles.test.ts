import { expect, test } from 'vitest';
import { crewJobs } from '#shared/text/titles/crew-jobs.ts';
import { crewJobOf } from './crew-jobs.ts';
import { roleOf } from './roles.ts';

test.each([
  ['Acting', 'Atuação'],
  ['Directing', 'Direção'],
  ['Costume & Make-Up', 'Figurino e maquiagem'],
])('a person of the department %s is known for %s', (department, role) => {
  expect(roleOf(department)).toBe(role);
});

test.each([[null], [''], ['Catering'], ['toString']])('of the department %j nothing is said', (department) => {
  expect(roleOf(department)).toBe('');
});

test.each([
  ['Director', 'Directing', 'Direção'],
  ['Director of Photography', 'Camera', 'Direção de fotografia'],
  ['Novel', 'Writing', 'Romance original'],
  ['Original Music Composer', 'Sound', 'Música original'],
  ['Creator', 'Crew', 'Criação'],
  ['A Job Of Next Year', 'Editing', 'Montagem'],
  ['A Job Of Next Year', 'A Department Of Next Year', ''],
  ['constructor', '', ''],
])('the job %s of the department %s reads: %s', (job, department, words) => {
  expect(crewJobOf({ job, department })).toBe(words);
});

test('every job of the table has words, and none of them is the English one', () => {
  const sameInBoth = new Set(['Layout', 'Storyboard', 'Playback', 'Foley', 'Stop motion', 'Matte painting', 'Musical']);
  for (const [job, words] of Object.entries(crewJobs)) {
    expect([job, words.trim().length > 0 && (sameInBoth.has(words) || words !== job)]).toEqual([job, true]);
  }
});
