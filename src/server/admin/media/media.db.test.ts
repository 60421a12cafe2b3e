import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { CheckedPictureWords } from '#shared/admin/domain/media/check-picture.ts';
import { largestBox } from '#shared/admin/domain/media/crop.ts';
import type { LibraryQuery } from '#shared/admin/domain/media/library.ts';
import { PICTURE_FIELDS } from '#shared/admin/domain/media/picture-fields.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import type { PixelSize } from '#shared/domain/pictures/image-url.ts';
import { CITY_OF_GOD } from '../../../../test/editing/open-edited-fixture.ts';
import { refusalOf } from '../../../../test/editing/refusal-of.ts';
import { drawHostileFiles } from '../../../../test/pictures/hostile-files.ts';
import { openLibraryFixture, PICTURE_TEXTS } from '../../../../test/pictures/open-library.ts';
import { drawPicture } from '../../../../test/pictures/picture-host.ts';
import { addToLibrary, cutPicture } from '../../images/upload-picture.ts';
import { draftPicture } from './draft-picture.ts';
import { draftWithWords } from './draft-with-words.ts';
import { openPicture, readLibrary } from './read-library.ts';

const { ctx, ana, rui, upload } = await openLibraryFixture();
const ALL: LibraryQuery = { phrase: '', view: 'all', shape: 'any', licence: '', page: 1 };
const POSTER = { ...CITY_OF_GOD, field: 'posterPath' };
const today = () => toBrazilianDay(ctx.now());

describe('the library', () => {
  test('takes a file without texts, once, and keeps no metadata', async () => {
    const bytes = await drawPicture(800, 600);
    const first = await addToLibrary(ctx, rui.actor, { ...PICTURE_TEXTS, alt: '', credit: '', licence: '', bytes });
    expect(first.isKnown).toBe(false);
    expect(await addToLibrary(ctx, ana.actor, { ...PICTURE_TEXTS, bytes })).toEqual({ id: first.id, isKnown: true });
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
      const refusal = await refusalOf(addToLibrary(ctx, rui.actor, { ...PICTURE_TEXTS, bytes }));
      if (!('picture' in refusal)) taken.push(name);
    }
    expect(taken).toEqual([]);
    expect(await refusalOf(addToLibrary(ctx, rui.actor, { ...PICTURE_TEXTS, bytes: new Uint8Array() }))).toEqual({
      picture: adminMedia.fileMissing,
    });
    const bytes = await drawPicture(640, 480);
    const wrong = { ...PICTURE_TEXTS, alt: 'a'.repeat(201), expiresOn: '2026-02-30' };
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
    const { id } = await addToLibrary(ctx, rui.actor, { ...PICTURE_TEXTS, bytes });
    const smaller = await sharp(bytes).resize(700).modulate({ brightness: 1.05 }).png().toBuffer();
    const copy = await addToLibrary(ctx, rui.actor, { ...PICTURE_TEXTS, bytes: smaller });
    const stripes = Buffer.from(Array.from({ length: 900 * 600 }, (_, at) => (Math.floor((at % 900) / 90) % 2) * 200));
    const other = await sharp(stripes, { raw: { width: 900, height: 600, channels: 1 } })
      .png()
      .toBuffer();
    const { id: otherId } = await addToLibrary(ctx, rui.actor, { ...PICTURE_TEXTS, bytes: other });
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
    const { id } = await addToLibrary(ctx, rui.actor, { ...PICTURE_TEXTS, expiresOn: addDays(today(), 60), bytes });
    const cut = await cutPicture(ctx, rui.actor, { id, box: blue, least: undefined });
    expect(await cutPicture(ctx, ana.actor, { id, box: blue, least: undefined })).toEqual(cut);
    expect(await openPicture(ctx, cut.id)).toMatchObject({
      ...{ width: 601, height: 903, alt: PICTURE_TEXTS.alt, expiresOn: addDays(today(), 60) },
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

describe('a picture that is used for a field', () => {
  const box = { x: 0, y: 0, width: 700, height: 1050 };
  const words = { ...PICTURE_TEXTS, alt: 'Um menino com uma câmera' };
  const cutOf = (id: number) => (least: PixelSize | undefined, texts: CheckedPictureWords) =>
    cutPicture(ctx, rui.actor, { id, box, least, words: texts });

  test('is saved with its description: picture, part and draft', async () => {
    const picture = await upload(1800, 1400, { alt: '' });
    const seen = { id: picture.id, version: picture.version };
    // The same part, cut before it had a description.
    const old = await cutPicture(ctx, rui.actor, { id: picture.id, box, least: PICTURE_FIELDS.posterPath });
    const { saved } = await draftWithWords(ctx, rui, { seen, words, target: POSTER, cut: cutOf(picture.id) });
    expect(saved.map(({ field }) => field)).toEqual(['posterPath']);
    const descriptions = [await openPicture(ctx, picture.id), await openPicture(ctx, old.id)].map(({ alt }) => alt);
    expect(descriptions).toEqual([words.alt, words.alt]);
  });

  test('is refused without one, and nothing is changed', async () => {
    const picture = await upload(1700, 1400, { alt: '' });
    const seen = { id: picture.id, version: picture.version };
    const used = {
      seen,
      words: { ...words, alt: ' ', credit: 'Outra pessoa' },
      target: POSTER,
      cut: cutOf(picture.id),
    };
    const before = (await readLibrary(ctx, ALL)).total;
    expect(await refusalOf(draftWithWords(ctx, rui, used))).toEqual({ alt: editing.altMissing });
    expect((await openPicture(ctx, picture.id)).credit).toBe(PICTURE_TEXTS.credit);
    expect((await readLibrary(ctx, ALL)).total).toBe(before);
  });
});
