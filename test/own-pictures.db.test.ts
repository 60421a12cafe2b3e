import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanImages } from '../src/server/images/clean-images.ts';
import { forgetUnusedPictures } from '../src/server/images/forget-unused-pictures.ts';
import { type PictureUpload, uploadPicture } from '../src/server/images/upload-picture.ts';
import { editing } from '../src/shared/admin/text/field-problems.ts';
import { buildImageUrl } from '../src/shared/domain/pictures/image-url.ts';
import { PICTURE_FORMATS, PICTURE_SIZES } from '../src/shared/domain/pictures/picture-request.ts';
import { refusalOf } from './editing/refusal-of.ts';
import { drawHostileFiles } from './pictures/hostile-files.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { drawPicture } from './pictures/picture-host.ts';

const fixture = await openPictures();
const ACTOR = { id: 'redatora', network: '' };
const WORDS = { alt: 'A equipe no set', credit: 'Foto: Alguém', licence: 'CC BY 4.0' };
const upload = (bytes: Uint8Array, words: Partial<PictureUpload> = {}) =>
  uploadPicture(fixture.ctx, ACTOR, { bytes, ...WORDS, ...words });
const countPictures = async () => (await fixture.ctx.db.selectFrom('own_pictures').select('id').execute()).length;

test('a picture of ours is served under our addresses in every size and format, and no other host is asked for it', async () => {
  const { path, width, height } = await upload(await drawPicture(1600, 900));
  expect([width, height]).toEqual([1600, 900]);
  for (const kind of ['backdrop', 'poster', 'profile'] as const) {
    for (const size of kind === 'backdrop' ? PICTURE_SIZES : (['w185', 'original'] as const)) {
      const response = await fixture.getEncoded(`/img/${kind}/${size}/${path.slice(1, -4)}.webp`);
      expect([kind, size, response.headers['content-type']]).toEqual([kind, size, 'image/webp']);
    }
  }
  for (const [format, contentType] of Object.entries(PICTURE_FORMATS)) {
    const response = await fixture.getEncoded(buildImageUrl('backdrop', 'w780', path, format as 'jpg') ?? '');
    expect(response.headers['content-type']).toBe(contentType);
    expect((await sharp(response.rawPayload).metadata()).width).toBe(780);
  }
  expect(fixture.host.asked).toEqual([]);
});

test('it stays when everything that can be made again is cleaned away, and another machine has it too', async () => {
  const { path } = await upload(await drawPicture(900, 1200));
  const url = buildImageUrl('poster', 'w342', path, 'webp') ?? '';
  await fixture.get(url);
  await fixture.service.settle();
  const later = { ...fixture.ctx, now: () => new Date(Date.now() + 400 * 86_400_000) };
  await cleanImages(later, fixture.storage, 0);
  expect(await fixture.ctx.db.selectFrom('image_cache').select('id').execute()).toEqual([]);
  await fixture.restart();
  expect((await fixture.getEncoded(url)).headers['content-type']).toBe('image/webp');
});

test('the same file twice is one picture, under the words given last', async () => {
  const before = await countPictures();
  const file = await drawPicture(640, 480);
  const [first, second] = await Promise.all([upload(file), upload(file)]);
  const third = await upload(file, { alt: 'Outra descrição' });
  expect(new Set([first.path, second.path, third.path]).size).toBe(1);
  expect(third.alt).toBe('Outra descrição');
  expect(await countPictures()).toBe(before + 1);
});

