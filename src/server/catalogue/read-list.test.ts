import { expect, test } from 'vitest';
import { toListKey } from './read-list.ts';

test('a list is kept under what was asked for, by name and without what was not', () => {
  expect(toListKey({ pagina: 2, genero: 'acao', ano: undefined })).toBe('genero=acao&pagina=2');
  expect(toListKey({ genero: 'acao', pagina: 2 })).toBe('genero=acao&pagina=2');
  expect(toListKey({})).toBe('');
});
