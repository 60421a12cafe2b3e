import { expect, test } from 'vitest';
import { exportArchive } from '../src/server/admin/archive/export-archive.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { adminArchive } from '../src/shared/admin/text/archive.ts';
import { editing } from '../src/shared/admin/text/field-problems.ts';
import { drawPicture } from './pictures/picture-host.ts';
import { openAdmin, type VisitorKind } from './staff/open-admin.ts';
import { SITE_URL } from './staff/open-staff-fixture.ts';

const admin = await openAdmin();
const { ctx, come, server } = admin;
await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 20_000 });
const WORDS = { alt: 'A equipe no set', credit: 'Foto: Alguém', licence: 'CC BY 4.0' };
const OURS: Record<string, string> = { origin: SITE_URL, 'sec-fetch-site': 'same-origin' };

async function send(
  visitor: VisitorKind,
  file: Buffer,
  { path = '/admin/filmes/598', words = WORDS, headers = OURS } = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'upload', ...words })) form.set(name, value);
  form.set('picture', new File([new Uint8Array(file)], 'foto.jpg', { type: 'image/jpeg' }));
  const { cookie } = await come(visitor);
  return fetch(server.url + path, { method: 'POST', body: form, redirect: 'manual', headers: { cookie, ...headers } });
}

const countPictures = async () => (await ctx.db.selectFrom('own_pictures').select('id').execute()).length;
const readDraft = () =>
  ctx.db.selectFrom('drafts').select(['field', 'value', 'is_open']).where('entity_id', '=', 598).executeTakeFirst();

test('a picture a writer sends is in the draft of the gallery, and not published', async () => {
  const response = await send('writer', await drawPicture(1200, 675));
  expect(response.status).toBe(200);
  const draft = await readDraft();
  expect(draft).toMatchObject({
    field: 'gallery',
    is_open: true,
    value: { first: [], hidden: [], own: [{ ...WORDS, width: 1200, height: 675 }] },
  });
  const shown = await ctx.db.selectFrom('movie_images').select('file_path').where('alt', 'is not', null).execute();
  expect(shown).toEqual([]);
});

test('what cannot be taken is said on the page, beside its field', async () => {
  const before = await countPictures();
  const withoutAlt = await send('editor', await drawPicture(900, 600), { words: { ...WORDS, alt: '' } });
  expect([withoutAlt.status, (await withoutAlt.text()).includes(editing.altMissing)]).toEqual([400, true]);
  const noPicture = await send('editor', Buffer.from('<svg onload="alert(1)"/>'));
  expect([noPicture.status, (await noPicture.text()).includes(editing.pictureUnreadable)]).toEqual([400, true]);
  expect(await countPictures()).toBe(before);
});

test.each([
  ['nobody', 403],
  ['half', 403],
  ['reader', 403],
  ['disabled', 403],
  ['ended', 403],
] as const)('%s may send none: %i, before it is read', async (visitor, status) => {
  const before = await countPictures();
  const response = await send(visitor, await drawPicture(640, 480));
  expect(response.status).toBe(status);
  expect(await countPictures()).toBe(before);
});

test('a picture sent to the library is in it, in no draft, and may wait for its texts', async () => {
  const [pictures, draft] = [await countPictures(), await readDraft()];
  const response = await send('writer', await drawPicture(1204, 676), {
    path: '/admin/midia',
    words: { ...WORDS, alt: '' },
  });
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/admin\/midia\/\d+\?aviso=enviada$/),
  ]);
  expect([await countPictures(), await readDraft()]).toEqual([pictures + 1, draft]);
  const refused = await send('writer', Buffer.from('<svg onload="alert(1)"/>'), { path: '/admin/midia' });
  expect([refused.status, (await refused.text()).includes(editing.pictureUnreadable)]).toEqual([400, true]);
  expect((await send('reader', await drawPicture(1205, 676), { path: '/admin/midia' })).status).toBe(403);
  expect((await send('writer', await drawPicture(1206, 676), { path: '/admin/midia/1' })).status).toBe(415);
  expect(await countPictures()).toBe(pictures + 1);
});

test('a form of another site sends none, nor one to a page that takes none, nor one that is too large', async () => {
  const before = await countPictures();
  const file = await drawPicture(660, 480);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await send('editor', file, { headers: foreign })).status).toBe(403);
  expect((await send('editor', file, { headers: {} })).status).toBe(403);
  expect((await send('editor', file, { path: '/admin/usuarios' })).status).toBe(415);
  expect((await send('editor', file, { path: '/admin/filmes' })).status).toBe(415);
  const large = await send('editor', Buffer.alloc(11 * 1024 * 1024)).catch(() => undefined);
  // The connection may be closed before all of it is sent.
  if (large) expect([large.status, await large.text()]).toEqual([413, editing.pictureTooLarge]);
  expect(await countPictures()).toBe(before);
});

test('an archive is taken of administrators only, as a preview, and a hostile one is refused whole', async () => {
  const path = '/admin/arquivo';
  const sendArchive = async (visitor: VisitorKind, text: string) => {
    const form = new FormData();
    form.set('intent', 'upload');
    form.set('archive', new File([text], 'arquivo.json', { type: 'application/json' }));
    const { cookie } = await come(visitor);
    return fetch(server.url + path, { method: 'POST', body: form, redirect: 'manual', headers: { cookie, ...OURS } });
  };
  const archive = await exportArchive(ctx);
  const field = { entity: 'movie', id: 598, field: 'tagline', value: 'De outro lugar', is_locked: false, reason: '' };
  const text = JSON.stringify({ ...archive, overrides: [{ ...field, expires_at: null }] });
  for (const visitor of ['nobody', 'reader', 'writer', 'editor'] as const)
    expect((await sendArchive(visitor, text)).status, visitor).toBe(403);
  const unconfirmed = await sendArchive('unconfirmed administrator', text);
  expect(unconfirmed.headers.get('location')).toMatch(/^\/admin\/confirmar/);
  const shown = await sendArchive('administrator', text);
  expect(shown.headers.get('location')).toMatch(/^\/admin\/lotes\//);
  const hostile = await sendArchive(
    'administrator',
    text.replace('"De outro lugar"', '{"__proto__": {"role": "admin"}}'),
  );
  expect([hostile.status, (await hostile.text()).includes(adminArchive.hostileKey('__proto__'))]).toEqual([400, true]);
  expect(await ctx.db.selectFrom('overrides').select('field').where('field', '=', 'tagline').execute()).toEqual([]);
});

test('a long text fits into a form', async () => {
  const browser = await come('editor');
  const saves = JSON.stringify([{ field: 'curiosities', value: `<p>${'ção '.repeat(8_000)}</p>`, version: 0 }]);
  const response = await admin.post(browser, '/admin/filmes/598', { intent: 'save', saves });
  expect(response.status).toBe(200);
});

test('the tab for search shows the card that would be shared with the page, by an address only its token opens', async () => {
  const { cookie } = await come('reader');
  const page = await fetch(`${server.url}/admin/filmes/598?aba=seo`, { headers: { cookie } });
  const [, address = ''] = /src="(\/cartao\/previa\/movie-598-[^"?]+\.jpg)\?v=\d+"/.exec(await page.text()) ?? [];
  expect(address).not.toBe('');
  const token = address.slice('/cartao/previa/'.length, -'.jpg'.length);
  expect((await fetch(`${server.url}/previa/filme/${token}`)).status).toBe(404);
});
