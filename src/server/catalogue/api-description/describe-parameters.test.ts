import { expect, test } from 'vitest';
import { z } from 'zod';
import { type FunctionName, functions } from '#shared/contract/functions.ts';
import { apiParameters } from '#shared/domain/site/api-parameters.ts';
import { apiParameterTexts } from '#shared/text/api/api-document.ts';
import { describeParameters } from './describe-parameters.ts';
import { docs } from './openapi.ts';

const names = Object.keys(functions) as FunctionName[];

test('the order of addresses is the order of the contract, and no parameter is in one and not in the other', () => {
  expect(Object.keys(apiParameters)).toEqual(names);
  for (const name of names) {
    const table = Object.entries(apiParameters[name]).flatMap(([field, fallback]) =>
      typeof fallback === 'object' ? Object.keys(fallback).map((member) => `${field}.${member}`) : field,
    );
    expect([name, ...describeParameters(name).map((parameter) => parameter.name)]).toEqual([name, ...table]);
  }
});

test.each(names)('leaving out what %s has a default for is the same as saying it', (name) => {
  const { request } = functions[name];
  const examples = docs[name].example as Record<string, unknown>;
  const samples: Record<string, unknown> = Object.fromEntries(
    describeParameters(name)
      .filter(({ isRequired, name: field }) => isRequired || /Id$/.test(field))
      .map(({ name: field, schema }) => [field, examples[field] ?? (schema.type === 'integer' ? 1 : 'drama')]),
  );
  const defaults = Object.entries(apiParameters[name]).filter(
    ([, fallback]) => fallback !== undefined && typeof fallback !== 'object',
  );
  const bare = request.parse(samples) as Record<string, unknown>;
  const said = request.parse({ ...samples, ...Object.fromEntries(defaults) }) as Record<string, unknown>;
  // Ignored parameters are not part of the request.
  for (const [field] of defaults)
    if (bare[field] !== undefined) expect([field, said[field]]).toEqual([field, bare[field]]);
  const withoutDefault = describeParameters(name).filter(({ schema }) => schema.default === undefined);
  for (const { name: field } of withoutDefault) if (!(field in samples)) expect(bare[field]).toBeUndefined();
});

test('every parameter of every function is explained, and no explanation is of none', () => {
  const used = new Set(names.flatMap((name) => describeParameters(name).map((parameter) => parameter.name)));
  const advice = 'apiParameterTexts in src/shared/text/api/api-document.ts has one text for each parameter name';
  expect([...used].toSorted(), advice).toEqual(Object.keys(apiParameterTexts).toSorted());
});

test('bounds, choices, defaults and other names are those of the contract', () => {
  const parameters = Object.fromEntries(
    describeParameters('getMediaByStreaming').map((parameter) => [parameter.name, parameter]),
  );
  expect(parameters.pagina).toEqual({
    name: 'pagina',
    schema: { type: 'integer', minimum: 1, maximum: 500, default: 1 },
    isRequired: false,
    aliases: ['page'],
  });
  expect(parameters.providerSlug).toMatchObject({ isRequired: true, aliases: ['provider', 'plataforma'] });
  expect(parameters.tipo?.schema.enum).toEqual(['both', 'movie', 'movies', 'filmes', 'filme', 'tv', 'series', 'serie']);
  expect(parameters.avaliacaoMinima?.schema).toEqual({ type: 'number', minimum: 0, maximum: 10 });
  expect(z.int().safeParse(parameters.ano?.schema.minimum).success).toBe(true);
  const [season] = describeParameters('getTVSeasonDetails').filter(({ name }) => name === 'seasonNumber');
  expect(season?.isRequired).toBe(true);
});
