import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { openTestFixture, type TestFixture } from '../../../../test/database/test-fixture.ts';
import { BATCH, CITY_OF_GOD, hire } from '../../../../test/editing/hire.ts';
import { drawPicture } from '../../../../test/pictures/picture-host.ts';
import { openArchivedPictures, writeArchivedPictures } from '../../images/archived-pictures.ts';
import { addToLibrary, cutPicture } from '../../images/upload-picture.ts';
import { COMMAND_LINE } from '../../staff/audited.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncOne } from '../../sync/sync-one.ts';
import { createOwnPerson } from '../dubbing/own-people.ts';
import { editMovie } from '../editing/edit-entity.ts';
import type { Editor } from '../editing/editor.ts';
import { mergePeople } from '../people/merge-people.ts';
import { exportArchive } from './export-archive.ts';
import { countArchive, importArchive } from './import-archive.ts';
import { type Archive, parseArchive, SECTION_NAMES } from './parse-archive.ts';

const source = await openTestFixture();
const empty = await openTestFixture();
const { ctx } = source;
await syncOne(ctx, { kind: 'movie', id: CITY_OF_GOD.id }, BATCH);
await fill();
const archive = await exportArchive(ctx);
const text = JSON.stringify(archive);
const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-archive-'));
afterAll(() => rm(folder, { recursive: true }));
const PICTURES = path.join(folder, 'archive.json.pictures');
await writeArchivedPictures(ctx.db, PICTURES, archive.pictures);

/** As the command does. */
async function importText(fixture: Pick<TestFixture, 'ctx'>, given: string, file = PICTURES): Promise<number> {
  const parsed = parseArchive(given);
  const pictures = await openArchivedPictures(file, parsed.pictures);
  try {
    return await importArchive(fixture.ctx, COMMAND_LINE, parsed, pictures.read);
  } finally {
    await pictures.close();
  }
}

/** As the owner, several statements at once. */
async function query({ database }: TestFixture, statements: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statements)).rows;
  } finally {
    await client.end();
  }
}

/** Some of everything that an archive has. */
async function fill(): Promise<void> {
  const ana = await hire(ctx, 'Ana Prado');
  const poster = await fillLibrary(ana);
  const changes = {
    overview: 'Nosso texto.',
    curiosities: '<p>Uma <strong>curiosidade</strong>.</p>',
    aliases: ['CDD'],
    posterPath: poster,
  };
  await editMovie(ctx, { movieId: CITY_OF_GOD.id, changes, author: 'cli', note: '' });
  await query(
    source,
    `
    insert into collections (name, slug, title_h1, description_h1, state, created_at, updated_at)
      values ('Favela', 'favela', 'Favela', '', 'draft', '2026-11-01', '2026-11-01');
    insert into overrides (entity, entity_id, field, value, author, updated_at)
      select 'collection', id, 'name', '"Favela"', 'cli', '2026-11-01' from collections where slug = 'favela';
    insert into overrides (entity, entity_id, field, value, is_locked, reason, author, updated_at)
      values ('series', 31337, 's2e7.name', '"O capítulo"', true, 'nome oficial', 'cli', '2026-11-01');
    insert into house_records (kind, key, value, version, author, updated_at)
      values ('platform', '8', '{"h1": "Filmes na Netflix"}', 1, 'cli', '2026-11-01');
    insert into subscription_plans (platform_id, name, price_cents, period, has_ads, source_url, checked_on, expires_on, author, updated_at)
      values (8, 'Padrão', 4490, 'month', false, 'https://www.netflix.com/planos', '2026-11-01', '2026-12-01', 'cli', '2026-11-01');
    insert into subscription_bundles (seller, name, platform_ids, source_url, checked_on, expires_on, author, updated_at)
      values ('Operadora', 'Combo', '{8}', 'https://operadora.example/combo', '2026-11-01', '2026-12-01', 'cli', '2026-11-01');
    insert into free_services (name, article, about, url, asks, asks_other, has_ads, is_public, source_url, checked_on, expires_on, author, updated_at)
      values ('Cine Livre', 'o', 'Filmes livres.', 'https://cine.example/', 'nothing', '', false, true, 'https://cine.example/sobre', '2026-11-01', '2026-12-01', 'cli', '2026-11-01');
    insert into free_offers (service_id, title_kind, title_id, url, is_dubbed, is_subtitled, has_libras, is_described, source_url, checked_on, expires_on, author, updated_at)
      select id, 'movie', 598, 'https://cine.example/598', true, false, false, false, 'https://cine.example/sobre', '2026-11-01', '2026-12-01', 'cli', '2026-11-01' from free_services;
  `,
  );
  const voice = await changeCatalogue(ctx, (change) => createOwnPerson(change, 'Voz Inventada'));
  await query(
    source,
    `
    insert into dubbing_credits (title_kind, title_id, character, original_name, voice_id, studio, director, source_url, author, updated_at)
      values ('movie', 598, 'Buscapé', '', ${voice}, 'Estúdio', '', 'https://vozes.example/598', 'cli', '2026-11-01')
  `,
  );
  const twin = await changeCatalogue(ctx, (change) => createOwnPerson(change, 'Voz Repetida'));
  await mergePeople(ctx, ana, voice, { into: `Voz Repetida #${twin}` });
}