test('camera metadata is removed, and a rotated picture is upright', async () => {
  const file = await sharp(await drawPicture(1000, 600))
    .withExif({ IFD0: { Copyright: 'segredo-copyright', Orientation: '6' }, IFD3: { GPSLatitude: '23/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { path, width, height } = await upload(file);
  expect([width, height]).toEqual([600, 1000]);
  const { bytes } = await fixture.ctx.db
    .selectFrom('own_pictures')
    .select('bytes')
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
  expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(bytes.includes('segredo')).toBe(false);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a file of %s is taken, whatever it is called', async (format) => {
  const file = await sharp(await drawPicture(700, 500))
    .toFormat(format)
    .toBuffer();
  expect(await upload(file)).toMatchObject({ width: 700, height: 500 });
});

test('what cannot be taken is said beside its field, and nothing is stored', async () => {
  const before = await countPictures();
  const file = await drawPicture(800, 500);
  expect(await refusalOf(upload(file, { alt: '  ' }))).toEqual({ alt: editing.altMissing });
  expect(await refusalOf(upload(file, { credit: '', licence: '' }))).toEqual({
    credit: editing.creditMissing,
    licence: editing.creditMissing,
  });
  expect(await refusalOf(upload(file, { alt: 'a'.repeat(201) }))).toEqual({ alt: editing.tooLong('200') });
  expect(await refusalOf(upload(await drawPicture(499, 900)))).toEqual({ picture: editing.pictureTooNarrow });
  expect(await refusalOf(upload(Buffer.alloc(10 * 1024 * 1024 + 1)))).toEqual({ picture: editing.pictureTooLarge });
  expect(await countPictures()).toBe(before);
});

test('hostile files are refused with a word, and none of them is stored', async () => {
  const before = await countPictures();
  const frames = Buffer.concat([Buffer.alloc(600 * 600 * 3), Buffer.alloc(600 * 600 * 3, 200)]);
  const raw = { width: 600, height: 1_200, channels: 3, pageHeight: 600 } as const;
  const moving = await sharp(frames, { raw }).webp({ loop: 0 }).toBuffer();
  const files = [...(await drawHostileFiles()), { name: 'a film in webp, wide enough', bytes: moving }];
  const taken: string[] = [];
  for (const { name, bytes } of files) {
    const refusal = await refusalOf(upload(bytes));
    if (!('picture' in refusal)) taken.push(name);
  }
  expect(taken).toEqual([]);
  expect(await countPictures()).toBe(before);
}, 120_000);

test('who uploaded what is in the audit, and the application cannot remove a picture', async () => {
  const { path } = await upload(await drawPicture(512, 512));
  const entry = await fixture.ctx.db
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'entity_id'])
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ actor: ACTOR.id, action: 'picture.uploaded', entity_id: path.slice(1, -4) });
  await expect(fixture.ctx.db.deleteFrom('own_pictures').execute()).rejects.toMatchObject({ code: '42501' });
});

test('a picture nothing has named for thirty days is removed and that is in the audit; one any text names stays', async () => {
  const after = (days: number) =>
    forgetUnusedPictures({ ...fixture.ctx, now: () => new Date(Date.now() + days * 86_400_000) });
  const listFiles = async () => {
    const rows = await fixture.ctx.db.selectFrom('own_pictures').select('path').orderBy('id').execute();
    return rows.map(({ path }) => path);
  };
  const places = ['override', 'draft', 'revision', 'trash'] as const;
  const named: string[] = [];
  for (const [position, place] of places.entries()) {
    const { path } = await upload(await drawPicture(520 + position, 500));
    named.push(path);
    const words = JSON.stringify({ first: [], hidden: [], own: [{ path }] });
    const subject = { entity: 'movie', entity_id: 598, author: 'redatora' };
    const { db } = fixture.ctx;
    const [field, at] = [`gallery-${place}`, new Date()];
    if (place === 'override')
      await db
        .insertInto('overrides')
        .values({ ...subject, field, value: words, updated_at: at })
        .execute();
    if (place === 'draft')
      await db
        .insertInto('drafts')
        .values({ ...subject, field, value: words, is_open: true, version: 1, updated_at: at })
        .execute();
    if (place === 'revision')
      await db
        .insertInto('revisions')
        .values({ ...subject, number: 1, snapshot: words, changed_fields: [], state: 'draft', created_at: at })
        .execute();
    if (place === 'trash')
      await db
        .insertInto('trash')
        .values({ ...subject, content: words, discarded_at: at })
        .execute();
  }
  const lost = await upload(await drawPicture(530, 500));
  const kept = await drawPicture(531, 500);
  const { path: again } = await upload(kept);

  await after(0);
  await after(29);
  expect(await listFiles()).toEqual(expect.arrayContaining([...named, lost.path, again]));
  // Uploading it again protects it, although no text uses it yet.
  await upload(kept);
  await after(31);
  expect(await listFiles()).toEqual([...named, again]);
  const removed = await fixture.ctx.db
    .selectFrom('audit_entries')
    .select(['actor', 'entity_id'])
    .where('action', '=', 'picture.removed')
    .execute();
  expect(removed).toContainEqual({ actor: 'system', entity_id: lost.path.slice(1, -4) });
  await fixture.ctx.db.deleteFrom('trash').execute();
  await after(40);
  await after(71);
  expect(await listFiles()).toEqual(named.slice(0, 3));
});

test('an address of ours without an upload has no picture', async () => {
  const response = await fixture.get(`/img/poster/w342/own-${'0'.repeat(64)}.webp`);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(fixture.host.asked).toEqual([]);
});
