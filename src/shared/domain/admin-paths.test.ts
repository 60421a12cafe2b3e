import { expect, test } from 'vitest';
import { adminPaths, safeReturn } from './admin-paths.ts';

test.each(['/admin/filmes/603', '/admin/usuarios', '/admin/filmes?estado=rascunho&pagina=2', '/admin'])(
  'after signing in, %s is where one is led',
  (path) => {
    expect(safeReturn(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/admin',
  '/admin/../filmes',
  '/admin//evil.example',
  '/adminevil',
  '/admin\n/x',
  '/admin/%0d%0aset-cookie',
  'javascript:alert(1)',
  '/filmes',
  '',
  null,
])('%j is not', (path) => {
  expect(safeReturn(path)).toBe(adminPaths.dashboard());
});
