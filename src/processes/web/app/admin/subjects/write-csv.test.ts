import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

const line = {
  entity: 'movie' as const,
  id: 598,
  title: 'Cidade de Deus',
  year: '2002',
  slug: 'cidade-de-deus-2002-598',
  picturePath: undefined,
  state: 'on-air' as const,
  editedFields: 0,
  lockedFields: 0,
  hasDraft: false,
  reviewState: undefined,
  isPlanned: false,
  isNoindex: false,
  conflicts: 0,
  certification: '18',
  platforms: [],
  health: { score: 85, reasons: ['trailer' as const] },
  syncedAt: new Date(0),
  publishAt: undefined,
  titles: undefined,
  values: {},
  place: undefined,
  lastEdit: undefined,
};

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['@soma', "'@soma"],
  ['Um; dois', '"Um; dois"'],
  ['Aspas "assim"', '"Aspas ""assim"""'],
  ['Cidade de Deus', 'Cidade de Deus'],
])('the title %s is a cell, and never a formula', (title, cell) => {
  const [, row = ''] = writeCsv('movie', [{ ...line, title }], 'https://site.example').split('\r\n');
  expect(row.startsWith(`598;${cell};2002;Publicado;https://site.example/filme/cidade-de-deus-2002-598;18;`)).toBe(
    true,
  );
});
