import { expect, test } from 'vitest';
import { toListKey } from './read-list.ts';

test('the cache key of a list has the given parameters, sorted by name', () => {
  expect(toListKey({ pagina: 2, genero: 'acao', ano: undefined })).toBe('genero=acao&pagina=2');
  expect(toListKey({ genero: 'acao', pagina: 2 })).toBe('genero=acao&pagina=2');
  expect(toListKey({})).toBe('');
});
