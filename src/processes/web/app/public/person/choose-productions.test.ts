import { describe, expect, test } from 'vitest';
import { PERSON_PRODUCTIONS } from '#shared/domain/limits.ts';
import { buildCastCredit, buildCrewCredit } from '../../../../../../test/builders/person-document.ts';
import { chooseProductions } from './choose-productions.ts';
import type { PersonQuery } from './person-parameters.ts';
import { listProductions } from './productions.ts';

const NO_QUERY: PersonQuery = { kind: undefined, role: undefined, page: 1 };
const cast = [
  buildCastCredit({ id: 1 }),
  buildCastCredit({ id: 2 }),
  buildCastCredit({ id: 3, media_type: 'tv' }),
  buildCastCredit({ id: 4, media_type: 'tv', character: 'Self - Guest' }),
];
const crew = [buildCrewCredit({ id: 2 }), buildCrewCredit({ id: 5, job: 'Thanks' })];
const credited = listProductions({ cast, crew });
const choose = (query: Partial<PersonQuery> = {}) => chooseProductions(credited, { ...NO_QUERY, ...query });
const keys = (query: Partial<PersonQuery> = {}) => choose(query).shown.map(({ key }) => key);

describe('on a person’s page', () => {
  test.each([
    [{}, ['movie 1', 'movie 2', 'tv 3']],
    [{ kind: 'movie' }, ['movie 1', 'movie 2']],
    [{ kind: 'tv' }, ['tv 3']],
    [{ role: 'direction' }, ['movie 2']],
    [{ role: 'self' }, ['tv 4']],
    [{ role: 'thanks' }, ['movie 5']],
    [{ role: 'self', kind: 'movie' }, []],
    [{ role: 'music' }, []],
  ] as const)('the query %j shows %j', (query, shown) => {
    expect(keys(query)).toEqual(shown);
  });

  test('kinds are counted in the chosen role, and roles of the chosen kind', () => {
    expect(choose().kinds).toEqual({ movie: 2, tv: 1 });
    expect(choose({ role: 'direction' }).kinds).toEqual({ movie: 1, tv: 0 });
    expect(choose({ kind: 'tv' }).roles).toEqual({
      all: 1,
      each: [
        { role: 'acting', count: 1 },
        { role: 'self', count: 1 },
      ],
    });
  });

  test('a role in the query is listed even without productions', () => {
    expect(choose({ role: 'music' }).roles.each).toContainEqual({ role: 'music', count: 0 });
  });

  test('a person who only appears as themselves is shown with these appearances', () => {
    const guest = listProductions({ cast: cast.slice(3), crew: [] });
    expect(chooseProductions(guest, NO_QUERY)).toMatchObject({
      shown: [{ key: 'tv 4' }],
      kinds: { tv: 1 },
      roles: { all: 1 },
    });
  });

  test.each([
    [1, PERSON_PRODUCTIONS, 300 - PERSON_PRODUCTIONS],
    [2, 2 * PERSON_PRODUCTIONS, 300 - 2 * PERSON_PRODUCTIONS],
    [999_999_999, 300, 0],
  ])('of three hundred productions page %d shows %d and leaves %d', (page, shown, more) => {
    const many = listProductions({ cast: Array.from({ length: 300 }, (_, id) => buildCastCredit({ id })), crew: [] });
    const chosen = chooseProductions(many, { ...NO_QUERY, page });
    expect([chosen.shown.length, chosen.more]).toEqual([shown, more]);
  });
});
