import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { hashRows, openArchiveFixture } from '../../../../test/editing/open-archive-fixture.ts';
import { drawPicture } from '../../../../test/pictures/picture-host.ts';
import { type Archive, parseArchive } from './parse-archive.ts';

const source = await openArchiveFixture();
const { archive, text, folder, picturesFile, importText } = source;

type Spoil = (archive: Archive) => unknown;
const with_ =
  (change: (given: Archive) => void): Spoil =>
  (given) => (change(given), given);

test.each<[string, Spoil | string, string | RegExp]>([
  ['no JSON', '{', adminArchive.notJson],
  ['another JSON', '{"a":1}', adminArchive.notArchive],
  ['a list', '[]', adminArchive.notArchive],
  ['an unknown version', (given) => ({ ...given, version: 4 }), adminArchive.unknownVersion('4')],
  ['an unknown key', (given) => ({ ...given, members: [] }), adminArchive.notArchive],
  ['a missing section', (given) => ({ ...given, records: undefined }), adminArchive.notArchive],
  [
    'a prototype key',
    text.replace('"version":3', '"version":3,"__proto__":{"isAdmin":true}'),
    adminArchive.hostileKey('__proto__'),
  ],
  [
    'a prototype key deep inside',
    text.replace('"Nosso texto."', '{"constructor":{"x":1}}'),
    adminArchive.hostileKey('constructor'),
  ],
  ['deep nesting', text.replace('"Nosso texto."', `${'['.repeat(60)}${']'.repeat(60)}`), adminArchive.tooDeep],
  ['a wrong id', with_(({ overrides }) => Object.assign(overrides[0] ?? {}, { id: -1 })), /linha 1: id/],
  [
    'an id that is text',
    with_(({ records }) => Object.assign(records[0] ?? {}, { id: '1; drop table records' })),
    /linha 1: id/,
  ],
  ['an id above integers', with_(({ overrides }) => void (find(overrides, 'platformId').value = 2 ** 40)), /linha \d+/],
  ['an unknown field', with_(({ overrides }) => Object.assign(overrides[0] ?? {}, { field: 'isAdmin' })), /isAdmin/],
  [
    'an inherited field',
    with_(({ overrides }) => Object.assign(overrides[0] ?? {}, { field: 'toString' })),
    /toString/,
  ],
  [
    'a script in a rich text',
    with_(({ overrides }) => void (find(overrides, 'curiosities').value = '<p>a<script>x</script></p>')),
    /HTML/,
  ],
  [
    'HTML in a plain text',
    with_(({ overrides }) => void (find(overrides, 'overview').value = '<img src=x onerror=y>')),
    /HTML/,
  ],
  ['HTML in a name', with_(({ overrides }) => void (find(overrides, 'name').value = '<b>x</b>')), /name/],
  [
    'a source that is a script',
    with_(({ overrides }) => void (find(overrides, 'sourceUrl').value = 'javascript:alert(1)')),
    /https/,
  ],
  ['a row twice', with_(({ overrides }) => void overrides.push(...overrides)), adminArchive.twice],
  [
    'a price that is text',
    with_(({ overrides }) => void (find(overrides, 'priceCents').value = '44,90')),
    /priceCents/,
  ],
  ['a voice of nobody', with_((given) => void (given.people = [])), /person/],
  [
    'an offer of no service',
    with_(({ overrides }) =>
      Object.assign((find(overrides, 'ownOffers').value as object[])[0] ?? {}, { serviceId: 7 }),
    ),
    /service 7/,
  ],
  [
    'a platform that is not here',
    with_(({ overrides }) => void (find(overrides, 'platformId').value = 777_777)),
    /platform 777777/,
  ],
  [
    'another collection under the same id',
    with_(({ records }) => Object.assign(collectionOf(records), { slug: 'outra' })),
    /Importar misturaria/,
  ],
  [
    'another service under the same id',
    with_(({ overrides }) => {
      for (const one of overrides) if (one.entity === 'service' && one.field === 'name') one.value = 'Outro';
    }),
    /Importar misturaria/,
  ],
  [
    'a picture with a path upwards',
    with_(({ pictures }) => Object.assign(pictures[0] ?? {}, { path: '/../../etc/passwd' })),
    /linha 1: path/,
  ],
  [
    'a picture under the name of another',
    with_(({ pictures }) => Object.assign(pictures[0] ?? {}, { sha256: 'a'.repeat(64) })),
    /linha 1: path/,
  ],
  [
    'a picture cut from a path upwards',
    with_(({ pictures }) => Object.assign(pictures[0] ?? {}, { cut_from: '/own-../x.jpg' })),
    /cut_from/,
  ],
  ['a huge picture', with_(({ pictures }) => Object.assign(pictures[0] ?? {}, { size: 2 ** 40 })), /linha 1: size/],
  [
    'a picture of another size than the file',
    with_(({ pictures }) => Object.assign(pictures[0] ?? {}, { size: 12 })),
    adminArchive.picturesSize,
  ],
  [
    'a picture with a wrong hash',
    with_(({ pictures }) => Object.assign(pictures[1] ?? {}, { hash: 'b'.repeat(64) })),
    adminArchive.pictureWrong,
  ],
  [
    'a picture of other measures',
    with_(({ pictures }) => Object.assign(pictures[0] ?? {}, { width: 7 })),
    adminArchive.pictureUnreadable,
  ],
  [
    'a person merged into themselves',
    with_(({ merges }) => Object.assign(merges[0] ?? {}, { into_id: merges[0]?.from_id })),
    /into_id/,
  ],
  [
    'a chain of merges',
    with_(({ merges }) => void merges.push({ from_id: merges[0]?.into_id ?? 0, into_id: 5 })),
    adminArchive.mergedTwice,
  ],
  ['a merge of nobody', with_(({ merges }) => void merges.push({ from_id: 5, into_id: 6 })), /person 5/],
  ['a slug with a path', with_(({ records }) => Object.assign(collectionOf(records), { slug: '../admin' })), /slug/],
  ['a page without a slug', with_(({ records }) => Object.assign(collectionOf(records), { slug: '' })), /slug/],
])('an archive with %s is refused in words, and nothing is written', async (_name, spoilt, sentence) => {
  const before = await hashRows(source);
  const given = typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt(structuredClone(archive)));
  await expect(importText(source, given)).rejects.toThrow(sentence);
  expect(await hashRows(source)).toEqual(before);
});

