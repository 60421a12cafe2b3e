import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { functionNames } from '#server/catalogue/api-description/openapi.ts';
import { OEmbed } from '#shared/contract/oembed.ts';
import { mountOpenApi } from './mount-openapi.ts';

const app = Fastify();
mountOpenApi(app, { siteUrl: 'https://lanterninha.example' });

describe('/api/openapi.json', () => {
  test('describes GET and POST of every function, each under a name of its own', async () => {
    const { openapi, paths } = (await app.inject('/api/openapi.json')).json();
    expect(openapi).toBe('3.1.1');
    expect(Object.keys(paths)).toEqual([
      ...functionNames.flatMap((name) => [`/api/${name}`, `/functions/${name}`]),
      '/oembed',
    ]);
    const operations = functionNames.flatMap((name) => [paths[`/api/${name}`].get, paths[`/functions/${name}`].post]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(2 * functionNames.length);
    for (const { summary, description, responses } of operations) {
      expect(summary.length * description.length).toBeGreaterThan(0);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '429', '500', '503']));
    }
  });

  test('refers to nothing that is not in it', async () => {
    const text = (await app.inject('/api/openapi.json')).body;
    const document = JSON.parse(text);
    const refs = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path));
    expect(refs.size).toBeGreaterThan(40);
    for (const ref of refs) {
      const found = ref.split('/').reduce((value, key) => value?.[key], document);
      expect([ref, typeof found]).toEqual([ref, 'object']);
    }
    const schemas = Object.keys(document.components.schemas);
    for (const name of schemas) expect([...refs]).toContain(`components/schemas/${name}`);
  });

  test('says what a function takes, in the order of its address, and what it may refuse', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const { parameters, responses } = paths['/api/getTVSeasonDetails'].get;
    expect(parameters.map(({ name, required }: { name: string; required: boolean }) => [name, required])).toEqual([
      ['seriesId', false],
      ['seriesSlug', false],
      ['seasonNumber', true],
    ]);
    expect(JSON.stringify(responses['404'])).toContain('Temporada não encontrada');
    expect(responses['200'].headers['Cache-Control'].example).toContain('s-maxage=1800');
    const { data } = paths['/functions/getMovieDetails'].post.requestBody.content['application/json'].schema.properties;
    expect(data.anyOf).toEqual([{ required: ['movieId'] }, { required: ['movieSlug'] }]);
    expect(data.properties.similarOptions.properties.limit).toMatchObject({ type: 'integer', minimum: 0, maximum: 12 });
    const page = paths['/api/getFilmesList'].get.parameters.find(({ name }: { name: string }) => name === 'pagina');
    expect(page.description).toContain('`page`');
  });
});

test('the example of /oembed is valid by its schema in the contract', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const { example, schema } = paths['/oembed'].get.responses['200'].content['application/json'];
  expect(OEmbed.strict().parse(example)).toEqual(example);
  expect(Object.keys(schema.properties)).toEqual(Object.keys(OEmbed.shape));
});

test('/api/openapi.json may be cached for an hour, and is then revalidated', async () => {
  const url = '/api/openapi.json';
  const first = await app.inject(url);
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
});
