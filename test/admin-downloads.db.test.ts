import { expect, test } from 'vitest';
import { openAdmin } from './staff/open-admin.ts';

const admin = await openAdmin();

test.each([
  ['/admin/exportar?tipo=movie', 'filmes.csv'],
  ['/admin/exportar?tipo=..%2F..%2Fevil.html%22%0d%0aX-Mine:%20b', 'filmes.csv'],
  ['/admin/auditoria/exportar', 'auditoria.csv'],
])('%s is a file of our own name, which no browser opens as a page', async (path, name) => {
  const response = await admin.get(await admin.come('administrator'), path);
  expect(response.status).toBe(200);
  const header = (of: string) => response.headers.get(of);
  expect([header('content-disposition'), header('content-type')]).toEqual([
    `attachment; filename="${name}"`,
    'text/csv; charset=utf-8',
  ]);
  expect([header('x-content-type-options'), header('cache-control'), header('x-mine')]).toEqual([
    'nosniff',
    'private, no-store',
    null,
  ]);
});
