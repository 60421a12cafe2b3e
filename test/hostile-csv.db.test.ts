import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyChangeSet } from '../src/server/admin/change-sets/apply-change-set.ts';
import { prepareChangeSet } from '../src/server/admin/change-sets/prepare-change-set.ts';
import { readChangeSet } from '../src/server/admin/change-sets/read-change-set.ts';
import { undoChangeSet } from '../src/server/admin/change-sets/undo-change-set.ts';
import { changeVoices, fillVoices } from '../src/server/admin/dubbing/change-voices.ts';
import { exportVoices } from '../src/server/admin/dubbing/read-voices.ts';
import { editMovie } from '../src/server/admin/editing/edit-entity.ts';
import { publish } from '../src/server/admin/editing/publish.ts';
import { restoreAsDraft } from '../src/server/admin/editing/restore-revision.ts';
import { offerCsv } from '../src/server/admin/own-offers/offer-sources.ts';
import { exportOffers } from '../src/server/admin/own-offers/read-own-offers.ts';
import { priceCsv } from '../src/server/admin/subscriptions/price-csv.ts';
import { exportPrices } from '../src/server/admin/subscriptions/read-prices.ts';
import { listChangeItems } from '../src/server/store/editing/change-sets.ts';
import { listDrafts } from '../src/server/store/editing/drafts.ts';
import { listSubscriptionPlans } from '../src/server/store/subscriptions/subscription-plans.ts';
import { findOverrides } from '../src/server/store/titles/overrides.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { decodeCsv } from '../src/shared/admin/domain/csv.ts';
import type { OwnOffer } from '../src/shared/domain/subscriptions/own-offers.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { enterPlan, enterService } from './editing/enter-prices.ts';
import { BATCH, CITY_OF_GOD, hire } from './editing/hire.ts';
import { problemOf } from './editing/soon.ts';
import { createHostileCsv, HOSTILE_CSV_DAY, OFFERS_CSV, VOICES_CSV } from './hostile-csv.ts';
import { sample } from './sample.ts';

const fixture = await openTestFixture();
// The files have days of their own.
const ctx = { ...fixture.ctx, now: () => new Date(`${HOSTILE_CSV_DAY}T15:00:00Z`) };
for (const id of [598, 666, 238, 496_243]) await syncMovie(ctx, id, BATCH);
const ana = await hire(ctx, 'Ana', 'editor');
const film = { kind: 'movie', id: CITY_OF_GOD.id } as const;
const subject = { entity: 'movie', id: CITY_OF_GOD.id } as const;
const SERVICE_ID = 900_000;

const dated = { checkedOn: '2026-11-01', expiresOn: '2026-12-20' };
await enterPlan(ctx, { platformId: 8, name: 'Plano', resolution: 'hd', screens: 2, ...dated });
await enterService(ctx, { name: 'Cine Farol', ...dated });
const before: OwnOffer = {
  ...{ serviceId: SERVICE_ID, url: 'https://cinefarol.example/filme/antes', sourceUrl: 'https://cinefarol.example/' },
  ...{ isDubbed: true, isSubtitled: false, hasLibras: false, isDescribed: false, ...dated, since: null },
};
await editMovie(ctx, { movieId: film.id, changes: { ownOffers: [before] }, author: 'cli', note: '' });
const voice = {
  character: 'Papel',
  original: 'Fulano',
  voiceId: null,
  voice: 'Voz de Antes',
  studio: 'Eco',
  director: '',
};
await changeVoices(ctx, ana, film, [{ line: { ...voice, sourceUrl: 'https://vozes.example/' } }]);

interface Import {
  hostile(seed: number): Uint8Array;
  prepare(text: string): Promise<string>;
  /** The rows of the preview. */
  read(id: string): Promise<readonly unknown[]>;
  apply(id: string): Promise<void>;
  undo(id: string): Promise<void>;
  export(): Promise<string>;
  /** Every column but the version, which counts on. */
  dump(): Promise<unknown>;
  /** What the change wanted, and what is entered now. */
  compare(id: string): Promise<{ wanted: readonly (object | null)[]; entered: readonly object[] }>;
}

const withoutNull = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const dumpShown = async () =>
  (await sql`select * from movie_offers order by movie_id, kind, service_id`.execute(ctx.db)).rows;
const withoutSince = ({ since: _since, ...offer }: OwnOffer) => offer;

