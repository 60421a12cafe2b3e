import { expect, test, vi } from 'vitest';
import { findOverrides } from '../src/server/store/titles/overrides.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { BATCH, CITY_OF_GOD } from './editing/hire.ts';
import { openAdmin } from './staff/open-admin.ts';

// Changes that editors make with plain forms, visited through another process.
const { ctx, server, come, post, get } = await openAdmin();
await syncMovie(ctx, CITY_OF_GOD.id, BATCH);
const editor = await come('editor');
const visit = (path: string) => fetch(server.url + path, { redirect: 'manual' });
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 200 });
const REDIRECTS = '/admin/redirecionamentos';
const redirect = (from: string, to: string, more: Record<string, string> = {}) =>
  post(editor, REDIRECTS, { intent: 'create', from, to, code: '301', ...more });

test('a redirect from a dead address works, and is counted', async () => {
  expect((await visit('/blog/antigo?x=1')).status).toBe(404);
  await soon(async () => expect(await (await get(editor, REDIRECTS)).text()).toContain('/blog/antigo'));
  expect((await redirect('/blog/antigo', '/filmes')).status).toBe(200);
  const answer = await visit('/blog/antigo?y=2');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/filmes']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  // A navigation within the site, as React Router requests it.
  const data = await visit('/blog/antigo.data');
  expect(data.status).toBe(202);
  expect(await data.text()).toContain('/filmes');
  await soon(async () => {
    const row = await ctx.db
      .selectFrom('redirects')
      .select('hits')
      .where('from_path', '=', '/blog/antigo')
      .executeTakeFirst();
    expect(row?.hits).toBe(2);
  });
});

test('a redirect does not replace a live page unless the editor confirms it, and a gone address answers 410', async () => {
  expect((await redirect('/sobre', '/privacidade')).status).toBe(400);
  expect((await redirect('/sobre', '/privacidade', { isOverPage: '1', code: '302' })).status).toBe(200);
  const answer = await visit('/sobre');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/privacidade']);
  expect((await redirect('/promo', '', { code: '410' })).status).toBe(200);
  const gone = await visit('/promo');
  expect(gone.status).toBe(410);
  expect(await gone.text()).toContain('Página não encontrada');
});

test('a list that is noindex says so in its headers', async () => {
  expect((await visit('/filmes')).headers.get('x-robots-tag')).toBeNull();
  expect((await post(editor, '/admin/paginas', { intent: 'hide', version: '0', 'path:/filmes': '1' })).status).toBe(
    200,
  );
  expect((await visit('/filmes')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

/** What an edit screen sends of fields without a draft or an edit. */
const savesOf = (values: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.entries(values).map(([field, value]) => ({ field, value, version: 0 })));

test("a text of the policy is the editor's, and the parts required by law stay", async () => {
  const page = '/admin/paginas/3';
  const saves = savesOf({ seguranca: '<p>Guardamos bem.</p>' });
  expect((await post(editor, page, { intent: 'save', saves })).status).toBe(200);
  expect(await (await visit('/privacidade')).text()).not.toContain('Guardamos bem.');
  expect((await post(editor, page, { intent: 'publish', 'seen.seguranca': '1' })).status).toBe(200);
  const html = await (await visit('/privacidade')).text();
  expect(html).toContain('<p>Guardamos bem.</p>');
  expect(html).toContain('cookie-choice-proof');
  expect(html).toContain('Esta instalação ainda não informou quem é o controlador dos dados');
});

test("the tagline of a film is on its page, in the editor's words", async () => {
  const words = 'Se correr, o bicho pega.';
  const page = `/admin/filmes/${CITY_OF_GOD.id}`;
  expect((await post(editor, page, { intent: 'save', saves: savesOf({ tagline: words }) })).status).toBe(200);
  expect((await post(editor, page, { intent: 'publish', 'seen.tagline': '1' })).status).toBe(200);
  expect(await (await visit(`/filme/cidade-de-deus-2002-${CITY_OF_GOD.id}`)).text()).toContain(`>${words}</p>`);
});

test('a renamed genre is at its new address, and the old one redirects there', async () => {
  const { id } = await ctx.db.selectFrom('genres').select('id').where('key', '=', 'drama').executeTakeFirstOrThrow();
  const [page, saves] = [`/admin/generos/${id}`, savesOf({ name: 'Dramas', slug: 'dramas', h1: 'Para chorar' })];
  expect((await post(editor, page, { intent: 'save', saves })).status).toBe(200);
  const seen = { 'seen.name': '1', 'seen.slug': '1', 'seen.h1': '1' };
  expect((await post(editor, page, { intent: 'publish', ...seen })).status).toBe(200);
  const old = await visit('/generos/drama');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/generos/dramas']);
  expect(await (await visit('/generos/dramas')).text()).toContain('Para chorar</h1>');
  expect(await findOverrides(ctx.db, { entity: 'genre', id })).toMatchObject({ slug: 'dramas' });
});
