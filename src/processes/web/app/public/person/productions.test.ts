import { describe, expect, test } from 'vitest';
import { buildCastCredit, buildCrewCredit } from '../../../../../../test/builders/person-document.ts';
import { listProductions } from './productions.ts';

const shown = (...args: Parameters<typeof listProductions>) =>
  listProductions(...args).map(({ production }) => production);

describe('productions', () => {
  test('are each title once, even with several credits', () => {
    const cast = [buildCastCredit()];
    const crew = [buildCrewCredit({ job: 'Director / Producer' })];
    const [one, ...others] = listProductions({ cast, crew });
    expect(others).toEqual([]);
    expect(one?.production.parts).toBe('como Capitão Nascimento, Direção, Produção');
    expect(one?.roles).toEqual(new Set(['acting', 'direction', 'production']));
  });

  test('are two if a film and a series have the same id', () => {
    const cast = [buildCastCredit(), buildCastCredit({ media_type: 'tv', slug: 'tropa-7347' })];
    expect(shown({ cast, crew: [] }).map(({ to }) => to)).toEqual([
      '/filme/tropa-de-elite-2007-7347',
      '/serie/tropa-7347',
    ]);
  });

  test('come the newest first, undated last, and as they came where the day is the same', () => {
    const days = ['2010-01-01', null, '2025-11-06', '2010-01-01', null, '1999-12-31'];
    const cast = days.slice(0, 4).map((release_date, id) => buildCastCredit({ id, release_date }));
    const crew = days.slice(4).map((release_date, at) => buildCrewCredit({ id: at + 4, release_date }));
    expect(shown({ cast, crew }).map(({ key }) => key)).toEqual([2, 0, 3, 5, 1, 4].map((id) => `movie ${id}`));
  });

  test('without a page have no link, and without date or votes no year or rating', () => {
    const cast = [buildCastCredit({ slug: null, release_date: null, vote_average: 0 })];
    expect(shown({ cast, crew: [] })).toMatchObject([{ to: null, year: '', rating: '' }]);
  });

  test('say their year, their kind and their rating', () => {
    const cast = [buildCastCredit({ media_type: 'tv', release_date: '2015-08-28', vote_average: 8.04 })];
    expect(shown({ cast, crew: [] })).toMatchObject([{ kindWord: 'Série', year: '2015', rating: '8,0' }]);
  });
});

test.each([
  ['Pablo Escobar', 'como Pablo Escobar', ['acting']],
  ['João / José', 'como João / José', ['acting']],
  ['Gato (voice) / Self', 'como Gato (voz), Participação', ['acting', 'self']],
  ['Self - Guest / Himself', 'Participação', ['self']],
  ['', '', ['acting']],
])('who is "%s" in a title is shown "%s"', (character, parts, roles) => {
  const [one] = listProductions({ cast: [buildCastCredit({ character })], crew: [] });
  expect(one?.production.parts).toBe(parts);
  expect([...(one?.roles ?? [])]).toEqual(roles);
});

test.each([
  ['Director', 'Direção', ['direction']],
  ['Writer / Screenplay', 'Roteiro', ['writing']],
  ['Thanks', 'Agradecimentos', ['thanks']],
  ['Bagpipe Wrangler', 'Equipe técnica', ['crew']],
  ['', '', ['crew']],
])('whose job is "%s" is shown "%s"', (job, parts, roles) => {
  const [one] = listProductions({ cast: [], crew: [buildCrewCredit({ job })] });
  expect(one?.production.parts).toBe(parts);
  expect([...(one?.roles ?? [])]).toEqual(roles);
});
