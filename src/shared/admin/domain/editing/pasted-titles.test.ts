import { expect, test } from 'vitest';
import { parsePastedTitles } from './pasted-titles.ts';

const SITE = 'https://lanterninha.example';
const parse = (text: string) =>
  parsePastedTitles(text, SITE, 200).map(({ line: _line, text: _text, ...named }) => named);

test.each([
  ['598', { names: 'id', id: 598 }],
  ['#598', { names: 'id', id: 598 }],
  ['https://www.themoviedb.org/movie/598-cidade-de-deus', { names: 'id', id: 598, entity: 'movie' }],
  [
    'https://www.themoviedb.org/movie/598-cidade-de-deus/cast?language=pt-BR',
    { names: 'id', id: 598, entity: 'movie' },
  ],
  ['themoviedb.org/tv/1399', { names: 'id', id: 1399, entity: 'series' }],
  ['https://www.themoviedb.org/pt-BR/person/52583', { names: 'id', id: 52_583, entity: 'person' }],
  ['tt0317248', { names: 'imdb', imdbId: 'tt0317248', isPerson: false }],
  ['https://www.imdb.com/title/tt0317248/?ref_=fn_al_tt_1', { names: 'imdb', imdbId: 'tt0317248', isPerson: false }],
  ['https://m.imdb.com/pt/title/TT0317248/', { names: 'imdb', imdbId: 'tt0317248', isPerson: false }],
  ['https://www.imdb.com/name/nm0576987/', { names: 'imdb', imdbId: 'nm0576987', isPerson: true }],
  ['/filme/cidade-de-deus-2002-598', { names: 'address', entity: 'movie', slug: 'cidade-de-deus-2002-598', id: 598 }],
  [`${SITE}/filme/blade-runner-2049`, { names: 'address', entity: 'movie', slug: 'blade-runner-2049', id: 2049 }],
  [
    `${SITE}/serie/ruptura-2022-95396/2`,
    { names: 'address', entity: 'series', slug: 'ruptura-2022-95396', id: 95_396 },
  ],
  ['/pessoa/wagner-moura', { names: 'address', entity: 'person', slug: 'wagner-moura', id: undefined }],
  ['/admin/filmes/598', { names: 'id', id: 598, entity: 'movie' }],
  ['/filmes/populares', { names: 'nothing', fault: 'other-page' }],
  ['https://www.themoviedb.org/collection/10', { names: 'nothing', fault: 'other-page' }],
  ['https://www.imdb.com/chart/top/', { names: 'nothing', fault: 'other-page' }],
  ['https://example.org/movie/598', { names: 'nothing', fault: 'other-site' }],
  ['https://notthemoviedb.org/movie/598', { names: 'nothing', fault: 'other-site' }],
  ['Cidade de Deus', { names: 'nothing', fault: 'unreadable' }],
  ['javascript:alert(1)', { names: 'nothing', fault: 'unreadable' }],
  ['0', { names: 'nothing', fault: 'no-such-number' }],
  ['99999999999', { names: 'nothing', fault: 'no-such-number' }],
  ['/filme/%E0%A4%A', { names: 'nothing', fault: 'other-page' }],
])('%s is read for what it names', (line, named) => {
  expect(parse(line)).toEqual([named]);
});

test('each line keeps its number, empty lines are skipped, and ids may share a line', () => {
  expect(parsePastedTitles('598\r\n\r\n  603, 680;12 \n', SITE, 200)).toEqual([
    { line: 1, text: '598', names: 'id', id: 598 },
    { line: 3, text: '603', names: 'id', id: 603 },
    { line: 3, text: '680', names: 'id', id: 680 },
    { line: 3, text: '12', names: 'id', id: 12 },
  ]);
});
