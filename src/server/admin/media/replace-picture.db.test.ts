import { expect, test } from 'vitest';
import type { Box } from '#shared/admin/domain/media/crop.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { HOME } from '#shared/domain/site/home-pins.ts';
import { CITY_OF_GOD } from '../../../../test/editing/open-edited-fixture.ts';
import { refusalOf } from '../../../../test/editing/refusal-of.ts';
import { openLibraryFixture, PICTURE_TEXTS } from '../../../../test/pictures/open-library.ts';
import { getHome } from '../../catalogue/home/home.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { cutPicture } from '../../images/upload-picture.ts';
import { listDrafts } from '../../store/editing/drafts.ts';
import { listRevisions } from '../../store/editing/revisions.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { describePicture, settlePictures } from './change-picture.ts';
import { draftPicture } from './draft-picture.ts';
import { openPicture } from './read-library.ts';
import { replacePicture } from './replace-picture.ts';

const fixture = await openLibraryFixture();
const { ctx, ana, rui, upload } = fixture;
const today = () => toBrazilianDay(ctx.now());
const show = async () => (await getMovieDetails(ctx, { movieId: CITY_OF_GOD.id })).value;
const TMDB_POSTER = (await show()).poster_path;
const countTags = async (tag: string) =>
  (await ctx.db.selectFrom('outbox').select('tags').execute()).filter(({ tags }) => tags.includes(tag)).length;
const replace = ({ replaced, id, box }: { replaced: { id: number; version: number }; id: number; box: Box }) =>
  replacePicture(ctx, ana, { replaced, id, cut: (least) => cutPicture(ctx, ana.actor, { id, box, least }) });
async function publishPoster(width: number) {
  const picture = await upload(width, width * 1.5);
  await draftPicture(ctx, rui, { ...CITY_OF_GOD, field: 'posterPath' }, picture.path);
  await fixture.publishAll(ana, CITY_OF_GOD);
  return picture;
}

test('a picture that replaces another is published wherever the other is, each with a revision, and drafts and their versions stay', async () => {
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
  const { id, places } = await replace({ replaced: old, id: wide.id, box });
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
  await replace({ replaced: part, id: old.id, box: { x: 0, y: 0, width: 1600, height: 906 } });
  expect((await show()).backdrop_path).toBe(old.path);
  await discardDraft(ctx, ana, CITY_OF_GOD, ['backdropPath', 'sharePath']);
});

test('a picture that replaces another is refused without a description, after its licence, too small, as the same one, and for an older version', async () => {
  const old = await publishPoster(640);
  const whole = { x: 0, y: 0, width: 5000, height: 5000 };
  const refuse = (id: number, replaced: { id: number; version: number } = old) =>
    refusalOf(replace({ replaced, id, box: whole }));
  const dumb = await upload(700, 1050, { alt: '' });
  expect(await refuse(dumb.id)).toEqual({ alt: editing.altMissing });
  const ended = await upload(701, 1052, { expiresOn: addDays(today(), -1) });
  await settlePictures(ctx);
  expect(await refuse(ended.id)).toEqual({ width: adminMedia.licenceEnded });
  const small = await upload(600, 610);
  expect(await refuse(small.id)).toHaveProperty('width');
  expect(await refuse(old.id)).toEqual({ width: adminMedia.samePicture });
  const fit = await upload(702, 1053);
  const late = { id: old.id, version: old.version + 1 };
  await expect(replace({ replaced: late, id: fit.id, box: whole })).rejects.toMatchObject({
    code: 'aborted',
  });
  expect((await show()).poster_path).toBe(old.path);
});

test('a picture that replaces another brings a picture back where the licence of the other had ended', async () => {
  const old = await publishPoster(642);
  await describePicture(ctx, ana, old, { ...PICTURE_TEXTS, expiresOn: addDays(today(), -1) });
  expect((await show()).poster_path).toBe(TMDB_POSTER);
  const fit = await upload(703, 1054);
  const box = { x: 0, y: 0, width: 703, height: 1054 };
  const replaced = await openPicture(ctx, old.id);
  const { id } = await replace({ replaced, id: fit.id, box });
  expect((await show()).poster_path).toBe((await openPicture(ctx, id)).path);
});
