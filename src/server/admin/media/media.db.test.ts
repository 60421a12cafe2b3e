import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '#shared/admin/domain/field-failure.ts';
import { largestBox } from '#shared/admin/domain/media/crop.ts';
import type { LibraryQuery } from '#shared/admin/domain/media/library.ts';
import { PICTURE_FIELDS } from '#shared/admin/domain/media/picture-fields.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { HOME_ID } from '#shared/domain/site/home-pins.ts';
import { CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { drawHostileFiles } from '../../../../test/pictures/hostile-files.ts';
import { drawPicture } from '../../../../test/pictures/picture-host.ts';
import { getHome } from '../../catalogue/home/home.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { forgetUnusedPictures, remindOfPictures } from '../../images/forget-unused-pictures.ts';
import { addToLibrary, cutPicture } from '../../images/upload-picture.ts';
import { listDrafts } from '../../store/editing/drafts.ts';
import { listRevisions } from '../../store/editing/revisions.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { readCalendar } from '../calendar/read-calendar.ts';
import { readNeeds } from '../dashboard/read-dashboard.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { bringPictureBack, describePicture, settlePictures, takePictureOff } from './change-picture.ts';
import { draftPicture } from './draft-picture.ts';
import { openPicture, readLibrary } from './read-library.ts';
import { replacePicture } from './replace-picture.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const [ana, rui] = [await fixture.hire('Ana'), await fixture.hire('Rui', 'writer')];
const MIDDLE = { focusX: '50', focusY: '50' };
const WORDS = { name: '', alt: 'Um pôster', credit: 'Alguém', licence: 'Divulgação', expiresOn: '', ...MIDDLE };
const ALL: LibraryQuery = { phrase: '', view: 'all', shape: 'any', licence: '', page: 1 };
const TMDB_POSTER = '/p-598-1.jpg';
const POSTER = { ...CITY_OF_GOD, field: 'posterPath' };

const today = () => toBrazilianDay(ctx.now());
const upload = async (width: number, height: number, words: Partial<typeof WORDS> = {}) => {
  const { id } = await addToLibrary(ctx, rui.actor, { bytes: await drawPicture(width, height), ...WORDS, ...words });
  return openPicture(ctx, id);
};
const refusalOf = (sent: Promise<unknown>) => sent.then(() => ({}), fieldErrorsOf);
const show = async () => (await getMovieDetails(ctx, { movieId: CITY_OF_GOD.id })).value;
const wordsOf = (picture: Awaited<ReturnType<typeof upload>>) => {
  const { name, alt, credit, licence, expiresOn = '' } = picture;
  return { ...{ name, alt, credit, licence, expiresOn }, focusX: `${picture.focusX}`, focusY: `${picture.focusY}` };
};
const expireOn = async (id: number, expiresOn: string, editor = ana) => {
  const picture = await openPicture(ctx, id);
  return describePicture(ctx, editor, picture, { ...wordsOf(picture), expiresOn });
};
async function publishPoster(width: number, words: Partial<typeof WORDS> = {}) {
  const picture = await upload(width, width * 1.5, words);
  await draftPicture(ctx, rui, POSTER, picture.path);
  await fixture.publishAll(ana, CITY_OF_GOD);
  return picture;
}
const countTags = async (tag: string) =>
  (await ctx.db.selectFrom('outbox').select('tags').execute()).filter(({ tags }) => tags.includes(tag)).length;

describe('the library', () => {
  test('takes a file without texts, once, and keeps no metadata', async () => {
    const bytes = await drawPicture(800, 600);
    const first = await addToLibrary(ctx, rui.actor, { ...WORDS, alt: '', credit: '', licence: '', bytes });
    expect(first.isKnown).toBe(false);
    expect(await addToLibrary(ctx, ana.actor, { ...WORDS, bytes })).toEqual({ id: first.id, isKnown: true });
    expect((await openPicture(ctx, first.id)).alt).toBe('');
    const { bytes: stored } = await ctx.db
      .selectFrom('own_pictures')
      .select('bytes')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const { exif, icc, xmp, iptc } = await sharp(stored).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('refuses hostile files, an empty form and what is too long, and stores nothing of them', async () => {
    const before = (await readLibrary(ctx, ALL)).total;
    const taken: string[] = [];
    for (const { name, bytes } of await drawHostileFiles()) {
      const refusal = await refusalOf(addToLibrary(ctx, rui.actor, { ...WORDS, bytes }));
      if (!('picture' in refusal)) taken.push(name);
    }
    expect(taken).toEqual([]);
    expect(await refusalOf(addToLibrary(ctx, rui.actor, { ...WORDS, bytes: new Uint8Array() }))).toEqual({
      picture: adminMedia.fileMissing,
    });
    const bytes = await drawPicture(640, 480);
    const wrong = { ...WORDS, alt: 'a'.repeat(201), expiresOn: '2026-02-30' };
    expect(await refusalOf(addToLibrary(ctx, rui.actor, { ...wrong, bytes }))).toEqual({
      alt: editing.tooLong('200'),
      expiresOn: editing.dateInvalid,
    });
    expect((await readLibrary(ctx, ALL)).total).toBe(before);
  }, 120_000);

  test('finds pictures by their texts and by the titles they are used in, and counts each situation', async () => {
    const sun = await upload(1000, 700, { name: 'Silhueta contra o sol', credit: 'CinemaScópio', licence: 'Própria' });
    const soon = await upload(1001, 1500, { expiresOn: addDays(today(), 9) });
    const plain = await upload(1002, 700, { alt: '' });
    await draftPicture(ctx, rui, POSTER, soon.path);
    const find = async (query: Partial<LibraryQuery>) =>
      (await readLibrary(ctx, { ...ALL, ...query })).pictures.map(({ id }) => id);
    expect(await find({ phrase: 'cinemascopio' })).toEqual([sun.id]);
    expect(await find({ phrase: 'SILHUETA' })).toEqual([sun.id]);
    expect(await find({ phrase: 'cidade de deus' })).toEqual([soon.id]);
    expect(await find({ phrase: '100%' })).toEqual([]);
    expect(await find({ licence: 'Própria' })).toEqual([sun.id]);
    expect(await find({ shape: 'tall' })).toEqual([soon.id]);
    expect(await find({ view: 'expiring' })).toEqual([soon.id]);
    expect(await find({ view: 'without-alt' })).toContain(plain.id);
    expect(await find({ view: 'unused' })).not.toContain(soon.id);
    const { counts } = await readLibrary(ctx, ALL);
    expect(counts).toMatchObject({ expiring: 1, expired: 0, removed: 0 });
    expect(counts.unused).toBe(counts.all - 1);
    expect((await openPicture(ctx, soon.id)).usedIn).toEqual([
      { entity: 'movie', id: CITY_OF_GOD.id, title: 'Cidade de Deus', field: 'posterPath', isDraft: true },
    ]);
  });

  test('shows pictures that look alike, and no others', async () => {
    const bytes = await drawPicture(1200, 900);
    const { id } = await addToLibrary(ctx, rui.actor, { ...WORDS, bytes });
    const smaller = await sharp(bytes).resize(700).modulate({ brightness: 1.05 }).png().toBuffer();
    const copy = await addToLibrary(ctx, rui.actor, { ...WORDS, bytes: smaller });
    const stripes = Buffer.from(Array.from({ length: 900 * 600 }, (_, at) => (Math.floor((at % 900) / 90) % 2) * 200));
    const other = await sharp(stripes, { raw: { width: 900, height: 600, channels: 1 } })
      .png()
      .toBuffer();
    const { id: otherId } = await addToLibrary(ctx, rui.actor, { ...WORDS, bytes: other });
    const alike = (await openPicture(ctx, id)).alike.map((each) => each.id);
    expect(alike).toContain(copy.id);
    expect(alike).not.toContain(otherId);
  });
});

describe('a part of a picture', () => {
  /** Red, with a blue rectangle whose edges are known to the pixel. */
  async function drawEdges() {
    const blue = { x: 437, y: 211, width: 601, height: 903 };
    const red = sharp({ create: { width: 1501, height: 1203, channels: 3, background: '#d01010' } });
    const patch = { create: { width: blue.width, height: blue.height, channels: 3 as const, background: '#1010d0' } };
    const bytes = await red
      .composite([{ input: patch, left: blue.x, top: blue.y }])
      .png()
      .toBuffer();
    return { blue, bytes };
  }

  test('is exact to the pixel, has the texts and the licence, and is cut once', async () => {
    const { blue, bytes } = await drawEdges();
    const { id } = await addToLibrary(ctx, rui.actor, { ...WORDS, expiresOn: addDays(today(), 60), bytes });
    const cut = await cutPicture(ctx, rui.actor, { id, box: blue, least: undefined });
    expect(await cutPicture(ctx, ana.actor, { id, box: blue, least: undefined })).toEqual(cut);
    expect(await openPicture(ctx, cut.id)).toMatchObject({
      ...{ width: 601, height: 903, alt: WORDS.alt, expiresOn: addDays(today(), 60) },
      cutFrom: (await openPicture(ctx, id)).path,
    });
    const pixelsOf = async (picture: number) => {
      const row = await ctx.db.selectFrom('own_pictures').select('bytes').where('id', '=', picture).executeTakeFirst();
      return sharp(row?.bytes).raw().toBuffer({ resolveWithObject: true });
    };
    const { data, info } = await pixelsOf(cut.id);
    // Every pixel of the part is blue: none of the red around it came along.
    let red = 0;
    for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 0) > 60) red += 1;
    expect([info.width, info.height, red]).toEqual([601, 903, 0]);
    // One pixel further left and up, the first column and row are red, and only these.
    const wider = { ...blue, x: blue.x - 1, y: blue.y - 1 };
    const shifted = await pixelsOf((await cutPicture(ctx, rui.actor, { id, box: wider, least: undefined })).id);
    const isRed = (x: number, y: number) =>
      (shifted.data[(y * shifted.info.width + x) * shifted.info.channels] ?? 0) > 110;
    expect([isRed(0, 450), isRed(300, 0), isRed(2, 450), isRed(300, 2)]).toEqual([true, true, false, false]);
  });

  test('has the shape of its field and is refused if it is too small; the whole picture stays as it is', async () => {
    const { id, path } = await upload(900, 1350);
    const least = PICTURE_FIELDS.posterPath;
    expect(await cutPicture(ctx, rui.actor, { id, box: { x: 0, y: 0, width: 900, height: 9 }, least })).toEqual({
      id,
      path,
    });
    const small = { x: 0, y: 0, width: 400, height: 600 };
    expect(await refusalOf(cutPicture(ctx, rui.actor, { id, box: small, least }))).toEqual({
      width: adminMedia.tooSmall(least, small),
    });
    const part = await cutPicture(ctx, rui.actor, { id, box: { x: 9_999, y: -5, width: 600, height: 1 }, least });
    expect(await openPicture(ctx, part.id)).toMatchObject({ width: 600, height: 900 });
    const wide = await upload(1600, 900);
    const share = { id: wide.id, box: largestBox(wide, 1200 / 630), least: PICTURE_FIELDS.sharePath };
    expect(await openPicture(ctx, (await cutPicture(ctx, rui.actor, share)).id)).toMatchObject({
      width: 1600,
      height: 840,
    });
  });
});

describe('a published picture', () => {
  test('needs a description, is in page, card and share card, and is not written over by TMDB', async () => {
    const before = await show();
    const picture = await upload(540, 810, { alt: '' });
    await draftPicture(ctx, rui, POSTER, picture.path);
    expect(await refusalOf(fixture.publishAll(ana, CITY_OF_GOD))).toEqual({ posterPath: editing.altMissing });
    await describePicture(ctx, rui, picture, { ...wordsOf(picture), alt: 'Dois meninos' });
    await fixture.publishAll(ana, CITY_OF_GOD);
    const after = await show();
    expect(after.poster_path).toBe(picture.path);
    expect(after.seoData?.imageUrl).not.toBe(before.seoData?.imageUrl);
    await fixture.tellByTmdb(CITY_OF_GOD, { overview: 'Outra sinopse do TMDB.' });
    expect((await show()).poster_path).toBe(picture.path);
    const card = await ctx.db
      .selectFrom('movies')
      .select('poster_path')
      .where('id', '=', CITY_OF_GOD.id)
      .executeTakeFirst();
    expect(card?.poster_path).toBe(picture.path);
    expect(
      await refusalOf(describePicture(ctx, ana, await openPicture(ctx, picture.id), { ...WORDS, alt: '' })),
    ).toEqual({
      alt: editing.altMissing,
    });
  });

  test('gives way to TMDB’s when its licence ends, everywhere at once, and is back when it is renewed', async () => {
    const picture = await publishPoster(550);
    const [shown, announced] = [await show(), await countTags('movie:598')];
    expect(await expireOn(picture.id, addDays(today(), -1))).toBe('ended');
    const ended = await show();
    expect(ended.poster_path).toBe(TMDB_POSTER);
    expect(ended.seoData?.imageUrl).not.toBe(shown.seoData?.imageUrl);
    expect(await countTags('movie:598')).toBe(announced + 1);
    // What the editor wrote is still there, and a sync does not bring the picture back.
    expect(await findOverrides(ctx.db, CITY_OF_GOD)).toMatchObject({ posterPath: picture.path });
    await syncMovie(ctx, CITY_OF_GOD.id, { urgency: 'batch', deadlineMs: 10_000 });
    expect((await show()).poster_path).toBe(TMDB_POSTER);
    expect(await expireOn(picture.id, addDays(today(), 40))).toBe('resumed');
    expect((await show()).poster_path).toBe(picture.path);
    expect((await show()).seoData?.imageUrl).toBe(shown.seoData?.imageUrl);
  });

  test('gives way by itself on the day after its last one, with an audit event and one notification', async () => {
    const picture = await publishPoster(560, { expiresOn: today() });
    expect(await settlePictures(ctx)).toEqual({ changed: 0 });
    fixture.pass(24 * 60);
    expect(await settlePictures(ctx)).toEqual({ changed: 1 });
    expect((await show()).poster_path).toBe(TMDB_POSTER);
    expect(await settlePictures(ctx)).toEqual({ changed: 0 });
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ actor: 'system', action: 'picture.ended' });
    const events = await ctx.db
      .selectFrom('notification_events')
      .select('details')
      .where('kind', '=', 'picture-expired')
      .execute();
    expect(events).toEqual([{ details: { count: 1, day: picture.expiresOn } }]);
  });

  test('has its focus in the address that pages get, and its part keeps it', async () => {
    const picture = await publishPoster(566);
    await describePicture(ctx, ana, picture, { ...wordsOf(picture), focusX: '68', focusY: '20' });
    const focused = picture.path.replace('.jpg', '-x7y2.jpg');
    expect((await show()).poster_path).toBe(focused);
    expect(await findOverrides(ctx.db, CITY_OF_GOD)).toMatchObject({ posterPath: picture.path });
    expect(await refusalOf(describePicture(ctx, rui, await openPicture(ctx, picture.id), WORDS))).toEqual({
      focusX: adminMedia.focusForbidden,
    });
    const wide = await upload(1600, 903, { focusX: '60', focusY: '50' });
    const part = await cutPicture(ctx, rui.actor, {
      id: wide.id,
      box: { x: 400, y: 0, width: 600, height: 900 },
      least: undefined,
    });
    expect(await openPicture(ctx, part.id)).toMatchObject({ focusX: 90, focusY: 50 });
  });

  test('is the picture of a shared link while its licence lasts; then the card is drawn again', async () => {
    const drawn = (await show()).seoData.imageUrl;
    const wide = await upload(1600, 904);
    const field = { ...CITY_OF_GOD, field: 'sharePath' };
    const least = PICTURE_FIELDS.sharePath;
    const box = largestBox(wide, least.width / least.height);
    const part = await cutPicture(ctx, rui.actor, { id: wide.id, box, least });
    await draftPicture(ctx, rui, field, part.path);
    await fixture.publishAll(ana, CITY_OF_GOD);
    const shared = await show();
    expect(shared.share_path).toBe(part.path);
    expect(shared.seoData.imageUrl).not.toBe(drawn);
    await expireOn(part.id, addDays(today(), -1));
    expect((await show()).share_path).toBeNull();
    expect((await show()).seoData.imageUrl).toBe(drawn);
  });

  test('is taken off and brought back by an editor; a later version is not overwritten', async () => {
    const picture = await publishPoster(570);
    await takePictureOff(ctx, ana, picture);
    expect((await show()).poster_path).toBe(TMDB_POSTER);
    await expect(bringPictureBack(ctx, ana, picture)).rejects.toMatchObject({ code: 'aborted' });
    await bringPictureBack(ctx, ana, await openPicture(ctx, picture.id));
    expect((await show()).poster_path).toBe(picture.path);
  });

  test('keeps its licence from members who may not publish', async () => {
    const picture = await publishPoster(580);
    expect(await refusalOf(expireOn(picture.id, addDays(today(), -1), rui))).toEqual({
      expiresOn: adminMedia.expiryForbidden,
    });
    expect(await describePicture(ctx, rui, picture, { ...wordsOf(picture), credit: 'Outra pessoa' })).toBe('same');
  });

  test('on home gives way to the title’s own when its licence ends; calendar and dashboard say when', async () => {
    const HOME = { entity: 'home', id: HOME_ID } as const;
    const bannerOf = async (id: number) =>
      (await getHome(ctx)).value.banners.movies.find((film) => film.id === id)?.backdrop_path;
    const before = await bannerOf(CITY_OF_GOD.id);
    const picture = await upload(1600, 905, { name: 'Para a home', focusX: '70' });
    const pin = { kind: 'movie', id: CITY_OF_GOD.id, from: null, until: null, image: picture.path };
    await fixture.write(ana, HOME, { pins: [pin] });
    await fixture.publishAll(ana, HOME);
    const shown = picture.path.replace('.jpg', '-x7y5.jpg');
    expect(await bannerOf(CITY_OF_GOD.id)).toBe(shown);
    const needs = (await readNeeds(ctx)).pictures;
    const last = addDays(today(), 10);
    await expireOn(picture.id, last);
    expect((await readNeeds(ctx)).pictures).toBe(needs + 1);
    const { items } = await readCalendar(ctx, { from: last, to: last });
    expect(items.find(({ key }) => key === `picture-${picture.id}-${last}`)).toMatchObject({
      ...{ kind: 'expiry', title: 'Para a home', to: `/admin/midia/${picture.id}` },
    });
    expect(await expireOn(picture.id, addDays(today(), -1))).toBe('ended');
    expect(await bannerOf(CITY_OF_GOD.id)).toBe(before);
    expect(await findOverrides(ctx.db, HOME)).toMatchObject({ pins: [{ image: picture.path }] });
    expect(await expireOn(picture.id, '')).toBe('resumed');
    expect(await bannerOf(CITY_OF_GOD.id)).toBe(shown);
  });

  test('in a gallery leaves the gallery, and the others stay', async () => {
    const [first, second] = [await upload(1600, 901), await upload(1600, 902)];
    const own = [first, second].map(({ path, width, height, alt, credit, licence }) => ({
      ...{ path, width, height, alt, credit, licence },
    }));
    await fixture.write(ana, CITY_OF_GOD, { gallery: { first: [], hidden: [], own } });
    await fixture.publishAll(ana, CITY_OF_GOD);
    const listOwn = async () =>
      (await show()).images.backdrops.map(({ file_path }) => file_path).filter((path) => path.startsWith('/own-'));
    expect(await listOwn()).toEqual([first.path, second.path]);
    await expireOn(first.id, addDays(today(), -1));
    expect(await listOwn()).toEqual([second.path]);
    await fixture.write(ana, CITY_OF_GOD, { gallery: { first: [], hidden: [], own: [...own].reverse() } });
    expect(await refusalOf(fixture.publishAll(ana, CITY_OF_GOD))).toEqual({ gallery: adminMedia.licenceEnded });
    await discardDraft(ctx, ana, CITY_OF_GOD, ['gallery']);
  });
});

