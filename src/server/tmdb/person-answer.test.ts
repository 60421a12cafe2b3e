import { describe, expect, test } from 'vitest';
import { TmdbPerson, toPersonSource } from './person-answer.ts';
import { parseHandle } from './social-handles.ts';

const read = (parts: object = {}) => toPersonSource(TmdbPerson.parse({ id: 1, name: 'Fernanda Torres', ...parts }));
const credit = (id: number, parts: object = {}) => ({
  id,
  media_type: 'movie',
  title: `Filme ${id}`,
  popularity: 1,
  character: 'Eunice',
  ...parts,
});
const creditsOf = (cast: object[], crew: object[] = []) => read({ combined_credits: { cast, crew } }).credits;

describe("TMDB's answer about a person", () => {
  test('with nothing but a name is a person all the same', () => {
    expect(read()).toMatchObject({ name: 'Fernanda Torres', birthday: null, department: null, credits: [] });
  });

  test.each([
    ['id', 'x'],
    ['name', null],
    ['name', '  '],
  ])('whose %s is %j is refused', (field, value) => {
    expect(TmdbPerson.safeParse({ id: 1, name: 'n', [field]: value }).success).toBe(false);
  });

  test.each([
    ['combined_credits', { cast: [null, { id: 1 }], crew: 7 }],
    ['images', null],
    ['external_ids', 'x'],
    ['translations', []],
  ])('whose %s is %j loses that part and nothing else', (part, value) => {
    expect(read({ [part]: value, known_for_department: 'Acting' }).department).toBe('Acting');
  });

  test('may be about someone born before there were films', () => {
    expect(read({ birthday: '1564-04-23', deathday: '1616-04-23' })).toMatchObject({
      birthday: '1564-04-23',
      deathday: '1616-04-23',
    });
  });

  test('keeps the biography in each of our languages', () => {
    const row = (iso_639_1: string, iso_3166_1: string, biography: string) => ({
      iso_639_1,
      iso_3166_1,
      data: { biography },
    });
    const translations = [row('en', 'US', 'Actress.'), row('pt', 'PT', 'Actriz.'), row('fr', 'FR', 'Actrice.')];
    const { biographies } = read({ biography: '', translations: { translations } });
    expect(biographies).toEqual({ 'pt-BR': '', 'pt-PT': 'Actriz.', en: 'Actress.' });
  });
});

describe('the credits of a person', () => {
  test('are one per title, kind, role and part', () => {
    const credits = creditsOf(
      [
        credit(1),
        credit(1),
        credit(1, { character: 'Outra' }),
        credit(1, { media_type: 'tv', name: 'Série', title: undefined }),
      ],
      [credit(1, { job: 'Eunice' })],
    );
    expect(credits.map(({ kind, role, part }) => `${kind} ${role} ${part}`)).toEqual([
      'movie cast Eunice',
      'movie cast Outra',
      'series cast Eunice',
      'movie crew Eunice',
    ]);
  });

  test('of a thousand are the 300 best known', () => {
    const credits = creditsOf(Array.from({ length: 1_000 }, (_, index) => credit(index + 1, { popularity: index })));
    expect([credits.length, credits[0]?.titleId]).toEqual([300, 1_000]);
  });

  test('have no adult title, none without a name, and none that is neither film nor series', () => {
    expect(
      creditsOf([credit(1, { adult: true }), credit(2, { title: '' }), credit(3, { media_type: 'person' })]),
    ).toEqual([]);
  });

  test('without a date or a character are credits all the same', () => {
    expect(creditsOf([credit(1, { release_date: '', character: null })])).toMatchObject([
      { releasedOn: null, part: '' },
    ]);
  });
});

describe('a social handle', () => {
  test.each([
    ['instagram', 'oficialfernandatorres', 'oficialfernandatorres'],
    ['instagram', '@fe.torres_1', 'fe.torres_1'],
    ['instagram', 'https://www.instagram.com/fe.torres/', 'fe.torres'],
    ['twitter', 'https://x.com/fetorres', 'fetorres'],
    ['facebook', 'https://m.facebook.com/fetorres?x=1', 'fetorres'],
  ] as const)('of %s typed as %s is %s', (network, typed, handle) => {
    expect(parseHandle(network, typed)).toBe(handle);
  });

  test.each([
    'http://www.instagram.com/x',
    'https://evil.example/x',
    'https://instagram.com.evil.example/x',
    'https://www.instagram.com/p/abc',
    'javascript:alert(1)',
    '../admin',
    '..',
    'a b',
    '"><script>',
    'x'.repeat(65),
    '',
  ])('typed as %s is none', (typed) => {
    expect(parseHandle('instagram', typed)).toBeNull();
  });
});
