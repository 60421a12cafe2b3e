import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#shared/domain/site/paths.ts';
import { parseSitemapName } from '#shared/domain/site/sitemap-address.ts';
import { tags } from '#shared/domain/tags.ts';
import { insertMovie } from '../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { fillSmallWorld, SMALL_WORLD } from '../../../test/small-world.ts';
import { callFunction } from '../catalogue/documents/call-function.ts';
import { openBatchContext } from '../context.ts';
import { findSitemapFile, listSitemapFiles } from '../store/site/sitemap-files.ts';
import { NO_BAR } from '../store/site/sitemap-rows.ts';
import { changeCatalogue } from '../sync/change-catalogue.ts';
import { syncMovie } from '../sync/sync-movie.ts';
import { buildSitemaps } from './build-sitemaps.ts';
import { refreshSitemaps } from './refresh-sitemaps.ts';

const fixture = await openTestFixture({}, SMALL_WORLD);
// The worker's context, for background work.
const { ctx, close } = openBatchContext(fixture.env, fixture.ctx);
afterAll(close);
/** Ids above all others, each in a sitemap file of its own. */
const APART = [3_000_001, 3_010_001, 3_020_001];
/** A film without any text. */
const THIN = 2_999_999;

beforeAll(async () => {
  await fillSmallWorld(ctx);
  await insertMovie(ctx.db, { id: THIN });
  for (const id of APART) {
    await insertMovie(ctx.db, { id, voteCount: 50 });
    const full = { slug: `filme-${id}`, poster_path: '/a.jpg', overview_language: 'pt-BR', overview: 'a'.repeat(90) };
    await ctx.db.updateTable('movies').set(full).where('id', '=', id).execute();
  }
}, 240_000);

async function read(name: string): Promise<string> {
  const asked = parseSitemapName(name);
  const file = asked && (await findSitemapFile(ctx.db, asked.kind, asked.number));
  return file ? gunzipSync(file.body).toString('utf8') : '';
}

async function listPaths(kind: string): Promise<string[]> {
  const files = (await listSitemapFiles(ctx.db)).filter((file) => file.kind === kind);
  const found: string[] = [];
  for (const { number } of files) {
    const text = await read(`${kind}-${String(number).padStart(4, '0')}.xml.gz`);
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    found.push(...addresses.map((address) => address.slice(ctx.siteUrl.length)));
  }
  return found;
}

