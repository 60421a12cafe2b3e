import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { openTestFixture, type TestFixture } from '../../../../test/database/test-fixture.ts';
import { BATCH, CITY_OF_GOD, hire } from '../../../../test/editing/hire.ts';
import { COMMAND_LINE } from '../../staff/audited.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncOne } from '../../sync/sync-one.ts';
import { createOwnPerson } from '../dubbing/own-people.ts';
import { editMovie } from '../editing/edit-entity.ts';
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
  await hire(ctx, 'Ana Prado');
  const changes = {
    overview: 'Nosso texto.',
    curiosities: '<p>Uma <strong>curiosidade</strong>.</p>',
    aliases: ['CDD'],
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
    await importArchive(empty.ctx, COMMAND_LINE, parseArchive(text));
    expect(await hashRows(empty)).toEqual(await hashRows(source));
    const again = await exportArchive(empty.ctx);
    for (const section of SECTION_NAMES.filter((name) => name !== 'collections'))
      expect(again[section], section).toEqual(archive[section]);
  });

  test('imported twice changes nothing, and its edits reach a title that is fetched later', async () => {
    expect(await importArchive(empty.ctx, COMMAND_LINE, parseArchive(text))).toBe(0);
    await syncOne(empty.ctx, { kind: 'movie', id: CITY_OF_GOD.id }, BATCH);
    const film = await empty.ctx.db.selectFrom('movies').select('overview').where('id', '=', 598).executeTakeFirst();
    expect(film?.overview).toBe('Nosso texto.');
  });

  test('replaces fields that differ here, with a revision; rows that were entered here stay', async () => {
    const other = structuredClone(archive);
    for (const override of other.overrides) if (override.field === 'overview') override.value = 'Outro texto.';
    for (const plan of other.plans) plan.price_cents = 9_990;
    const counts = await countArchive(empty.ctx, parseArchive(JSON.stringify(other)));
    expect([counts.overrides.changed, counts.plans.kept]).toEqual([1, 1]);
    await importArchive(empty.ctx, COMMAND_LINE, parseArchive(JSON.stringify(other)));
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
  ['an unknown version', (given) => ({ ...given, version: 2 }), adminArchive.unknownVersion('2')],
  ['an unknown key', (given) => ({ ...given, members: [] }), adminArchive.notArchive],
  ['a missing section', (given) => ({ ...given, voices: undefined }), adminArchive.notArchive],
  [
    'a prototype key',
    text.replace('"version":1', '"version":1,"__proto__":{"isAdmin":true}'),
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
  ['a slug with a path', with_(({ collections }) => Object.assign(collections[0] ?? {}, { slug: '../admin' })), /slug/],
])('with %s is refused in words, and nothing is written', async (_name, spoilt, sentence) => {
  const before = await hashRows(source);
  const given = typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt(structuredClone(archive)));
  await expect((async () => importArchive(ctx, COMMAND_LINE, parseArchive(given)))()).rejects.toThrow(sentence);
  expect(await hashRows(source)).toEqual(before);
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
