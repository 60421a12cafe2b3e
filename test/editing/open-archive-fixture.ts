import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { exportArchive } from '../../src/server/admin/archive/export-archive.ts';
import { importArchive } from '../../src/server/admin/archive/import-archive.ts';
import { type Archive, parseArchive } from '../../src/server/admin/archive/parse-archive.ts';
import { createOwnPerson } from '../../src/server/admin/dubbing/own-people.ts';
import { editMovie } from '../../src/server/admin/editing/edit-entity.ts';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { mergePeople } from '../../src/server/admin/people/merge-people.ts';
import type { Context } from '../../src/server/context.ts';
import { openArchivedPictures, writeArchivedPictures } from '../../src/server/images/archived-pictures.ts';
import { addToLibrary, cutPicture } from '../../src/server/images/upload-picture.ts';
import { COMMAND_LINE } from '../../src/server/staff/audited.ts';
import { changeCatalogue } from '../../src/server/sync/change-catalogue.ts';
import { syncOne } from '../../src/server/sync/sync-one.ts';
import { openTestFixture, type TestFixture } from '../database/test-fixture.ts';
import { drawPicture } from '../pictures/picture-host.ts';
import { farolOffer } from './enter-farol.ts';
import { enterBundle, enterPlan, enterService } from './enter-prices.ts';
import { BATCH, CITY_OF_GOD, hire } from './hire.ts';

export interface ArchiveFixture extends TestFixture {
  archive: Archive;
  /** The archive as it is written. */
  text: string;
  /** Deleted after the tests. */
  folder: string;
  picturesFile: string;
  /** As the command does. */
  importText(to: Pick<TestFixture, 'ctx'>, given: string, file?: string): Promise<number>;
}

/** An installation with some of everything that an archive has, and its archive. */
export async function openArchiveFixture(): Promise<ArchiveFixture> {
  const fixture = await openTestFixture();
  const { ctx } = fixture;
  await syncOne(ctx, { kind: 'movie', id: CITY_OF_GOD.id }, BATCH);
  await fill(fixture);
  const archive = await exportArchive(ctx);
  const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-archive-'));
  afterAll(() => rm(folder, { recursive: true }));
  const picturesFile = path.join(folder, 'archive.json.pictures');
  await writeArchivedPictures(ctx.db, picturesFile, archive.pictures);
  return {
    ...fixture,
    archive,
    text: JSON.stringify(archive),
    folder,
    picturesFile,
    async importText(to, given, file = picturesFile) {
      const parsed = parseArchive(given);
      const opened = await openArchivedPictures(file, parsed.pictures);
      try {
        return await importArchive(to.ctx, COMMAND_LINE, parsed, opened.read);
      } finally {
        await opened.close();
      }
    },
  };
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

async function fill(fixture: TestFixture): Promise<void> {
  const { ctx } = fixture;
  const ana = await hire(ctx, 'Ana Prado');
  const poster = await fillLibrary(ctx, ana);
  const changes = {
    overview: 'Nosso texto.',
    curiosities: '<p>Uma <strong>curiosidade</strong>.</p>',
    aliases: ['CDD'],
    posterPath: poster,
  };
  await editMovie(ctx, { movieId: CITY_OF_GOD.id, changes, author: 'cli', note: '' });
  await query(
    fixture,
    `
    update record_ids set last = 1 where entity = 'collection';
    insert into records (entity, id, title, slug, saga_id, created_at, first_published_at, changed_at)
      values ('collection', 1, 'Favela', 'favela', 10, '2026-11-01', '2026-11-01', '2026-11-01');
    insert into record_addresses (entity, slug, record_id) values ('collection', 'favela', 1), ('collection', 'comunidade', 1);
    insert into overrides (entity, entity_id, field, value, author, updated_at)
      values ('collection', 1, 'name', '"Favela"', 'cli', '2026-11-01');
    insert into overrides (entity, entity_id, field, value, is_locked, reason, author, updated_at)
      values ('series', 31337, 's2e7.name', '"O capítulo"', true, 'nome oficial', 'cli', '2026-11-01');
    insert into overrides (entity, entity_id, field, value, author, updated_at)
      values ('platform', 8, 'h1', '"Filmes na Netflix"', 'cli', '2026-11-01');
  `,
  );
  await enterPlan(ctx, { platformId: 8, name: 'Padrão', priceCents: 4_490 });
  await enterBundle(ctx, { seller: 'Operadora', name: 'Combo', platformIds: [8] });
  const home = 'https://cine.example/';
  const serviceId = await enterService(ctx, { name: 'Cine Livre', url: home, offersCheckedOn: '2026-11-02' });
  await enterPlan(ctx, { platformId: serviceId, name: 'Apoiador', priceCents: 990 });
  const offer = { ...farolOffer(serviceId, '2026-11-01', '598'), url: 'https://cine.example/598' };
  await editMovie(ctx, { movieId: CITY_OF_GOD.id, changes: { ownOffers: [offer] }, author: 'cli', note: '' });
  const voice = await changeCatalogue(ctx, (change) => createOwnPerson(change, 'Voz Inventada'));
  const line = { character: 'Buscapé', original: '', voiceId: voice, voice: 'Voz Inventada', studio: 'Estúdio' };
  const voices = [{ ...line, director: '', sourceUrl: 'https://vozes.example/598' }];
  await editMovie(ctx, { movieId: CITY_OF_GOD.id, changes: { voices }, author: 'cli', note: '' });
  const twin = await changeCatalogue(ctx, (change) => createOwnPerson(change, 'Voz Repetida'));
  await mergePeople(ctx, ana, voice, { into: `Voz Repetida #${twin}` });
}

/** A picture, a part of it, and one whose licence has ended. */
async function fillLibrary(ctx: Context, { actor }: Editor): Promise<string> {
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
  records: 'entity, id, title, slug, position, saga_id, is_public, first_published_at is null, content',
  record_addresses: 'entity, slug, record_id, leads_to',
  record_titles: 'entity, record_id, position, kind, title_id, note, is_skippable',
  record_ids: 'entity, last',
  person_merges: 'from_id, into_id, undone_at',
  replaced_ids: 'kind, old_id, new_id',
  own_pictures:
    'path, sha256, md5(bytes), width, height, fingerprint, name, alt, credit, licence, expires_on, focus_x, focus_y, cut_from, removed_at',
  image_inks: 'file, ink',
} as const;

export async function hashRows(fixture: TestFixture): Promise<Record<string, string>> {
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