describe('a picture that replaces another', () => {
  const HOME = { entity: 'home', id: HOME_ID } as const;

  test('is published wherever the other is, each with a revision, and drafts and their versions stay', async () => {
    const old = await upload(1600, 906, { name: 'Antiga' });
    const own = [old].map(({ path, width, height, alt, credit, licence }) => ({
      ...{ path, width, height, alt, credit, licence },
    }));
    await draftPicture(ctx, rui, { ...CITY_OF_GOD, field: 'backdropPath' }, old.path);
    await fixture.write(ana, CITY_OF_GOD, { gallery: { first: [], hidden: [], own } });
    await fixture.publishAll(ana, CITY_OF_GOD);
    const pin = { kind: 'movie', id: CITY_OF_GOD.id, from: null, until: null, image: old.path };
    await fixture.write(ana, HOME, { pins: [pin] });
    await fixture.publishAll(ana, HOME);
    // A draft of a published field with another value, and one that names the picture.
    await fixture.write(rui, CITY_OF_GOD, { backdropPath: '/other.jpg', sharePath: old.path });
    const drafts = async () =>
      Object.fromEntries(
        (await listDrafts(ctx.db, CITY_OF_GOD))
          .filter(({ isOpen }) => isOpen)
          .map(({ field, value, version, author }) => [field, { value, version, author }]),
      );
    const before = await drafts();
    const revisions = (await listRevisions(ctx.db, CITY_OF_GOD, 50)).length;
    const purged = await countTags('movie:598');

    const wide = await upload(2400, 1801, { name: 'Nova', credit: 'Outra', focusX: '80' });
    const box = { x: 100, y: 50, width: 1600, height: 906 };
    const { id, places } = await replacePicture(ctx, ana, { replaced: old, id: wide.id, box });
    const part = await openPicture(ctx, id);
    expect(part).toMatchObject({ width: 1600, height: 906, cutFrom: wide.path, uses: 4 });
    expect(places).toBe(3);
    expect((await openPicture(ctx, old.id)).usedIn).toEqual([]);

    const shown = await show();
    expect(shown.backdrop_path).toMatch(part.path.slice(0, -4));
    const gallery = shown.images.backdrops.filter(({ file_path }) => file_path.startsWith('/own-'));
    expect(gallery).toMatchObject([{ width: 1600, height: 906 }]);
    expect(await findOverrides(ctx.db, CITY_OF_GOD)).toMatchObject({ gallery: { own: [{ credit: 'Outra' }] } });
    const { banners } = (await getHome(ctx)).value;
    expect(banners.movies.find((film) => film.id === CITY_OF_GOD.id)?.backdrop_path).toMatch(part.path.slice(0, -4));
    expect(await drafts()).toEqual({ ...before, sharePath: { ...before.sharePath, value: part.path } });
    const [newest] = await listRevisions(ctx.db, CITY_OF_GOD, 50);
    expect(newest).toMatchObject({ note: adminMedia.replaceNote, changedFields: ['backdropPath', 'gallery'] });
    expect((await listRevisions(ctx.db, CITY_OF_GOD, 50)).length).toBe(revisions + 1);
    expect(await countTags('movie:598')).toBeGreaterThan(purged);

    // Back again, by the same way.
    await replacePicture(ctx, ana, { replaced: part, id: old.id, box: { x: 0, y: 0, width: 1600, height: 906 } });
    expect((await show()).backdrop_path).toBe(old.path);
    await discardDraft(ctx, ana, CITY_OF_GOD, ['backdropPath', 'sharePath']);
  });

  test('is refused without a description, after its licence, too small, as the same one, and for an older version', async () => {
    const old = await publishPoster(640);
    const whole = { x: 0, y: 0, width: 5000, height: 5000 };
    const replace = (id: number, replaced: { id: number; version: number } = old) =>
      refusalOf(replacePicture(ctx, ana, { replaced, id, box: whole }));
    const dumb = await upload(700, 1050, { alt: '' });
    expect(await replace(dumb.id)).toEqual({ alt: editing.altMissing });
    const ended = await upload(701, 1052, { expiresOn: addDays(today(), -1) });
    await settlePictures(ctx);
    expect(await replace(ended.id)).toEqual({ width: adminMedia.licenceEnded });
    const small = await upload(600, 610);
    expect(await replace(small.id)).toHaveProperty('width');
    expect(await replace(old.id)).toEqual({ width: adminMedia.samePicture });
    const fit = await upload(702, 1053);
    const late = { id: old.id, version: old.version + 1 };
    await expect(replacePicture(ctx, ana, { replaced: late, id: fit.id, box: whole })).rejects.toMatchObject({
      code: 'aborted',
    });
    expect((await show()).poster_path).toBe(old.path);
  });

  test('brings a picture back where the licence of the other had ended', async () => {
    const old = await publishPoster(642);
    await expireOn(old.id, addDays(today(), -1));
    expect((await show()).poster_path).toBe(TMDB_POSTER);
    const fit = await upload(703, 1054);
    const box = { x: 0, y: 0, width: 703, height: 1054 };
    const replaced = await openPicture(ctx, old.id);
    const { id } = await replacePicture(ctx, ana, { replaced, id: fit.id, box });
    expect((await show()).poster_path).toBe((await openPicture(ctx, id)).path);
  });
});

test('members are notified of licences that end and of unused pictures, once for each day', async () => {
  await publishPoster(590, { expiresOn: addDays(today(), 15) });
  const kinds = async () => {
    const rows = await ctx.db.selectFrom('notification_events').select(['kind', 'details']).execute();
    return rows.filter(({ kind }) => kind === 'picture-expiring' || kind === 'picture-unused');
  };
  await forgetUnusedPictures(ctx);
  await remindOfPictures(ctx);
  await remindOfPictures(ctx);
  expect(await kinds()).toEqual([{ kind: 'picture-expiring', details: { day: addDays(today(), 15), count: 1 } }]);
  fixture.pass(23 * 24 * 60 - 60);
  await remindOfPictures(ctx);
  const unused = (await kinds()).filter(({ kind }) => kind === 'picture-unused');
  expect(unused).toHaveLength(1);
  expect(unused[0]?.details).toMatchObject({ day: addDays(today(), 7) });
});
