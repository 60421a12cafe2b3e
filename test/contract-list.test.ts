import { describe, expect, test } from 'vitest';
import { amendContract } from '../packages/tmdb-simulator/contract/amend-contract.ts';
import { checkAgainstContract } from '../packages/tmdb-simulator/contract/check-against-contract.ts';
import { findRoute, loadContractLines, parseContract } from '../packages/tmdb-simulator/contract/contract.ts';
import { exceptions } from '../packages/tmdb-simulator/contract/exceptions.ts';
import { buildContractLines } from '../tools/contract/build-list.ts';
import { readSources } from '../tools/contract/read-sources.ts';
import { exampleOf } from '../tools/contract/schema-example.ts';

const folder = process.env.TMDB_CONTRACT_DIR;
/** TMDB's own example of this route is `{}`; exceptions.ts says what is checked instead. */
const EMPTY_EXAMPLE = '/movie/{movie_id}/recommendations';

describe.skipIf(!folder)('beside TMDB’s OpenAPI file and examples (skipped where TMDB_CONTRACT_DIR is not set)', () => {
  const sources = readSourcesOnce();

  test('the committed list is what they say today', () => {
    expect(buildContractLines(sources)).toEqual(loadContractLines());
    process.stdout.write(`contract: ${sources.length} routes\n`);
  });

  test.each(sources.filter(({ route }) => route !== EMPTY_EXAMPLE))(
    '$route: its example is within the list',
    (source) => {
      expect(checkAgainstContract(source.route, source.example)).toEqual([]);
    },
  );

  test.each(sources.filter(({ route }) => route !== EMPTY_EXAMPLE))(
    '$route: its schema is within the list',
    (source) => {
      // A schema names the allowed fields; only examples show the required ones.
      const unknown = checkAgainstContract(source.route, exampleOf(source.schema)).filter(
        (text) => !/ lacks /.test(text),
      );
      expect(unknown).toEqual([]);
    },
  );
});

function readSourcesOnce() {
  return folder ? readSources(folder) : [];
}

describe('the list', () => {
  const lines = loadContractLines();

  test('holds names and types only, no value of TMDB', () => {
    const words = Object.values(lines).flatMap((objects) => Object.values(objects).flatMap((line) => line.split(' ')));
    const type = String.raw`[[{]?(any|string|integer|number|boolean|null|object|list)[\]}]?|\[\]|\{\}`;
    const pattern = new RegExp(`^(\\$|[a-z0-9_]+)\\??:(${type})(\\|(${type}))*$`);
    expect(words.filter((word) => !pattern.test(word))).toEqual([]);
  });

  test('finds the route of an address, the written-out one first', () => {
    const routes = Object.keys(lines);
    expect(findRoute(routes, '/movie/603/watch/providers')).toBe('/movie/{movie_id}/watch/providers');
    expect(findRoute(routes, '/movie/popular')).toBe('/movie/popular');
    expect(findRoute(routes, '/nowhere')).toBeUndefined();
  });

  test('has exceptions that name a reason and touch something', () => {
    const contract = parseContract(lines);
    const plain = JSON.stringify(toPlain(amendContract(contract, { ...exceptions, keys: [] })));
    for (const exception of exceptions.keys) {
      expect(exception.reason).not.toBe('');
      const amended = toPlain(amendContract(contract, { ...exceptions, keys: [exception] }));
      expect(JSON.stringify(amended) === plain, `${exception.keys.join()} of ${String(exception.routes)}`).toBe(false);
    }
  });
});

function toPlain(contract: ReturnType<typeof parseContract>) {
  return [...contract].map(([route, objects]) => [
    route,
    [...objects].map(([path, fields]) => [
      path,
      [...fields].map(([key, field]) => [key, [...field.types], field.isOptional]),
    ]),
  ]);
}

describe('an answer', () => {
  test.each([
    [{ genres: [{ id: 28, name: 'Ação' }] }, []],
    [{ genres: [{ id: 28 }] }, ['$.genres[] lacks name']],
    [{ genres: [{ id: '28', name: 'Ação' }] }, ['$.genres[] id is string, not integer']],
    [{ genres: [{ id: 28, name: 'Ação', slug: 'acao' }] }, ['$.genres[] has an unknown key slug']],
    [{ genres: [] }, []],
    [{ genres: {} }, ['$ genres is object, not [object]']],
  ])('%j differs from the list of genres by %j', (body, differences) => {
    expect(checkAgainstContract('/genre/movie/list', body)).toEqual(differences);
  });

  test('is checked with the parts appended to it, under their own route', () => {
    const differences = checkAgainstContract('/movie/{movie_id}', { keywords: { keywords: [{ id: 1 }] } });
    expect(differences).toContain('(keywords) $.keywords[] lacks name');
    expect(differences).not.toContain('$ has an unknown key keywords');
  });
});
