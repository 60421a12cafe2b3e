import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyVoices, saveVoice, undoVoices } from '../src/server/admin/dubbing/change-voices.ts';
import { prepareVoiceCsv } from '../src/server/admin/dubbing/prepare-voice-csv.ts';
import { exportVoices, readVoiceChange, readVoices } from '../src/server/admin/dubbing/read-voices.ts';
import { prepareOfferCsv, saveOffer, saveService } from '../src/server/admin/subscriptions/change-free-services.ts';
import {
  applyChange,
  prepareCsv,
  saveSubscription,
  undoChange,
} from '../src/server/admin/subscriptions/change-subscriptions.ts';
import { exportOffers } from '../src/server/admin/subscriptions/read-free-services.ts';
import { exportSubscriptions, readChange } from '../src/server/admin/subscriptions/read-subscriptions.ts';
import { findDubbingChange } from '../src/server/store/dubbing/dubbing-changes.ts';
import { listStoredVoices } from '../src/server/store/dubbing/dubbing-credits.ts';
import { findChange, listStoredRows, toFields } from '../src/server/store/subscriptions/subscription-changes.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { decodeCsv } from '../src/shared/admin/domain/csv.ts';
import { openTestFixture } from './database/test-fixture.ts';
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
const SERVICE_ID = 900_000;

const dated = { checkedOn: '2026-11-01', expiresOn: '2026-12-20' };
const NEW = { id: undefined, version: undefined };
await saveSubscription(ctx, ana, {
  kind: 'plan',
  fields: {
    ...{
      platformId: 8,
      name: 'Plano',
      priceCents: 2_290,
      period: 'month',
      hasAds: false,
      resolution: 'hd',
      screens: 2,
    },
    ...{ sourceUrl: 'https://precos.example/', ...dated },
  },
});
await saveService(ctx, ana, NEW, {
  ...{ platform: '', name: 'Cine Farol', article: 'o', about: 'Serviço inventado', url: 'https://cinefarol.example/' },
  ...{ asks: 'nothing', asksOther: '', hasAds: '', isPublic: '', source: 'https://cinefarol.example/', ...dated },
});
await saveOffer(ctx, ana, SERVICE_ID, NEW, {
  ...{ title: '598', link: 'https://cinefarol.example/filme/antes', isDubbed: '1', isSubtitled: '', hasLibras: '' },
  ...{ isDescribed: '', source: '', ...dated },
});
await saveVoice(ctx, ana, film, {
  fields: {
    ...{ character: 'Papel', original: 'Fulano', voiceId: null, voice: 'Voz de Antes', studio: 'Eco', director: '' },
    sourceUrl: 'https://vozes.example/',
  },
  mayCreate: true,
});

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

const withoutVersion = ({ version: _version, ...row }: { version: number }) => row;

/** Plans and offers are changed by the same functions. */
function ofSubscriptions(kind: 'plan' | 'offer'): Omit<Import, 'hostile' | 'prepare' | 'export'> {
  const list = () => listStoredRows(ctx.db, kind, kind === 'offer' ? [SERVICE_ID] : []);
  return {
    read: async (id) => (await readChange(ctx, id)).rows,
    apply: (id) => applyChange(ctx, ana, id),
    undo: (id) => undoChange(ctx, ana, id),
    dump: async () => ({
      rows: (await list()).map(withoutVersion),
      shown: (await sql`select * from movie_offers order by movie_id, kind, service_id`.execute(ctx.db)).rows,
    }),
    compare: async (id) => ({
      wanted: ((await findChange(ctx.db, id))?.items ?? []).map(({ wanted }) => wanted),
      entered: (await list()).map((row) => toFields(kind, row)),
    }),
  };
}

const imports: Record<string, Import> = {
  plans: {
    ...ofSubscriptions('plan'),
    hostile: (seed) => createHostileCsv(seed),
    prepare: (text) => prepareCsv(ctx, ana, { kind: 'plan', text }),
    export: () => exportSubscriptions(ctx, 'plan'),
  },
  'offers of a free service': {
    ...ofSubscriptions('offer'),
    hostile: (seed) => createHostileCsv(seed, OFFERS_CSV),
    prepare: (text) => prepareOfferCsv(ctx, ana, SERVICE_ID, text),
    export: () => exportOffers(ctx, SERVICE_ID),
  },
  voices: {
    hostile: (seed) => createHostileCsv(seed, VOICES_CSV),
    prepare: (text) => prepareVoiceCsv(ctx, ana, film, { text, source: '' }),
    read: async (id) => (await readVoiceChange(ctx, film, id)).rows,
    apply: (id) => applyVoices(ctx, ana, film, id),
    undo: (id) => undoVoices(ctx, ana, film, id),
    export: () => exportVoices(ctx, film),
    dump: async () =>
      (await listStoredVoices(ctx.db, film)).map(({ row, voice }) => ({ ...withoutVersion(row), voice })),
    compare: async (id) => ({
      // A voice that the import creates has no id before.
      wanted: ((await findDubbingChange(ctx.db, id))?.items ?? []).map(({ wanted }) => {
        if (!wanted) return null;
        const { voiceId: _voiceId, ...rest } = wanted;
        return rest;
      }),
      entered: (await readVoices(ctx, film)).lines,
    }),
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
