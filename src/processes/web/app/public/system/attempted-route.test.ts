import { expect, test } from 'vitest';
import { describeAttemptedRoute } from './attempted-route.ts';

test.each([
  ['is shown as typed', '/filmes/em-carta', '/filmes/em-carta'],
  ['shows its accents', '/g%C3%AAneros/fic%C3%A7%C3%A3o', '/gêneros/ficção'],
  ['with broken encoding is shown as it came', '/filme/%E0%A4%A', '/filme/%E0%A4%A'],
  ['cannot hide a change of writing direction', '/filme/%E2%80%AEabc', '/filme/%E2%80%AEabc'],
])('an address that does not exist %s', (_rule, pathname, shown) => {
  expect(describeAttemptedRoute(pathname)).toBe(shown);
});

test('a very long address is cut to two hundred characters', () => {
  const shown = describeAttemptedRoute(`/${'a'.repeat(5000)}`);

  expect([...shown]).toHaveLength(200);
  expect(shown.endsWith('…')).toBe(true);
});
