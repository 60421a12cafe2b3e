import { expect, test } from 'vitest';
import { adminPaths, safeReturn } from './paths.ts';

test.each(['/admin/filmes/603', '/admin/usuarios', '/admin/filmes?estado=rascunho&pagina=2', '/admin'])(
  'after signing in, a member is redirected to %s',
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
])('a member is not redirected to %j', (path) => {
  expect(safeReturn(path)).toBe(adminPaths.dashboard());
});
