import { describe, expect, test } from 'vitest';
import { largestBox } from '#shared/admin/domain/media/crop.ts';
import { PICTURE_FIELDS } from '#shared/admin/domain/media/picture-fields.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { HOME } from '#shared/domain/site/home-pins.ts';
import { CITY_OF_GOD } from '../../../../test/editing/open-edited-fixture.ts';
import { refusalOf } from '../../../../test/editing/refusal-of.ts';
import { openLibraryFixture, PICTURE_TEXTS } from '../../../../test/pictures/open-library.ts';
import { getHome } from '../../catalogue/home/home.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { forgetUnusedPictures, remindOfPictures } from '../../images/forget-unused-pictures.ts';
import { cutPicture } from '../../images/upload-picture.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { readCalendar } from '../calendar/read-calendar.ts';
import { readNeeds } from '../dashboard/read-dashboard.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { bringPictureBack, describePicture, settlePictures, takePictureOff } from './change-picture.ts';
import { draftPicture } from './draft-picture.ts';
import { openPicture } from './read-library.ts';

const fixture = await openLibraryFixture();
const { ctx, ana, rui, upload } = fixture;
const TMDB_POSTER = '/p-598-1.jpg';
const POSTER = { ...CITY_OF_GOD, field: 'posterPath' };

const today = () => toBrazilianDay(ctx.now());
const show = async () => (await getMovieDetails(ctx, { movieId: CITY_OF_GOD.id })).value;
const wordsOf = (picture: Awaited<ReturnType<typeof upload>>) => {
  const { name, alt, credit, licence, expiresOn = '' } = picture;
  return { ...{ name, alt, credit, licence, expiresOn }, focusX: `${picture.focusX}`, focusY: `${picture.focusY}` };
};
const expireOn = async (id: number, expiresOn: string, editor = ana) => {
  const picture = await openPicture(ctx, id);
  return describePicture(ctx, editor, picture, { ...wordsOf(picture), expiresOn });
};
async function publishPoster(width: number, words: Partial<typeof PICTURE_TEXTS> = {}) {
  const picture = await upload(width, width * 1.5, words);
  await draftPicture(ctx, rui, POSTER, picture.path);
  await fixture.publishAll(ana, CITY_OF_GOD);
  return picture;
}
const countTags = async (tag: string) =>
  (await ctx.db.selectFrom('outbox').select('tags').execute()).filter(({ tags }) => tags.includes(tag)).length;

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
      await refusalOf(describePicture(ctx, ana, await openPicture(ctx, picture.id), { ...PICTURE_TEXTS, alt: '' })),
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
    expect(await refusalOf(describePicture(ctx, rui, await openPicture(ctx, picture.id), PICTURE_TEXTS))).toEqual({
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
