import { describe, expect, test } from 'vitest';
import { adminArchive } from '#shared/admin/text/archive.ts';
import type { VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import type { OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { BATCH, CITY_OF_GOD } from '../../../../test/editing/hire.ts';
import { hashRows, openArchiveFixture } from '../../../../test/editing/open-archive-fixture.ts';
import { listVoices } from '../../store/dubbing/dubbing-credits.ts';

import { listSubscriptionPlans } from '../../store/subscriptions/subscription-plans.ts';

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
      await reprojectEntity(change, 'collection', 1);
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

  test('replaces fields that differ here, with a revision; a price that is another here stays', async () => {
    const other = structuredClone(archive);
    for (const override of other.overrides) if (override.field === 'overview') override.value = 'Outro texto.';
    const plan = other.records.find(({ title }) => title === 'Netflix Padrão');
    const ofPlan = other.overrides.filter(({ entity, id }) => entity === 'plan' && id === plan?.id);
    // The same plan under a number that is free here, and one with another name under the number of ours.
    other.overrides.push(...ofPlan.map((override) => ({ ...override, id: 7 })));
    for (const override of ofPlan) if (override.field === 'name') override.value = 'Premium';
    if (plan) other.records.push({ ...plan, id: 7 });
    const counts = await countArchive(empty.ctx, parseArchive(JSON.stringify(other)));
    expect([counts.overrides.changed, counts.records.kept, counts.overrides.kept]).toEqual([1, 2, 2 * ofPlan.length]);
    await importText(empty, JSON.stringify(other));
    const film = await empty.ctx.db.selectFrom('movies').select('overview').where('id', '=', 598).executeTakeFirst();
    expect(film?.overview).toBe('Outro texto.');
    expect(await listSubscriptionPlans(empty.ctx.db)).toMatchObject([
      { name: 'Padrão', priceCents: 4_490 },
      { name: 'Apoiador' },
    ]);
    const revisions = await empty.ctx.db.selectFrom('revisions').select('note').where('entity', '=', 'movie').execute();
    expect(revisions).toEqual([{ note: adminArchive.title }]);
  });
});

describe('an archive of a former version', () => {
  const { voices, ownOffers, entered, ...others } = Object.groupBy(archive.overrides, ({ entity, field }) =>
    field === 'voices' || field === 'ownOffers' ? field : isEntered({ entity }) ? 'entered' : 'others',
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
  // What had rows comes last, prices and services without names and moments of their records; that all offers were checked on one day, no
  // former release could say.
  const inOrder = {
    ...archive,
    records: [
      ...archive.records.filter((record) => !isEntered(record)),
      ...ENTERED.flatMap((kind) => toPlain(archive.records.filter(({ entity }) => entity === kind))),
    ],
    overrides: [
      ...(others.others ?? []),
      ...(voices ?? []),
      ...(ownOffers ?? []).map((one) => ({ ...one, value: [{ ...offer, since: offer.checkedOn }] })),
      ...ENTERED.flatMap((kind) => entered?.filter(({ entity }) => entity === kind) ?? []).filter(
        ({ field }) => field !== 'offersCheckedOn',
      ),
    ],
  };
  const read = (given: object) => {
    const { overrides, ...parsed } = parseArchive(JSON.stringify(given));
    return { ...parsed, overrides: sortEntered(overrides) };
  };

  test('the first, without pictures and merges, is imported', () => {
    const { pictures: _pictures, merges: _merges, ...first } = former;
    const given = { ...first, voices: [{ ...row, voice_id: line.voiceId }], version: 1 };
    expect(read(given)).toEqual({ ...inOrder, pictures: [], merges: [] });
  });

  test('the second, whose merges had moved voices, names the merged person again', () => {
    const given = {
      ...{ ...former, voices: [{ ...row, voice_id: merge.into_id }] },
      ...{ merges: [{ ...merge, voice_rows: [row.id] }] },
    };
    expect(read(given)).toEqual(inOrder);
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

const ENTERED = ['plan', 'bundle', 'service'];
const isEntered = ({ entity }: { entity: string }) => ENTERED.includes(entity);

/** The fields of what had rows in the order in which an archive has them. */
function sortEntered(overrides: typeof archive.overrides) {
  const others = overrides.filter((one) => !isEntered(one));
  const ofPrice = overrides.filter(isEntered);
  const inOrder = Map.groupBy(ofPrice, ({ entity, id }) => `${entity} ${id}`);
  return [
    ...others,
    ...[...inOrder.values()].flatMap((fields) => fields.toSorted((a, b) => (a.field < b.field ? -1 : 1))),
  ];
}

/** As they are read from a version that had no names of records: the name alone, on the day of the check. */
function toPlain(records: typeof archive.records) {
  return records.map((record) => {
    const textOf = (name: string) =>
      archive.overrides.find(({ entity, id, field }) => entity === record.entity && id === record.id && field === name)
        ?.value as string;
    const at = `${textOf('checkedOn')}T12:00:00Z`;
    const title = record.entity === 'plan' ? textOf('name') : record.title;
    return { ...record, title, position: 0, created_at: at, first_published_at: at };
  });
}

/** As the release before wrote it. */
function toSecond({ records, ...same }: typeof archive) {
  const collections = records
    .filter((record) => !isEntered(record))
    .map(({ entity: _entity, title: name, ...row }) => ({ name, ...row }));
  const toColumn = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const rowsOf = (kind: string, absent: object) =>
    records
      .filter(({ entity }) => entity === kind)
      .map(({ id }) => {
        const fields = archive.overrides.filter(
          (one) => one.entity === kind && one.id === id && one.field !== 'offersCheckedOn',
        );
        return { id, ...absent, ...Object.fromEntries(fields.map(({ field, value }) => [toColumn(field), value])) };
      });
  return {
    ...{ ...same, version: 2, collections },
    plans: rowsOf('plan', { resolution: null, screens: null }),
    bundles: rowsOf('bundle', { price_cents: null, period: null }),
    services: rowsOf('service', { platform_id: null, asks_other: '' }),
  };
}
