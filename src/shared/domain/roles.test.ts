import { expect, test } from 'vitest';
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
