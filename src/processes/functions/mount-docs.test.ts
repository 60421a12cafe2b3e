import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { functions } from '#shared/contract/functions.ts';
import { AUTOCOMPLETE, SEARCH_QUERY_CHARACTERS } from '#shared/domain/limits.ts';
import { apiDocs } from '#shared/text/api-docs.ts';
import { apiParameterTexts } from '#shared/text/api-document.ts';
import { createAssetFinder } from './docs/built-assets.ts';
import { formatJson } from './docs/format-json.ts';
import { html, prose } from './docs/markup.ts';
import { mountDocs } from './mount-docs.ts';
import { functionNames } from './openapi.ts';

const app = Fastify();
mountDocs(app, { siteUrl: 'https://lanterninha.example' });
const answers = JSON.parse(readFileSync(new URL('docs/example-answers.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown
>;

describe('/api/openapi.json', () => {
  test('describes GET and POST of every function, each under a name of its own', async () => {
    const { openapi, paths } = (await app.inject('/api/openapi.json')).json();
    expect(openapi).toBe('3.1.1');
    expect(Object.keys(paths)).toEqual(functionNames.flatMap((name) => [`/api/${name}`, `/functions/${name}`]));
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

describe('/api/docs', () => {
  test('explains every function once, with no script and no style but its own', async () => {
    const response = await app.inject('/api/docs');
    for (const name of functionNames)
      expect(response.body.split(`<article class="function" id="${name}"`)).toHaveLength(2);
    expect(response.body).not.toMatch(/<script|\sstyle="|@import|undefined|\[object/);
    const loaded = [...response.body.matchAll(/<(?:img|link)[^>]*?(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
    expect(loaded.filter((url) => !/^\/|^https:\/\/lanterninha\.example\//.test(url ?? ''))).toEqual([]);
    const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(response.body) ?? [];
    const hash = createHash('sha256').update(css).digest('base64');
    expect(response.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(response.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  test('shows answers that their functions could give today', () => {
    expect(Object.keys(answers)).toEqual(functionNames);
    for (const name of functionNames) {
      const schema = functions[name].response as z.ZodObject;
      expect([name, schema.strict().parse(answers[name])]).toEqual([name, answers[name]]);
    }
  });

  test('has no other address in its styles than files of the build', async () => {
    const addresses = [...(await app.inject('/api/docs')).body.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url);
    for (const address of addresses) expect(address).toMatch(/^\/assets\/archivo-/);
    expect(createAssetFinder('/nowhere')('logo.svg')).toBeUndefined();
  });
});

test.each(['/api/openapi.json', '/api/docs'])('%s may be cached for an hour, and is then revalidated', async (url) => {
  const first = await app.inject(url);
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('what is filled into a page is text, whatever it looks like', () => {
  expect(html`<p title="${'"x"'}">${'<b>'}${html`<i>`}${['&', 1]}</p>`.text).toBe(
    '<p title="&quot;x&quot;">&lt;b&gt;<i>&amp;1</p>',
  );
  expect(prose('a `<b>` c').text).toBe('a <code translate="no">&lt;b&gt;</code> c');
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