describe('a file of pictures', () => {
  /** The archive says what the file then has, hash and length included. */
  async function spoil(bytes: Buffer): Promise<number> {
    const [first, ...others] = archive.pictures;
    if (!first) throw new Error('the archive has no picture');
    const file = path.join(folder, 'spoilt');
    await writeFile(file, Buffer.concat([bytes, (await readFile(picturesFile)).subarray(first.size)]));
    const hash = createHash('sha256').update(bytes).digest('hex');
    const pictures = [{ ...first, size: bytes.length, hash }, ...others];
    return importText(source, JSON.stringify({ ...archive, pictures }), file);
  }
  const original = async () => (await readFile(picturesFile)).subarray(0, archive.pictures[0]?.size);

  test('that is missing, cut off or too long is refused', async () => {
    await expect(importText(source, text, path.join(folder, 'none'))).rejects.toThrow(/Falta o arquivo das imagens/);
    const other = path.join(folder, 'other');
    await copyFile(picturesFile, other);
    await writeFile(other, 'x', { flag: 'a' });
    await expect(importText(source, text, other)).rejects.toThrow(adminArchive.picturesSize);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['an HTML page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'a PNG',
      async () =>
        sharp(await original())
          .png()
          .toBuffer(),
    ],
    [
      'a JPEG with a place in it',
      async () => drawPicture(archive.pictures[0]?.width ?? 0, archive.pictures[0]?.height ?? 0),
    ],
    ['a JPEG with a script behind it', async () => Buffer.concat([await original(), Buffer.from('<script>')])],
    ['half a JPEG', async () => (await original()).subarray(0, 2_000)],
  ])('with %s in place of a picture is refused', async (_name, draw) => {
    await expect(spoil(await draw())).rejects.toThrow(adminArchive.pictureUnreadable);
  });
});

test('an archive of 100 MB is refused before it is parsed', () => {
  const large = `{"format":"lanterninha-editorial","x":"${'a'.repeat(100 * 1024 * 1024)}"}`;
  expect(() => parseArchive(large)).toThrow(adminArchive.tooLarge(50));
});

const collectionOf = (records: Archive['records']) => records.find(({ entity }) => entity === 'collection') ?? {};

function find(overrides: Archive['overrides'], field: string): Archive['overrides'][number] {
  const found = overrides.find((override) => override.field === field);
  if (!found) throw new Error(`the archive has no ${field}`);
  return found;
}
