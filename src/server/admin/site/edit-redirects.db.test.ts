import { describe, expect, test } from 'vitest';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { MISSING_PATHS } from '#shared/domain/limits.ts';
import { openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { findObeyedRedirect } from '../../catalogue/documents/redirects.ts';
import { openTally } from '../../measurement/tally.ts';
import type { ProbePage } from './check-redirect.ts';
import {
  bringRedirectBack,
  changeRedirect,
  createRedirect,
  previewRedirect,
  readMissing,
  readRedirect,
  readRedirects,
  removeRedirect,
} from './edit-redirects.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const other = await fixture.openAnother();

describe('a redirect', () => {
  const LIVING = new Map([
    ['/filmes', 200],
    ['/series', 200],
    ['/filme/x-598', 301],
  ]);
  const probe: ProbePage = async (path) => ({
    status: LIVING.get(path.split('?')[0] ?? '') ?? 404,
    location: LIVING.get(path) === 301 ? '/filme/cidade-de-deus-598' : undefined,
  });
  const given = (from: string, to = '/filmes', more: object = {}) => ({
    from,
    to,
    code: '301',
    isOverPage: false,
    ...more,
  });
  const create = (...fields: Parameters<typeof given>) => createRedirect(ctx, ana, given(...fields), probe);
  const all = async (isRemoved = false) => (await readRedirects(ctx, { query: '', page: 1, isRemoved })).lines;
  const words = adminRedirects;

  test('is obeyed in every process within seconds, and no longer once it is removed', async () => {
    const look = async () => (await findObeyedRedirect(other.ctx, '/antiga'))?.to;
    expect(await look()).toBeUndefined();
    await create('/antiga/', '/filmes?pagina=2');
    await soon(look, '/filmes?pagina=2');
    const [line] = await all();
    if (!line) throw new Error('one was made');
    await changeRedirect(ctx, ana, { ...given('/antiga', '/series'), id: line.id, version: line.version }, probe);
    await soon(look, '/series');
    expect(await problemOf(removeRedirect(ctx, ana, line))).toBe(words.clash);
    await removeRedirect(ctx, ana, { id: line.id, version: 2 });
    await soon(look, undefined);
    expect((await all(true)).map(({ from }) => from)).toEqual(['/antiga']);
    await bringRedirectBack(ctx, ana, { id: line.id, version: 3 });
    await soon(look, '/series');
    expect((await fixture.listAudit()).slice(-4).map(({ action }) => action)).toEqual([
      'redirect.created',
      'redirect.changed',
      'redirect.removed',
      'redirect.restored',
    ]);
  });

  test('goes in one step to a page that exists, and replaces no page by accident', async () => {
    expect(await problemOf(create('/antiga'))).toEqual({ from: words.taken });
    expect(await problemOf(create('/a', '/a'))).toEqual({ from: words.fromReserved, to: words.loop });
    expect(await problemOf(create('/velha', '/velha?x=1'))).toEqual({ to: words.loop });
    expect(await problemOf(create('/velha', 'https://example.com/'))).toEqual({ to: words.toInvalid });
    expect(await problemOf(create('/velha', '//example.com'))).toEqual({ to: words.toInvalid });
    expect(await problemOf(create('/admin/x'))).toEqual({ from: words.fromReserved });
    expect(await problemOf(create('/velha', '/nada'))).toEqual({ to: words.targetMissing });
    expect(await problemOf(create('/velha', '/filme/x-598'))).toEqual({
      to: words.leadsOn('/filme/cidade-de-deus-598'),
    });
    expect(await problemOf(create('/filmes', '/series'))).toEqual({ from: words.overPage });
    expect(await problemOf(create('/series', '/filmes', { isOverPage: true }))).toEqual({
      from: words.chainBehind('/antiga'),
    });
    await create('/filmes', '/series', { isOverPage: true });
    expect(await problemOf(create('/velha', '/filmes'))).toEqual({ to: words.leadsOn('/series') });
    await create('/sumiu', '', { code: '410' });
    expect(await findObeyedRedirect(ctx, '/sumiu')).toMatchObject({ to: null, code: 410 });
  });

  test('is previewed with the checks of publishing, and nothing is stored', async () => {
    const preview = (...fields: Parameters<typeof given>) => previewRedirect(ctx, given(...fields), 0, probe);
    const stored = [await all(), await fixture.listAudit()];
    const wanted = { from: '/nova', to: '/series', code: 301, isOverPage: false, today: 'no page' };
    expect(await preview('/nova/', '/series')).toEqual(wanted);
    expect(await problemOf(preview('/nova', '/nada'))).toEqual({ to: words.targetMissing });
    expect(await problemOf(preview('/antiga'))).toMatchObject({ from: words.taken });
    expect([await all(), await fixture.listAudit()]).toEqual(stored);
    const antiga = (await all()).find(({ from }) => from === '/antiga');
    expect(await previewRedirect(ctx, given('/antiga', '', { code: '410' }), antiga?.id ?? 0, probe)).toMatchObject({
      to: undefined,
      code: 410,
      today: { to: '/series', code: 301 },
    });
  });

  test('has its versions, with who published them, and an old one can be published again', async () => {
    const bia = await fixture.hire('Bia');
    await create('/versoes', '/series');
    const [made] = await all();
    if (!made) throw new Error('one was made');
    const { id } = made;
    const read = async () => {
      const found = await readRedirect(ctx, id);
      if (!found) throw new Error('it was just there');
      return found;
    };
    const change = async (to: string, more: object = {}) => {
      const { line } = await read();
      await changeRedirect(ctx, bia, { ...given('/versoes', to, more), id, version: line.version }, probe);
    };
    await change('/series?pagina=2', { code: '302' });
    const [, first] = (await read()).versions;
    expect(first).toMatchObject({ number: 1, to: '/series', code: 301, isLive: false });
    // What "Usar esta versão" puts into the form.
    await change(first?.to ?? '', { code: String(first?.code) });
    await removeRedirect(ctx, ana, (await read()).line);
    const { line, versions } = await read();
    expect(versions.map(({ number, event, to, author, isLive }) => [number, event, to, author.name, isLive])).toEqual([
      [4, 'removed', '/series', 'Ana', false],
      [3, 'changed', '/series', 'Bia', false],
      [2, 'changed', '/series?pagina=2', 'Bia', false],
      [1, 'created', '/series', 'Ana', false],
    ]);
    // A removed one cannot be changed or removed again without anybody noticing that it is not obeyed.
    expect(await problemOf(change('/series'))).toBe(words.isRemoved);
    expect(await problemOf(removeRedirect(ctx, ana, line))).toBe(words.clash);
    await bringRedirectBack(ctx, ana, line);
    expect((await read()).versions[0]).toMatchObject({ number: 5, event: 'restored', to: '/series', isLive: true });
    expect(await problemOf(bringRedirectBack(ctx, ana, (await read()).line))).toBe(words.clash);
    expect(await readRedirect(ctx, 999_999)).toBeUndefined();
    await removeRedirect(ctx, ana, (await read()).line);
  });

  test('counts its uses', async () => {
    const tally = openTally(ctx);
    const [line] = await all();
    tally.led(line?.id ?? 0);
    tally.led(line?.id ?? 0);
    await tally.close();
    expect((await all()).find(({ id }) => id === line?.id)).toMatchObject({ hits: 2 });
  });
});

describe('addresses that are not found', () => {
  test('are counted by day and path, those of robots and of persons without their names', async () => {
    const tally = openTally(ctx);
    for (const path of [
      '/filme/nada',
      '/filme/nada',
      '/outra',
      '/wp-login.php',
      '/ana@example.com',
      `/${'x'.repeat(300)}`,
      '/sumiu',
    ])
      tally.missed(path);
    await tally.close();
    const { lines, others } = await readMissing(ctx);
    expect(lines.map(({ path, hits }) => [path, hits])).toEqual([
      ['/filme/nada', 2],
      ['/outra', 1],
    ]);
    expect(others).toBe(3);
  });

  test('fill neither memory nor table, however many are asked for', async () => {
    const tally = openTally(ctx);
    for (let round = 0; round < 6; round += 1) {
      for (let number = 0; number < 5_000; number += 1) tally.missed(`/nada-${round}-${number}`);
      await tally.flush();
    }
    const { count } = await ctx.db
      .selectFrom('missing_paths')
      .select((each) => each.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeLessThanOrEqual(MISSING_PATHS.perDay + 1);
    expect((await readMissing(ctx)).others).toBeGreaterThan(25_000);
  });
});
