import { describe, expect, test } from 'vitest';
import type { LinkKind, Seen } from '#shared/admin/domain/links.ts';
import { adminLinks } from '#shared/admin/text/links.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { BATCH, CITY_OF_GOD, hire } from '../../../../test/editing/hire.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { saveSeen } from '../../links/check-links.ts';
import { collectLinks } from '../../store/links/links.ts';
import { syncOne } from '../../sync/sync-one.ts';
import { editMovie } from '../editing/edit-entity.ts';
import { keepBrokenLink, readBrokenLinks, stopKeepingBrokenLink, testLinks } from './broken-links.ts';
import { replaceLink, tryReplacement } from './replace-link.ts';

const { ctx, env } = await openTestFixture();
await syncOne(ctx, { kind: 'movie', id: CITY_OF_GOD.id }, BATCH);
const ana = await hire(ctx, 'Ana Prado');
const tools = { isOn: true, oembedUrl: env.VIDEO_OEMBED_URL, perHost: 1_000 };
const dead: Seen = { state: 'dead', reason: 'not-found' };

/** Collects the links of the film and makes one of a kind broken, as two nights would. */
async function breakLink(kind: LinkKind) {
  await ctx.db.transaction().execute((trx) => collectLinks(trx, ctx.now()));
  const use = await ctx.db
    .selectFrom('link_uses')
    .innerJoin('links', 'links.id', 'link_id')
    .select(['links.id', 'url'])
    .where('kind', '=', kind)
    .where('entity', '=', 'movie')
    .orderBy('links.id')
    .executeTakeFirstOrThrow();
  for (const nights of [2, 1]) {
    const then = { ...ctx, now: () => new Date(ctx.now().getTime() - nights * 86_400_000) };
    await saveSeen(then, new Map([[use.id, dead]]), '2026-11-01');
  }
  const { lines } = await readBrokenLinks(ctx, 'todos', 'views');
  const line = lines.find(({ id }) => id === use.id);
  if (!line) throw new Error('the link is not listed');
  return line;
}

async function readFilm() {
  const { value } = await callFunction(ctx, 'getMovieDetails', { movieId: CITY_OF_GOD.id });
  return value as { videos: { results: { key: string; name: string }[] }; ingresso: { url: string | null } };
}
const keys = async () => (await readFilm()).videos.results.map(({ key }) => key);

describe('a dead trailer', () => {
  test('is replaced by a tested address; the page shows the new one first, and a sync keeps it', async () => {
    const line = await breakLink('trailer');
    const old = line.url.slice(-11);
    expect(await keys()).not.toContain(old);
    const given = { address: 'https://youtu.be/NEWTRAILER1', publishedOn: '2026-11-02' };
    await replaceLink(ctx, ana, tools, { place: line, given, isPublished: true });
    expect((await readFilm()).videos.results[0]).toMatchObject({
      key: 'NEWTRAILER1',
      name: 'Trailer dublado NEWTRAILER1',
    });
    expect((await readBrokenLinks(ctx, 'todos', 'views')).lines).toEqual([]);
    await syncOne(ctx, { kind: 'movie', id: CITY_OF_GOD.id }, BATCH);
    expect((await keys())[0]).toBe('NEWTRAILER1');
    await ctx.db.transaction().execute((trx) => collectLinks(trx, ctx.now()));
    const urls = (await ctx.db.selectFrom('links').select('url').execute()).map(({ url }) => url);
    expect(urls).toContain('https://www.youtube.com/watch?v=NEWTRAILER1');
    expect(urls).not.toContain(line.url);
  });

  test('is not replaced by an address that is dead too, no video, or without its day', async () => {
    const line = await breakLink('trailer');
    const replace = (address: string, publishedOn = '2026-11-02') =>
      replaceLink(ctx, ana, tools, { place: line, given: { address, publishedOn }, isPublished: true });
    await expect(replace('https://youtu.be/GONE1234567')).rejects.toThrow(
      adminLinks.dead(adminLinks.reasons['no-video'] ?? ''),
    );
    await expect(replace('https://vimeo.com/1')).rejects.toThrow(adminLinks.trailerInvalid);
    await expect(replace('')).rejects.toThrow(adminLinks.addressMissing);
    await expect(replace('https://youtu.be/NEWTRAILER2', '')).rejects.toThrow(adminLinks.dayMissing);
    expect(await tryReplacement(ctx, tools, line, { address: 'https://youtu.be/NEWTRAILER2' })).toMatchObject({
      seen: { state: 'alive', title: 'Trailer dublado NEWTRAILER2' },
    });
    expect(await keys()).not.toContain('NEWTRAILER2');
  });

  test('stays in the list while its replacement is a draft', async () => {
    const line = await breakLink('trailer');
    const given = { address: 'https://youtu.be/NEWTRAILER3', publishedOn: '2026-11-02' };
    await replaceLink(ctx, ana, tools, { place: line, given, isPublished: false });
    const [listed] = (await readBrokenLinks(ctx, 'trailers', 'views')).lines;
    expect(listed).toMatchObject({ id: line.id, isReplaced: true });
    expect(await keys()).not.toContain('NEWTRAILER3');
    // Publishing here would publish the open draft of the field too.
    await expect(replaceLink(ctx, ana, tools, { place: line, given, isPublished: true })).rejects.toThrow(
      adminLinks.drafted,
    );
  });
});

