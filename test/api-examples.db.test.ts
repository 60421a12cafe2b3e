import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { mountFunctions } from '../src/processes/functions/mount-functions.ts';
import { type ApiInput, callApi } from '../src/processes/web/app/public/api/call-api.ts';
import { describeParameters } from '../src/server/catalogue/api-description/describe-parameters.ts';
import { listRefusals } from '../src/server/catalogue/api-description/failure-responses.ts';
import { docs, functionNames } from '../src/server/catalogue/api-description/openapi.ts';
import { functions } from '../src/shared/contract/functions.ts';
import { buildApiUrl } from '../src/shared/domain/site/api-url.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { fillSmallWorld, SMALL_WORLD } from './small-world.ts';

// Generous limits: this tests the responses, not their speed.
const PATIENT = { DATABASE_STATEMENT_TIMEOUT_MS: '60000', TMDB_RATE_PER_SECOND: '1000' };
const { ctx } = await openTestFixture(PATIENT, SMALL_WORLD);
const app = Fastify();
beforeAll(async () => {
  await fillSmallWorld(ctx);
  await mountFunctions(app, ctx, { areLimitsOn: false });
  await app.listen({ port: 0 });
}, 120_000);
afterAll(() => app.close());

/** A fetch on our own origin whose GET requests can fail. */
const browse =
  ({ isFirstLost = false } = {}): typeof globalThis.fetch =>
  async (path, init) => {
    if (isFirstLost && init?.method !== 'POST') throw new TypeError('lost');
    return fetch(app.listeningOrigin + (path as string), init);
  };

const post = (name: string, data: unknown) =>
  app.inject({ method: 'POST', url: `/functions/${name}`, payload: { data } });

describe.each(functionNames)('%s, as documented', (name) => {
  const { example, refusals = {} } = docs[name];

  test('gives the same answer to its example by GET and POST, valid by its contract, and not empty', async () => {
    const got = await app.inject(buildApiUrl(name, example));
    expect([got.statusCode, got.statusCode === 200 ? '' : got.body]).toEqual([200, '']);
    const called = await post(name, example);
    expect(called.json().result).toEqual(got.json());
    const schema = functions[name].response as z.ZodObject;
    expect(schema.strict().parse(got.json())).toEqual(got.json());
    // Home's are those that editors chose, and the example has none.
    const lists = ['results', 'genres', 'providers', ...(name === 'getHomeAll' ? [] : ['collections'])].filter(
      (key) => key in got.json(),
    );
    for (const key of lists) expect([key, got.json()[key].length]).not.toEqual([key, 0]);
  });

  test('is called by a page alike, whether its first question arrives or not', async () => {
    const input = example as ApiInput<typeof name>;
    const first = await callApi(name, input, { fetch: browse() });
    expect(await callApi(name, input, { fetch: browse({ isFirstLost: true }) })).toEqual(first);
    expect(functions[name].response.safeParse(first).success).toBe(true);
  });

  test('refuses what it documents, in the words it documents', async () => {
    for (const parameter of ['', ...describeParameters(name).map((known) => known.name)]) {
      const [field = '', member] = parameter.split('.');
      const wrong = member === undefined ? [] : { [member]: [] };
      const response = await post(name, parameter === '' ? {} : { ...example, [field]: wrong });
      if (response.statusCode === 200) continue;
      expect([parameter, response.statusCode]).toEqual([parameter, 400]);
      expect(listRefusals(docs[name], 'invalid-argument')).toContain(response.json().error.message);
    }
  });

  test.runIf('not-found' in refusals)('does not find what is not there', async () => {
    const known = Object.keys(example).filter((key) => /(Id|lug|^genero|^plataforma)$/.test(key));
    expect(known, 'add the parameter that may be not found to the pattern in this test').not.toEqual([]);
    for (const key of known) {
      const response = await post(name, { ...example, [key]: key.endsWith('Id') ? 77_777_777 : 'isto-nao-existe' });
      expect([key, response.statusCode]).toEqual([key, 404]);
      expect(listRefusals(docs[name], 'not-found')).toContain(response.json().error.message);
    }
  });
});

test('a page that asks for an unknown film gets "not found" after one request', async () => {
  let asked = 0;
  const counting: typeof globalThis.fetch = (path, init) => {
    asked += 1;
    return browse()(path, init);
  };
  const call = callApi('getMovieDetails', { movieId: 77_777_777 }, { fetch: counting });
  await expect(call).rejects.toMatchObject({ code: 'not-found', message: 'Filme não encontrado' });
  expect(asked).toBe(1);
});
