import { expect, test } from 'vitest';
import type { z } from 'zod';
import { functions } from '#shared/contract/functions.ts';
import { AUTOCOMPLETE, SEARCH_QUERY_CHARACTERS } from '#shared/domain/limits.ts';
import { apiDocs } from '#shared/text/api/api-docs.ts';
import { apiParameterTexts } from '#shared/text/api/api-document.ts';
import { describeApi } from './describe-api.ts';
import { readExampleAnswers } from './example-answers.ts';
import { formatJson } from './format-json.ts';
import { functionNames } from './openapi.ts';

const described = describeApi().themes.flatMap((theme) => theme.functions);

test('every function is described once, and no text is missing', () => {
  expect(described.map(({ name }) => name).toSorted()).toEqual(functionNames.toSorted());
  expect(JSON.stringify(describeApi())).not.toMatch(/undefined|\[object|""/);
});

test('a function says what it takes, what it answers and what it refuses', () => {
  const season = described.find(({ name }) => name === 'getTVSeasonDetails');
  expect(season).toMatchObject({
    cachedMinutes: 30,
    callsPerSecond: 20,
    oneOf: ['seriesId', 'seriesSlug'],
    exampleUrl: '/api/getTVSeasonDetails?seriesId=456&seasonNumber=1',
    exampleBody: '{"data":{"seriesId":456,"seasonNumber":1}}',
  });
  expect(season?.parameters.map(({ name, isRequired, kind }) => [name, isRequired, kind])).toEqual([
    ['seriesId', false, 'inteiro, a partir de 1'],
    ['seriesSlug', false, expect.stringMatching(/^texto/)],
    ['seasonNumber', true, expect.stringMatching(/^inteiro, /)],
  ]);
  expect(season?.refusals).toContainEqual({ http: 404, status: 'NOT_FOUND', text: 'Temporada não encontrada' });
  const list = described.find(({ name }) => name === 'getFilmesList');
  expect(list?.parameters.find(({ name }) => name === 'pagina')).toMatchObject({
    fallback: '1',
    meaning: 'Página, a partir de 1. Também: `page`.',
  });
});

test('the answers shown are answers that their functions could give today', () => {
  const answers = readExampleAnswers();
  const advice = 'run: node tools/api-examples.ts';
  expect(Object.keys(answers), advice).toEqual(functionNames);
  for (const name of functionNames) {
    const schema = functions[name].response as z.ZodObject;
    expect([name, schema.strict().parse(answers[name])]).toEqual([name, answers[name]]);
  }
});

test('JSON is written as people write it: what fits on a line stays on it', () => {
  const long = 'x'.repeat(60);
  expect(formatJson({ a: [1, { b: null }], c: {}, d: [long, long] })).toBe(
    `{\n  "a": [1, { "b": null }],\n  "c": {},\n  "d": [\n    "${long}",\n    "${long}"\n  ]\n}`,
  );
});

test('numbers written into sentences are the ones in force', () => {
  expect(apiParameterTexts.query).toContain(` ${SEARCH_QUERY_CHARACTERS} caracteres`);
  expect(AUTOCOMPLETE).toMatchObject({ movies: 5, series: 5, people: 3 });
  expect(apiDocs.searchAutocomplete.description).toContain('cinco filmes, cinco séries e três pessoas');
});