/** A picture, a part of it, and one whose licence has ended. */
async function fillLibrary({ actor }: Editor): Promise<string> {
  const texts = {
    name: 'Pôster',
    alt: 'Um pôster',
    credit: 'Alguém',
    licence: 'Divulgação',
    focusX: '30',
    focusY: '50',
  };
  const first = { ...texts, expiresOn: '', bytes: await drawPicture(1200, 1800) };
  const { id } = await addToLibrary(ctx, actor, first);
  await addToLibrary(ctx, actor, { ...texts, expiresOn: '2026-01-31', bytes: await drawPicture(800, 600) });
  const { path: cut } = await cutPicture(ctx, actor, {
    ...{ id, least: undefined, box: { x: 100, y: 200, width: 800, height: 1200 } },
  });
  return cut;
}

/** Everything that an archive carries of the rows: not who wrote them and when, nor TMDB's value of the time. */
const HASHED = {
  overrides: 'entity, entity_id, field, value, is_locked, reason, expires_at',
  collections: 'id, name, slug, position, saga_id, state',
  house_records: 'kind, key, value',
  subscription_plans:
    'id, platform_id, name, price_cents, period, has_ads, resolution, screens, source_url, checked_on, expires_on',
  subscription_bundles: 'id, seller, name, platform_ids, price_cents, period, source_url, checked_on, expires_on',
  free_services:
    'id, platform_id, name, article, about, url, asks, asks_other, has_ads, is_public, source_url, checked_on, expires_on',
  free_offers:
    'id, service_id, title_kind, title_id, url, is_dubbed, is_subtitled, has_libras, is_described, source_url, checked_on, expires_on',
  person_merges: 'from_id, into_id, voice_rows, undone_at',
  replaced_ids: 'kind, old_id, new_id',
  own_pictures:
    'path, sha256, md5(bytes), width, height, fingerprint, name, alt, credit, licence, expires_on, focus_x, focus_y, cut_from, removed_at',
  image_inks: 'file, ink',
  dubbing_credits: 'id, title_kind, title_id, character, original_name, voice_id, studio, director, source_url',
} as const;

