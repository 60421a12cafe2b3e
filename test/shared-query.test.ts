import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_QUERY_NAMES } from '../src/shared/domain/shared-query.ts';

const APP = path.resolve(import.meta.dirname, '../src/processes/web/app');

/** What the screens of visitors read from their addresses, as it is written in their files. */
function listNamesOfScreens(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)admin\//.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(APP, file), 'utf8');
    const parameters = text.includes('Parameter<') ? [...text.matchAll(/^ {2,4}name: '([^']+)',$/gm)] : [];
    return [...parameters, ...text.matchAll(/(?:pageNumber|[sS]earch(?:Params)?\.get)\('([^']+)'/g)].map(
      ([, name = '']) => name,
    );
  });
}

test('whatever a public screen reads from its address reaches it through the caches', () => {
  const names = listNamesOfScreens();
  expect(names).toEqual(expect.arrayContaining(['genero', 'ano', 'q', 'tipo', 'funcao', 'pagina', 'page']));
  expect(names.filter((name) => !PAGE_QUERY_NAMES.includes(name as 'q'))).toEqual([]);
});
