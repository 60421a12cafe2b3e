import { describe, expect, test } from 'vitest';
import { adminArchive } from '#shared/admin/text/archive.ts';
import type { VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import type { OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { BATCH, CITY_OF_GOD } from '../../../../test/editing/hire.ts';
import { hashRows, openArchiveFixture } from '../../../../test/editing/open-archive-fixture.ts';
import { listVoices } from '../../store/dubbing/dubbing-credits.ts';
import { listOffers } from '../../store/titles/shown-parts.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { syncOne } from '../../sync/sync-one.ts';
import { exportArchive } from './export-archive.ts';
import { countArchive } from './import-archive.ts';
import { parseArchive, SECTION_NAMES } from './parse-archive.ts';

const source = await openArchiveFixture();
const empty = await openTestFixture();
const TITLE = { kind: 'movie', id: CITY_OF_GOD.id } as const;
const { ctx, archive, text, importText } = source;

describe('an archive', () => {
  test('imported into an empty installation gives the same rows, by their hashes, and the same archive', async () => {
    for (const section of SECTION_NAMES) expect(archive[section].length, section).toBeGreaterThan(0);
    const before = await countArchive(empty.ctx, parseArchive(text));
    expect(before.overrides).toMatchObject({ added: archive.overrides.length, same: 0 });
    // The collection's row is made of its overrides in both.
    await changeCatalogue(ctx, async (change) => {
      const { reprojectEntity } = await import('../../sync/storage/storages.ts');
      await reprojectEntity(change, 'collection', archive.records[0]?.id ?? 0);
    });
    await importText(empty, text);
    expect(await hashRows(empty)).toEqual(await hashRows(source));
    const again = await exportArchive(empty.ctx);
    for (const section of SECTION_NAMES.filter((name) => name !== 'records'))
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
    const [voices, others] = [await listVoices(empty.ctx.db, TITLE), await listVoices(ctx.db, TITLE)];
    expect(voices).toEqual(others);
    const [offers, ofSource] = [await listOffers(empty.ctx.db, TITLE), await listOffers(ctx.db, TITLE)];
    expect(offers).toEqual(ofSource);
    expect(offers.at(-1)).toMatchObject({ url: 'https://cine.example/598', checked_on: '2026-11-01', is_dubbed: true });
    // The merged person is named in the field, and the survivor is shown.
    expect(voices).toMatchObject([{ name: 'Voz Repetida', character: 'Buscapé', studio: 'Estúdio' }]);
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

describe('an archive of a former version', () => {
  const { voices, ownOffers, ...others } = Object.groupBy(archive.overrides, ({ field }) =>
    field === 'voices' || field === 'ownOffers' ? field : 'others',
  );
  const [line] = voices?.[0]?.value as unknown as VoiceFields[];
  const [offer] = ownOffers?.[0]?.value as unknown as OwnOffer[];
  const [merge] = archive.merges;
  if (!line || !merge || !offer) throw new Error('the fixture has an offer and a voice of a merged person');
  const row = {
    ...{
      id: 7,
      title_kind: 'movie',
      title_id: CITY_OF_GOD.id,
      character: line.character,
      original_name: line.original,
    },
    ...{ studio: line.studio, director: line.director, source_url: line.sourceUrl },
  };
  const offers = [
    {
      ...{ id: 3, title_kind: 'movie', title_id: CITY_OF_GOD.id, service_id: offer.serviceId, url: offer.url },
      ...{ is_dubbed: offer.isDubbed, is_subtitled: offer.isSubtitled, has_libras: offer.hasLibras },
      ...{ is_described: offer.isDescribed, source_url: offer.sourceUrl },
      ...{ checked_on: offer.checkedOn, expires_on: offer.expiresOn },
    },
  ];
  const former = { ...toSecond({ ...archive, overrides: others.others ?? [] }), offers };
  // Voices and offers become the last overrides; that all offers were checked on one day, no former release could say.
  const inOrder = {
    ...archive,
    overrides: [
      ...(others.others ?? []),
      ...(voices ?? []),
      ...(ownOffers ?? []).map((one) => ({ ...one, value: [{ ...offer, since: offer.checkedOn }] })),
    ],
    services: archive.services.map((service) => ({ ...service, offers_checked_on: null })),
  };

  test('the first, without pictures and merges, is imported', () => {
    const { pictures: _pictures, merges: _merges, ...first } = former;
    const given = { ...first, voices: [{ ...row, voice_id: line.voiceId }], version: 1 };
    expect(parseArchive(JSON.stringify(given))).toEqual({ ...inOrder, pictures: [], merges: [] });
  });

  test('the second, whose merges had moved voices, names the merged person again', () => {
    const given = {
      ...{ ...former, voices: [{ ...row, voice_id: merge.into_id }] },
      ...{ merges: [{ ...merge, voice_rows: [row.id] }] },
    };
    expect(parseArchive(JSON.stringify(given))).toEqual(inOrder);
  });

  test('is refused with a wrong voice', () => {
    const given = { ...former, voices: [{ ...row, voice_id: 2 ** 40 }], merges: [] };
    expect(() => parseArchive(JSON.stringify(given))).toThrow(/Vozes.*voice_id/);
  });

  test('is refused with a wrong offer', () => {
    const given = { ...former, voices: [], offers: [{ ...offers[0], service_id: 2 ** 40 }], merges: [] };
    expect(() => parseArchive(JSON.stringify(given))).toThrow(/Ofertas.*service_id/);
  });
});

/** As the release before wrote it. */
function toSecond({ records, ...same }: typeof archive) {
  const collections = records.map(({ entity: _entity, title: name, ...row }) => ({ name, ...row }));
  const services = same.services.map(({ offers_checked_on: _day, ...service }) => service);
  return { ...same, version: 2, collections, services };
}