async function hashRows(fixture: TestFixture): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const [table, columns] of Object.entries(HASHED)) {
    const rows = await query(
      fixture,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from (select ${columns} from ${table}) as t`,
    );
    hashes[table] = String(rows[0]?.hash);
  }
  return hashes;
}

describe('an archive', () => {
  test('imported into an empty installation gives the same rows, by their hashes, and the same archive', async () => {
    for (const section of SECTION_NAMES) expect(archive[section].length, section).toBeGreaterThan(0);
    const before = await countArchive(empty.ctx, parseArchive(text));
    expect(before.overrides).toMatchObject({ added: archive.overrides.length, same: 0 });
    // The collection's row is made of its overrides in both.
    await changeCatalogue(ctx, async (change) => {
      const { reprojectEntity } = await import('../../sync/projection/reproject.ts');
      await reprojectEntity(change, 'collection', archive.collections[0]?.id ?? 0);
    });
    await importText(empty, text);
    expect(await hashRows(empty)).toEqual(await hashRows(source));
    const again = await exportArchive(empty.ctx);
    for (const section of SECTION_NAMES.filter((name) => name !== 'collections'))
      expect(again[section], section).toEqual(archive[section]);
  });

  test('imported twice changes nothing, and its edits reach a title that is fetched later', async () => {
    expect(await importText(empty, text)).toBe(0);
    await syncOne(empty.ctx, { kind: 'movie', id: CITY_OF_GOD.id }, BATCH);
    const query = empty.ctx.db.selectFrom('movies').select(['overview', 'poster_path']).where('id', '=', 598);
    const film = await query.executeTakeFirst();
    const there = await ctx.db.selectFrom('movies').select('poster_path').where('id', '=', 598).executeTakeFirst();
    expect(film).toEqual({ overview: 'Nosso texto.', poster_path: there?.poster_path });
    expect(film?.poster_path).toContain('/own-');
  });

  test('shows a picture whose licence has ended nowhere, and a merged person as the other', async () => {
    const ended = await empty.ctx.db
      .selectFrom('own_pictures')
      .select('ended_at')
      .where('expires_on', 'is not', null)
      .execute();
    expect(ended.map(({ ended_at }) => ended_at !== null)).toEqual([true]);
    const people = await empty.ctx.db
      .selectFrom('people')
      .select(['name', 'is_public'])
      .where('name', 'like', 'Voz%')
      .orderBy('name')
      .execute();
    expect(people).toEqual([
      { name: 'Voz Inventada', is_public: false },
      { name: 'Voz Repetida', is_public: true },
    ]);
  });

  test('replaces fields that differ here, with a revision; rows that were entered here stay', async () => {
    const other = structuredClone(archive);
    for (const override of other.overrides) if (override.field === 'overview') override.value = 'Outro texto.';
    for (const plan of other.plans) plan.price_cents = 9_990;
    const counts = await countArchive(empty.ctx, parseArchive(JSON.stringify(other)));
    expect([counts.overrides.changed, counts.plans.kept]).toEqual([1, 1]);
    await importText(empty, JSON.stringify(other));
    const film = await empty.ctx.db.selectFrom('movies').select('overview').where('id', '=', 598).executeTakeFirst();
    expect(film?.overview).toBe('Outro texto.');
    const plan = await empty.ctx.db.selectFrom('subscription_plans').select('price_cents').executeTakeFirst();
    expect(plan?.price_cents).toBe(4_490);
    const revisions = await empty.ctx.db.selectFrom('revisions').select('note').where('entity', '=', 'movie').execute();
    expect(revisions).toEqual([{ note: adminArchive.title }]);
  });
});

type Spoil = (archive: Archive) => unknown;
const with_ =
  (change: (given: Archive) => void): Spoil =>
  (given) => (change(given), given);

test.each<[string, Spoil | string, string | RegExp]>([
  ['no JSON', '{', adminArchive.notJson],
  ['another JSON', '{"a":1}', adminArchive.notArchive],
  ['a list', '[]', adminArchive.notArchive],
  ['an unknown version', (given) => ({ ...given, version: 3 }), adminArchive.unknownVersion('3')],
  ['an unknown key', (given) => ({ ...given, members: [] }), adminArchive.notArchive],
  ['a missing section', (given) => ({ ...given, voices: undefined }), adminArchive.notArchive],
  [
    'a prototype key',
    text.replace('"version":2', '"version":2,"__proto__":{"isAdmin":true}'),
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
    with_(({ plans }) => Object.assign(plans[0] ?? {}, { id: '1; drop table plans' })),
    /linha 1: id/,
  ],
  ['an id above integers', with_(({ voices }) => Object.assign(voices[0] ?? {}, { voice_id: 2 ** 40 })), /voice_id/],
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
  ['HTML in a name', with_(({ services }) => Object.assign(services[0] ?? {}, { name: '<b>x</b>' })), /name/],
  [
    'a source that is a script',
    with_(({ plans }) => Object.assign(plans[0] ?? {}, { source_url: 'javascript:alert(1)' })),
    /source_url/,
  ],
  ['a row twice', with_(({ plans }) => void plans.push(...plans)), adminArchive.twice],
  ['a voice of nobody', with_((given) => void (given.people = [])), /person/],
  [
    'a platform that is not here',
    with_(({ plans }) => Object.assign(plans[0] ?? {}, { platform_id: 777_777 })),
    /platform 777777/,
  ],
  [
    'another collection under the same id',
    with_(({ collections }) => Object.assign(collections[0] ?? {}, { slug: 'outra' })),
    /Importar misturaria/,
  ],
  [
    'another service under the same id',
    with_(({ services }) => Object.assign(services[0] ?? {}, { name: 'Outro' })),
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
    with_(({ merges }) => void merges.push({ from_id: merges[0]?.into_id ?? 0, into_id: 5, voice_rows: [] })),
    adminArchive.mergedTwice,
  ],
  [
    'a merge of nobody',
    with_(({ merges }) => void merges.push({ from_id: 5, into_id: 6, voice_rows: [] })),
    /person 5/,
  ],
  ['a slug with a path', with_(({ collections }) => Object.assign(collections[0] ?? {}, { slug: '../admin' })), /slug/],
])('with %s is refused in words, and nothing is written', async (_name, spoilt, sentence) => {
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
    await writeFile(file, Buffer.concat([bytes, (await readFile(PICTURES)).subarray(first.size)]));
    const hash = createHash('sha256').update(bytes).digest('hex');
    const pictures = [{ ...first, size: bytes.length, hash }, ...others];
    return importText(source, JSON.stringify({ ...archive, pictures }), file);
  }
  const original = async () => (await readFile(PICTURES)).subarray(0, archive.pictures[0]?.size);

  test('that is missing, cut off or too long is refused', async () => {
    await expect(importText(source, text, path.join(folder, 'none'))).rejects.toThrow(/Falta o arquivo das imagens/);
    const other = path.join(folder, 'other');
    await copyFile(PICTURES, other);
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

test('of the first version, without pictures and merges, is imported', () => {
  const { pictures: _pictures, merges: _merges, ...first } = archive;
  expect(parseArchive(JSON.stringify({ ...first, version: 1 }))).toMatchObject({ pictures: [], merges: [] });
});

test('of 100 MB is refused before it is parsed', () => {
  const large = `{"format":"lanterninha-editorial","x":"${'a'.repeat(100 * 1024 * 1024)}"}`;
  expect(() => parseArchive(large)).toThrow(adminArchive.tooLarge(50));
});

function find(overrides: Archive['overrides'], field: string): Archive['overrides'][number] {
  const found = overrides.find((override) => override.field === field);
  if (!found) throw new Error(`the archive has no ${field}`);
  return found;
}