test('a ticket link that is broken is not shown; kept by an editor it is, and no check hides it', async () => {
  const url = 'https://ingresso.example/filme/598';
  await editMovie(ctx, { movieId: CITY_OF_GOD.id, changes: { ticketUrl: url }, author: 'cli', note: '' });
  expect((await readFilm()).ingresso.url).toBe(url);
  const line = await breakLink('ticket');
  expect((await readFilm()).ingresso.url).toBeNull();
  await keepBrokenLink(ctx, ana, line.id);
  expect((await readFilm()).ingresso.url).toBe(url);
  await saveSeen(ctx, new Map([[line.id, dead]]), '2026-11-02');
  expect((await readFilm()).ingresso.url).toBe(url);
  expect((await readBrokenLinks(ctx, 'ignorados', 'views')).lines).toMatchObject([{ id: line.id, state: 'kept' }]);
  await stopKeepingBrokenLink(ctx, ana, line.id);
  await expect(stopKeepingBrokenLink(ctx, ana, line.id)).rejects.toThrow(adminLinks.gone);
});

test('one press tests what is listed; what answers is shown again', async () => {
  const line = await breakLink('trailer');
  const { alive, all } = await testLinks(ctx, ana, tools, { id: line.id });
  expect({ alive, all }).toEqual({ alive: 1, all: 1 });
  expect(await keys()).toContain(line.url.slice(-11));
  const last = await ctx.db.selectFrom('audit_entries').select('action').orderBy('seq', 'desc').executeTakeFirst();
  expect(last?.action).toBe('links.tested');
});

test('where links are not checked, no editor can have an address asked for', async () => {
  const line = await breakLink('trailer');
  const off = { ...tools, isOn: false };
  const calls = () => ctx.db.selectFrom('link_hosts').select(['host', 'calls']).orderBy('host').execute();
  const before = await calls();
  const given = { address: 'https://youtu.be/NEWTRAILER4', publishedOn: '2026-11-02' };
  await expect(testLinks(ctx, ana, off, { id: line.id })).rejects.toThrow(adminLinks.cannotTest);
  await expect(testLinks(ctx, ana, off, { list: 'todos' })).rejects.toThrow(adminLinks.cannotTest);
  await expect(tryReplacement(ctx, off, line, given)).rejects.toThrow(adminLinks.cannotTest);
  await expect(replaceLink(ctx, ana, off, { place: line, given, isPublished: true })).rejects.toThrow(
    adminLinks.cannotTest,
  );
  expect(await calls()).toEqual(before);
});
