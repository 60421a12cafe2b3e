import { expect, test } from 'vitest';
import { fieldErrorsOf } from '#shared/admin/domain/editing/field-failure.ts';
import { ARCHIVE } from '#shared/admin/domain/limits.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { drawPicture } from '../../../../test/pictures/picture-host.ts';
import { addToLibrary } from '../../images/upload-picture.ts';
import { findOverrides, listOverrides } from '../../store/titles/overrides.ts';
import { applyChangeSet } from '../change-sets/apply-change-set.ts';
import { readChangeSet } from '../change-sets/read-change-set.ts';
import { undoChangeSet } from '../change-sets/undo-change-set.ts';
import { exportArchive } from './export-archive.ts';
import type { Archive } from './parse-archive.ts';
import { downloadArchive, uploadArchive } from './upload-archive.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana', 'administrator');
const toBytes = (archive: Archive | string) =>
  new TextEncoder().encode(typeof archive === 'string' ? archive : JSON.stringify(archive));
const upload = (archive: Archive | string, seen = '') => uploadArchive(ctx, ana, { bytes: toBytes(archive), seen });
const show = () => findOverrides(ctx.db, CITY_OF_GOD);

test('fields of an archive that differ are a change set: previewed, published with their locks, undone', async () => {
  await fixture.write(ana, CITY_OF_GOD, { tagline: 'De lá', overview: 'Texto de lá.' });
  await fixture.publishAll(ana, CITY_OF_GOD);
  const archive = JSON.parse(await downloadArchive(ctx)) as Archive;
  expect(await upload(archive)).toMatchObject({ preview: { writes: 0, replaced: [] }, isImported: false });

  await fixture.write(ana, CITY_OF_GOD, { tagline: 'Daqui' });
  await fixture.publishAll(ana, CITY_OF_GOD);
  for (const field of archive.overrides)
    if (field.field === 'tagline') Object.assign(field, { is_locked: true, reason: 'Certo' });
  const { setId = '', isImported } = await upload(archive);
  expect(isImported).toBe(false);
  const { lines } = await readChangeSet(ctx, setId);
  expect(lines).toMatchObject([
    { ...CITY_OF_GOD, title: 'Cidade de Deus', changes: [{ field: 'tagline', from: 'Daqui', to: 'De lá' }] },
  ]);
  expect(await show()).toMatchObject({ tagline: 'Daqui' });
  for (const as of ['drafts', { publishAt: new Date(ctx.now().getTime() + 3_600_000) }] as const)
    await expect(applyChangeSet(ctx, ana, setId, as)).rejects.toThrow(adminChanges.unknownAction);
  await applyChangeSet(ctx, ana, setId, 'publication');
  expect(await show()).toMatchObject({ tagline: 'De lá', overview: 'Texto de lá.' });
  const findLock = async () => (await listOverrides(ctx.db, CITY_OF_GOD)).find(({ field }) => field === 'tagline');
  expect(await findLock()).toMatchObject({ isLocked: true, reason: 'Certo' });
  await undoChangeSet(ctx, ana, setId);
  expect(await show()).toMatchObject({ tagline: 'Daqui', overview: 'Texto de lá.' });
  expect(await findLock()).toMatchObject({ isLocked: false, reason: '' });
});

test('what has no drafts is compared first; the key writes it, and what changed meanwhile is compared again', async () => {
  const archive = JSON.parse(await downloadArchive(ctx)) as Archive;
  const [field] = archive.overrides;
  if (!field) throw new Error('the film has edits');
  const absent = { entity: 'movie', id: 700_001 } as const;
  archive.overrides.push({ ...field, ...absent, field: 'tagline', value: 'Ainda não veio' });
  const first = await upload(archive);
  expect(first).toMatchObject({ preview: { writes: 1 }, isImported: false });
  expect(first.setId).toBeUndefined();

  await fixture.write(ana, CITY_OF_GOD, { overview: 'Texto daqui.' });
  await fixture.publishAll(ana, CITY_OF_GOD);
  const late = await upload(archive, first.preview.key);
  expect(late).toMatchObject({ preview: { writes: 2 }, isImported: false });
  expect(late.setId).toBeUndefined();
  const done = await upload(archive, late.preview.key);
  expect([done.isImported, await findOverrides(ctx.db, absent)]).toEqual([true, { tagline: 'Ainda não veio' }]);
  const { lines } = await readChangeSet(ctx, done.setId ?? '');
  expect(lines).toMatchObject([{ ...CITY_OF_GOD, changes: [{ field: 'overview', to: 'Texto de lá.' }] }]);
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
  expect((await upload(withPicture, preview.key)).isImported).toBe(false);

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
  await expect(uploadArchive(ctx, ana, { bytes, seen: '' })).rejects.toMatchObject({
    message: adminArchive.notJson,
  });
});
