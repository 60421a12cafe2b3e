import { expect, test } from 'vitest';
import { fieldErrorsOf } from '#shared/admin/domain/editing/field-failure.ts';
import { ARCHIVE } from '#shared/admin/domain/limits.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { drawPicture } from '../../../../test/pictures/picture-host.ts';
import { addToLibrary } from '../../images/upload-picture.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { exportArchive } from './export-archive.ts';
import type { Archive } from './parse-archive.ts';
import { downloadArchive, uploadArchive } from './upload-archive.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const toBytes = (archive: Archive | string) =>
  new TextEncoder().encode(typeof archive === 'string' ? archive : JSON.stringify(archive));
const upload = (archive: Archive | string, seen = '') =>
  uploadArchive(ctx, ana.actor, { bytes: toBytes(archive), seen });
const show = () => findOverrides(ctx.db, CITY_OF_GOD);

test('an archive is compared first; its key imports it, and what changed meanwhile is compared again', async () => {
  await fixture.write(ana, CITY_OF_GOD, { tagline: 'De lá', overview: 'Texto de lá.' });
  await fixture.publishAll(ana, CITY_OF_GOD);
  const archive = JSON.parse(await downloadArchive(ctx)) as Archive;
  expect((await upload(archive)).preview).toMatchObject({ writes: 0, replaced: [], obstacle: undefined });

  await fixture.write(ana, CITY_OF_GOD, { tagline: 'Daqui' });
  await fixture.publishAll(ana, CITY_OF_GOD);
  const first = await upload(archive);
  expect(first.written).toBeUndefined();
  expect(first.preview).toMatchObject({
    writes: 1,
    replaced: [{ ...CITY_OF_GOD, title: 'Cidade de Deus', field: 'tagline' }],
    counts: { overrides: { added: 0, changed: 1, kept: 0, same: 1 } },
  });
  expect(await show()).toMatchObject({ tagline: 'Daqui' });

  await fixture.write(ana, CITY_OF_GOD, { overview: 'Texto daqui.' });
  await fixture.publishAll(ana, CITY_OF_GOD);
  const late = await upload(archive, first.preview.key);
  expect([late.written, late.preview.writes]).toEqual([undefined, 2]);
  expect((await upload(archive, late.preview.key)).written).toBe(2);
  expect(await show()).toMatchObject({ tagline: 'De lá', overview: 'Texto de lá.' });
});

test('new pictures and too many changes are left to the command line', async () => {
  const words = { name: '', alt: 'a', credit: '', licence: '', expiresOn: '', focusX: '', focusY: '' };
  await addToLibrary(ctx, ana.actor, { ...words, bytes: await drawPicture(600, 400) });
  const archive = await exportArchive(ctx);
  const path = `/own-${'a'.repeat(64)}.jpg`;
  const strange = archive.pictures.map((picture) => ({ ...picture, path, sha256: 'a'.repeat(64) }));
  const withPicture = { ...archive, pictures: strange };
  const { preview } = await upload(withPicture);
  expect(preview.obstacle).toBe(adminArchive.picturesByCommand(1));
  expect((await upload(withPicture, preview.key)).written).toBeUndefined();

  const [field] = archive.overrides;
  if (!field) throw new Error('the film has edits');
  const many = Array.from({ length: ARCHIVE.uploadWrites + 1 }, (_, nth) => ({ ...field, id: 700_000 + nth }));
  const full = await upload({ ...archive, overrides: many });
  expect(full.preview.obstacle).toBe(adminArchive.tooMany(ARCHIVE.uploadWrites));
});

test.each([
  ['nothing', '', { archive: adminArchive.fileMissing }],
  ['too much', ' '.repeat(ARCHIVE.uploadBytes + 1), { archive: adminArchive.tooLarge(10) }],
])('a file with %s is refused beside its field', async (_, text, fields) => {
  const refused = await upload(text).then(() => ({}), fieldErrorsOf);
  expect(refused).toEqual(fields);
});

test('bytes that are no text are refused', async () => {
  const bytes = new Uint8Array([0xff, 0xfe, 0x00]);
  await expect(uploadArchive(ctx, ana.actor, { bytes, seen: '' })).rejects.toMatchObject({
    message: adminArchive.notJson,
  });
});