const imports: Record<string, Import> = {
  plans: {
    hostile: (seed) => createHostileCsv(seed),
    prepare: (text) => prepareChangeSet(ctx, ana, priceCsv.plan, text),
    read: async (id) => (await readChangeSet(ctx, id)).lines.map(({ changes }) => changes),
    apply: (id) => applyChangeSet(ctx, ana, id, 'publication'),
    undo: (id) => undoChangeSet(ctx, ana, id),
    export: () => exportPrices(ctx, 'plan'),
    dump: async () =>
      (
        await sql`select entity_id, field, value from overrides where entity = 'plan' and exists (
          select from records where entity = 'plan' and id = entity_id and removed_at is null) order by 1, 2`.execute(
          ctx.db,
        )
      ).rows,
    compare: async (id) => ({
      wanted: (await listChangeItems(ctx.db, id)).map(({ wanted }) => withoutNull(wanted ?? {})),
      entered: (await listSubscriptionPlans(ctx.db)).map(withoutNull),
    }),
  },
  'offers of a free service': {
    hostile: (seed) => createHostileCsv(seed, OFFERS_CSV),
    prepare: (text) => prepareChangeSet(ctx, ana, offerCsv, { serviceId: SERVICE_ID, text }),
    export: () => exportOffers(ctx, SERVICE_ID),
    read: async (id) => (await readChangeSet(ctx, id)).lines.map(({ id: title, changes }) => ({ title, changes })),
    apply: (id) => applyChangeSet(ctx, ana, id, 'publication'),
    undo: (id) => undoChangeSet(ctx, ana, id),
    dump: async () => ({
      overrides: (await sql`select entity, entity_id, field, value from overrides order by 1, 2, 3`.execute(ctx.db))
        .rows,
      rows: (await sql`select * from free_offers order by title_kind, title_id`.execute(ctx.db)).rows,
      shown: await dumpShown(),
    }),
    async compare(id) {
      const { lines } = await readChangeSet(ctx, id);
      const published = lines.map(({ entity, id: title }) => findOverrides(ctx.db, { entity, id: title }));
      const entered = (await Promise.all(published)) as { ownOffers?: OwnOffer[] }[];
      return {
        wanted: lines.flatMap(({ changes }) => (changes[0]?.to as OwnOffer[]).map(withoutSince)),
        entered: entered.flatMap(({ ownOffers = [] }) => ownOffers.map(withoutSince)),
      };
    },
  },
};

const SEEDS = [...Array.from({ length: 500 }).keys()];

test.each(Object.entries(imports))(
  'a hostile CSV of %s is refused or applied as its preview says, runs in no spreadsheet, and is undone to the last byte',
  { timeout: 600_000 },
  async (_kind, each) => {
    let applied = 0;
    const [bytes, rows] = [await each.export(), await each.dump()];
    for (const seed of sample(SEEDS, 12)) {
      const of = `seed ${seed}`;
      const prepared = each.prepare(decodeCsv(each.hostile(seed)));
      const problem = await problemOf(prepared);
      expect(await each.dump(), of).toEqual(rows);
      if (problem !== undefined) continue;
      const id = await prepared;
      const preview = await each.read(id);
      await each.apply(id);
      expect(await each.read(id), of).toEqual(preview);
      const { wanted, entered } = await each.compare(id);
      for (const fields of wanted) expect(entered, of).toContainEqual(expect.objectContaining(fields ?? {}));
      for (const line of (await each.export()).split('\r\n').slice(1))
        expect(line, of).not.toMatch(/(?:^|;)"?[=+\-@\t]/);
      await each.undo(id);
      expect(await each.dump(), of).toEqual(rows);
      expect(await each.export(), of).toBe(bytes);
      applied += 1;
    }
    expect(applied).toBeGreaterThan(2);
  },
);

async function publishVoices(): Promise<number> {
  const draft = (await listDrafts(ctx.db, subject)).find(({ field }) => field === 'voices');
  const published = await publish(ctx, ana, subject, { seen: { voices: draft?.version ?? 0 }, note: '' });
  if ('clashes' in published) throw new Error('unexpected conflict');
  return published.revision;
}

const dumpVoices = async () => ({
  voices: (await sql`select * from dubbing_credits order by title_id, position`.execute(ctx.db)).rows,
  people: (
    await sql`select id, name, is_public from people where id >= 2000000000 and is_public order by id`.execute(ctx.db)
  ).rows,
});

test('a hostile CSV of voices is refused or fills the draft, runs in no spreadsheet, and an earlier version takes it back to the last byte', {
  timeout: 600_000,
}, async () => {
  const before = await publishVoices();
  const [bytes, rows] = [await exportVoices(ctx, film), await dumpVoices()];
  let filled = 0;
  for (const seed of sample(SEEDS, 12)) {
    const of = `seed ${seed}`;
    const text = decodeCsv(createHostileCsv(seed, VOICES_CSV));
    const problem = await problemOf(fillVoices(ctx, ana, film, { text, source: '' }));
    expect(await dumpVoices(), of).toEqual(rows);
    if (problem !== undefined) {
      expect(await exportVoices(ctx, film), of).toBe(bytes);
      continue;
    }
    const drafted = await exportVoices(ctx, film);
    expect(drafted, of).not.toBe(bytes);
    for (const line of drafted.split('\r\n').slice(1)) expect(line, of).not.toMatch(/(?:^|;)"?[=+\-@\t]/);
    await publishVoices();
    const withoutNumbers = (csv: string) => csv.replaceAll(/ #\d+/g, '');
    expect(withoutNumbers(await exportVoices(ctx, film)), of).toBe(withoutNumbers(drafted));
    await restoreAsDraft(ctx, ana, subject, before);
    await publishVoices();
    expect(await dumpVoices(), of).toEqual(rows);
    expect(await exportVoices(ctx, film), of).toBe(bytes);
    filled += 1;
  }
  expect(filled).toBeGreaterThan(2);
});