describe('after a whole build', () => {
  beforeAll(async () => void (await buildSitemaps(ctx)), 120_000);

  test('a film, a series and a person are named exactly where their pages ask to be found', async () => {
    const [movies, series, people] = await Promise.all([
      ctx.db
        .selectFrom('movies')
        .select(['id', 'slug'])
        .where('is_public', '=', true)
        .where('id', 'not in', APART)
        .execute(),
      ctx.db.selectFrom('series').select(['id', 'slug']).where('is_public', '=', true).execute(),
      ctx.db
        .selectFrom('people')
        .select(['id', 'slug'])
        .where('has_source', '=', true)
        .where('is_public', '=', true)
        .execute(),
    ]);
    const named = {
      movie: new Set(await listPaths('filmes')),
      series: new Set(await listPaths('series')),
      person: new Set(await listPaths('pessoas')),
    };
    const wrong: string[] = [];
    const check = async (path: string, isNamed: boolean, noindex: Promise<boolean>) => {
      if (isNamed === (await noindex)) wrong.push(path);
    };
    for (const { id, slug } of movies) {
      const details = callFunction(ctx, 'getMovieDetails', { movieId: id }).then(({ value }) => value.noindex);
      await check(paths.movie(slug), named.movie.has(paths.movie(slug)), details);
    }
    for (const { id, slug } of series) {
      const details = callFunction(ctx, 'getTVDetails', { seriesId: id }).then(({ value }) => value.noindex);
      await check(paths.oneSeries(slug), named.series.has(paths.oneSeries(slug)), details);
    }
    for (const { id, slug } of people) {
      const details = callFunction(ctx, 'getPersonDetails', { personId: id }).then(({ value }) => value.noindex);
      await check(paths.person(slug), named.person.has(paths.person(slug)), details);
    }
    expect(wrong).toEqual([]);
    expect(named.movie.size).toBeGreaterThan(APART.length);
    expect(movies.map(({ id }) => id)).toContain(THIN);
    expect(named.movie.size).toBeLessThan(movies.length + APART.length);
    expect(named.series.size).toBeGreaterThan(0);
  }, 120_000);

  test('a season is named exactly where its page asks to be found', async () => {
    const seasons = await ctx.db
      .selectFrom('seasons')
      .innerJoin('series', 'series.id', 'seasons.series_id')
      .select(['series.id', 'series.slug', 'seasons.number'])
      .where('series.is_public', '=', true)
      .limit(150)
      .execute();
    const named = new Set(await listPaths('temporadas'));
    const wrong: string[] = [];
    for (const { id, slug, number } of seasons) {
      const { value } = await callFunction(ctx, 'getTVSeasonDetails', { seriesId: id, seasonNumber: number });
      if (named.has(paths.season(slug, number)) === value.noindex) wrong.push(paths.season(slug, number));
    }
    expect(wrong).toEqual([]);
    expect(named.size).toBeGreaterThan(0);
  }, 120_000);

  test('the chapters of a novela are named exactly where their page asks to be found', async () => {
    const novelas = await ctx.db
      .selectFrom('series')
      .select(['id', 'slug'])
      .where('is_public', '=', true)
      .where('format', '=', 'novela')
      .execute();
    const named = (await listPaths('temporadas')).filter((path) => path.endsWith('/capitulos'));
    const expected: string[] = [];
    for (const { id, slug } of novelas) {
      const { value } = await callFunction(ctx, 'getTVChapters', { seriesId: id });
      if (!value.noindex) expected.push(paths.chapters(slug));
    }
    expect(named.toSorted()).toEqual(expected.toSorted());
    expect(named.length).toBeGreaterThan(0);
  }, 120_000);

  test('every file is whole, names no page twice and stays within the protocol', async () => {
    const files = await listSitemapFiles(ctx.db);
    expect(new Set(files.map(({ kind }) => kind))).toEqual(
      new Set(['colecoes', 'filmes', 'noticias', 'paginas', 'pessoas', 'series', 'temporadas']),
    );
    for (const { kind, number, urlCount } of files) {
      const text = await read(`${kind}-${String(number).padStart(4, '0')}.xml.gz`);
      const addresses = [...text.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
      expect(text).toMatch(
        /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url>[\s\S]+<\/url>\n<\/urlset>\n$/,
      );
      expect(new Set(addresses).size).toBe(urlCount);
      expect(urlCount).toBeLessThanOrEqual(50_000);
    }
  });

  test('a second build finds nothing to write', async () => {
    expect(await buildSitemaps(ctx)).toMatchObject({ written: 0, deleted: 0 });
  }, 120_000);

  test('a change rewrites the one file it is in', async () => {
    const [, changed = 0] = APART;
    await changeCatalogue(ctx, async ({ trx, announce }) => {
      await trx
        .updateTable('movies')
        .set({ slug: `outro-nome-${changed}` })
        .where('id', '=', changed)
        .execute();
      announce(tags.movie(changed));
    });
    const before = await read('filmes-0301.xml.gz');
    expect(await refreshSitemaps(ctx)).toMatchObject({ written: 1, deleted: 0 });
    expect(await read('filmes-0302.xml.gz')).toContain(`/filme/outro-nome-${changed}<`);
    expect(await read('filmes-0301.xml.gz')).toBe(before);
  }, 120_000);

  test('a file whose last page was hidden is gone, and its neighbours stay', async () => {
    const [, , hidden = 0] = APART;
    await changeCatalogue(ctx, async ({ trx, announce }) => {
      await trx.updateTable('movies').set({ is_noindex: true }).where('id', '=', hidden).execute();
      announce(tags.movie(hidden));
    });
    expect(await refreshSitemaps(ctx)).toMatchObject({ deleted: 1 });
    expect(await read('filmes-0303.xml.gz')).toBe('');
    expect(await read('filmes-0302.xml.gz')).not.toBe('');
  }, 120_000);

  test('votes do not make a page new, a new synopsis does', async () => {
    const changedAt = async () =>
      /cidade-de-deus-2002-598<\/loc><lastmod>([^<]+)/.exec(await read('filmes-0001.xml.gz'))?.[1];
    const sync = () => syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
    const long = new Date('2026-01-01T00:00:00Z');
    await ctx.db.updateTable('content_marks').set({ changed_at: long }).where('id', '=', 598).execute();

    await fixture.changeFilm(598, { voteCount: 123_456, popularity: 1.5 });
    expect(await sync()).toBe('stored');
    await refreshSitemaps(ctx);
    expect(await changedAt()).toBe('2026-01-01T00:00:00Z');

    await fixture.changeFilm(598, { runtime: 131 });
    expect(await sync()).toBe('stored');
    await refreshSitemaps(ctx);
    expect(await changedAt()).not.toBe('2026-01-01T00:00:00Z');
  }, 120_000);

  test('without the bar every page there is would be named', async () => {
    const named = (await listPaths('filmes')).length;
    await buildSitemaps(ctx, NO_BAR);
    const { count } = await ctx.db
      .selectFrom('movies')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('is_public', '=', true)
      .executeTakeFirstOrThrow();
    const all = (await listPaths('filmes')).length;
    expect(all).toBe(count);
    expect(all).toBeGreaterThan(named);
  }, 120_000);
});
