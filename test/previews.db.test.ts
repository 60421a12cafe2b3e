import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Editor } from '../src/server/admin/editing/editor.ts';
import { issuePreviewToken } from '../src/server/admin/editing/preview-token.ts';
import { publish } from '../src/server/admin/editing/publish.ts';
import { saveDraft } from '../src/server/admin/editing/save-draft.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { paths } from '../src/shared/domain/site/paths.ts';
import { preview } from '../src/shared/text/preview.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { BATCH, CITY_OF_GOD, hire } from './editing/hire.ts';

const SECRET = 'a secret of thirty-two letters or more';
const fixture = await openTestFixture({ ADMIN_SECRET: SECRET });
const { ctx } = fixture;
const servers: Server[] = [];
let ana: Editor;

beforeAll(async () => {
  await syncMovie(ctx, CITY_OF_GOD.id, BATCH);
  ana = await hire(ctx, 'Ana');
  const start = () => startServerProcess(new Set(), fixture.variables, { services: 'web,functions' });
  servers.push(...(await Promise.all([start(), start()])));
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const get = (path: string, server = servers[0]) => fetch(`${server?.url}${path}`, { redirect: 'manual' });
const addressAt = (now: Date) => paths.previewMovie(issuePreviewToken(SECRET, CITY_OF_GOD, now).token);
const write = (value: string, version: number) =>
  saveDraft(ctx, ana, CITY_OF_GOD, [{ field: 'overview', value, version }]);

describe('a preview', () => {
  test('shows the page as its draft would make it, says so, and is neither cached nor indexed', async () => {
    await write('Só quem tem o endereço lê isto.', 0);
    const page = await get(addressAt(new Date()));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect([page.headers.get('surrogate-key'), page.headers.get('cache-tag')]).toEqual([null, null]);
    const html = await page.text();
    expect(html).toContain('Só quem tem o endereço lê isto.');
    expect(html).toContain(preview.notice);
  });

  test('changes nothing for anybody else, in any process', async () => {
    for (const server of servers) {
      const html = await (await get('/filme/cidade-de-deus-2002-598', server)).text();
      expect(html).not.toContain('Só quem tem o endereço');
      expect(html).not.toContain(preview.notice);
    }
  });

  test('is nothing once its day is over, with a wrong address or of another kind', async () => {
    const address = addressAt(new Date());
    const wrong = [
      addressAt(new Date(Date.now() - 24.1 * 3_600_000)),
      address.slice(0, -1),
      address.replace('-598-', '-666-'),
      address.replace('/filme/', '/serie/'),
      '/previa/filme/x',
      '/previa/filme',
      '/previa',
    ];
    const answers = await Promise.all(wrong.map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404));
  });

  test('may be requested many times at once, while an editor goes on writing', async () => {
    const address = addressAt(new Date());
    const [saved, ...pages] = await Promise.all([
      write('E mais.', 1),
      ...Array.from({ length: 20 }, (_, index) => get(address, servers[index % 2])),
    ]);
    expect(saved.saved).toHaveLength(1);
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

test('a text published in one process is on the page of every other within 5 s', async () => {
  const words = 'Publicada agora mesmo.';
  const { saved } = await write(words, 2);
  const seen = { overview: saved[0]?.version ?? 0 };
  expect(await publish(ctx, ana, CITY_OF_GOD, { seen, note: '' })).toHaveProperty('revision');
  const started = performance.now();
  const shown = await Promise.all(
    servers.map(async (server) => {
      while (performance.now() - started < 5_000) {
        if ((await (await get('/filme/cidade-de-deus-2002-598', server)).text()).includes(words)) return true;
        await sleep(20);
      }
      return false;
    }),
  );
  expect(shown).toEqual([true, true]);
});
