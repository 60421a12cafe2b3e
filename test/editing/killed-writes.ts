import { type RawBuilder, sql } from 'kysely';
import { applyChangeSet } from '../../src/server/admin/change-sets/apply-change-set.ts';
import { undoChangeSet } from '../../src/server/admin/change-sets/undo-change-set.ts';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { publish } from '../../src/server/admin/editing/publish.ts';
import { saveDraft } from '../../src/server/admin/editing/save-draft.ts';
import { lockWritten } from '../../src/server/admin/editing/written.ts';
import { describePicture } from '../../src/server/admin/media/change-picture.ts';
import { createRecord } from '../../src/server/admin/records/create-record.ts';
import { removeRecord } from '../../src/server/admin/records/remove-record.ts';
import type { Context } from '../../src/server/context.ts';
import { addToLibrary } from '../../src/server/images/upload-picture.ts';
import type { Db, Trx } from '../../src/server/infra/db.ts';
import { lockPicture } from '../../src/server/store/pictures/picture-library.ts';
import { listSubscriptionPlans } from '../../src/server/store/subscriptions/subscription-plans.ts';
import { findOverrides, type Subject } from '../../src/server/store/titles/overrides.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import { syncSeries } from '../../src/server/sync/sync-series.ts';
import { isSameValue } from '../../src/shared/admin/domain/editing/same-value.ts';
import { addDays, toBrazilianDay } from '../../src/shared/domain/day.ts';
import { withFocus } from '../../src/shared/domain/pictures/own-picture-path.ts';
import { HOME } from '../../src/shared/domain/site/home-pins.ts';
import { HOME_SECTIONS } from '../../src/shared/domain/site/home-sections.ts';
import { drawPicture } from '../pictures/picture-host.ts';
import { enterFarol, farolOffer } from './enter-farol.ts';
import { BATCH, CENTRAL_STATION, CITY_OF_GOD } from './hire.ts';
import { prepareValues } from './race-editors.ts';

type Say = (what: 'saved' | 'published', version: number) => void;

/** One kind of what editors write. Every value follows from a number: fields of different numbers were published in parts. */
interface KilledWrites {
  prepare(ctx: Context, editor: Editor): Promise<void>;
  /** Writes until the process is killed, and says the version of each acknowledged write. */
  write(ctx: Context, editor: Editor, first: number, say: Say): Promise<never>;
  /** The caller waits for the lock of what the dead process's connection still does. */
  inspect(trx: Trx): Promise<Inspected>;
}

export interface Inspected {
  version: number;
  /** Rows of which every publication makes exactly one. */
  traces: Record<string, number>;
  problems: string[];
}

type Values = Readonly<Record<string, unknown>>;
const CHECKED_ON = toBrazilianDay(new Date());
const wordsOf = (number: number) => `frase ${number}`;
const numberOf = (value: unknown) => Number(/frase (\d+)/.exec(JSON.stringify(value ?? null))?.[1] ?? 0);

async function list<T>(db: Db, query: RawBuilder<T>): Promise<T[]> {
  return (await query.execute(db)).rows;
}

async function count(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const [row] = await list(db, sql<{ count: number }>`select count(*)::integer as count from ${from}`);
  return row?.count ?? 0;
}

const countOutbox = (db: Db, tag: string) => count(db, sql`outbox where ${tag} = any (tags)`);
const countAudit = (db: Db, action: string, entityId?: string) =>
  count(db, sql`audit_entries where action = ${action} and entity_id = coalesce(${entityId ?? null}, entity_id)`);

interface Fields {
  subject: Subject;
  tag: string;
  prepare: KilledWrites['prepare'];
  /** The field whose value has the number. */
  lead: (known: Known) => string;
  /** The first two pictures of the library, for fields that show one. */
  values: (number: number, known: Known) => Values;
  /** The same fields as visitors see them. */
  readShown: (db: Db, known: Known) => Promise<Values>;
}

interface Known {
  own: string[];
  /** TMDB's cast of the film, in its order. */
  cast: string[];
  /** Since when its offer of an editors' service is published. */
  since: string | null;
}

async function readKnown(db: Db): Promise<Known> {
  const own = await list(db, sql<{ path: string }>`select path from own_pictures order by id limit 2`);
  const cast = await list(
    db,
    sql<{ person: number }>`
      select (credit->>'personId')::integer as person
      from movie_sources, jsonb_array_elements(payload->'cast') with ordinality as credits (credit, place)
      where id = ${CITY_OF_GOD.id} order by place`,
  );
  const { ownOffers } = await findOverrides(db, CITY_OF_GOD);
  return {
    own: own.map(({ path }) => path),
    cast: cast.map(({ person }) => String(person)),
    since: ownOffers?.[0]?.since ?? null,
  };
}

/** Fields that are drafted, then published together. Every third number is only drafted, so that there is more to publish next time. */
function draftedFields({ subject, tag, prepare, lead: findLead, values, readShown }: Fields): KilledWrites {
  const listVersions = (db: Db) =>
    list(
      db,
      sql<{ field: string; version: number; is_open: boolean; value: unknown }>`
        select field, version, is_open, value from drafts where entity = ${subject.entity} and entity_id = ${subject.id}`,
    );
  return {
    prepare,
    async write(ctx, editor, first, say) {
      const known = await readKnown(ctx.db);
      const lead = findLead(known);
      for (let number = first; ; number += 1) {
        const versions = new Map((await listVersions(ctx.db)).map(({ field, version }) => [field, version]));
        const saves = Object.entries(values(number, known)).map(([field, value]) => ({
          ...{ field, value, version: versions.get(field) ?? 0 },
        }));
        const { saved, clashes } = await saveDraft(ctx, editor, subject, saves);
        if (clashes.length > 0) throw new Error('unexpected conflict: no other editor is writing');
        const seen = Object.fromEntries(saved.map(({ field, version }) => [field, version]));
        const version = seen[lead] ?? 0;
        say('saved', version);
        if (number % 3 === 0) continue;
        const outcome = await publish(ctx, editor, subject, { seen, note: String(number) });
        if (!('revision' in outcome)) throw new Error('unexpected conflict: no other editor is writing');
        say('published', version + 1);
      }
    },
    async inspect(trx) {
      await lockWritten(trx, subject);
      const known = await readKnown(trx);
      const lead = findLead(known);
      const overrides = (await findOverrides(trx, subject)) as Values;
      const number = numberOf(overrides[lead]);
      const wanted = values(number, known);
      // A switch that is off is TMDB's value too, and then no override.
      const withOff = (given: Values | undefined): Values =>
        Object.fromEntries(
          Object.entries(wanted).map(([field, value]) => [
            field,
            typeof value === 'boolean' ? (given?.[field] ?? false) : given?.[field],
          ]),
        );
      const published = withOff(overrides);
      const drafts = (await listVersions(trx)).filter(({ field }) => field in wanted);
      const { entity, id } = subject;
      const of = sql`entity = ${entity} and entity_id = ${id} and state = 'published'`;
      const [newest] = await list(
        trx,
        sql<{ snapshot: Values }>`select snapshot from revisions where ${of} order by number desc limit 1`,
      );
      const revision = withOff(newest?.snapshot);
      const open = drafts.filter(({ is_open }) => is_open);
      const problems = Object.keys(wanted).flatMap((field) => {
        const draft = drafts.find((each) => each.field === field);
        const wrong: [boolean, string][] = [
          [number > 0 && !isSameValue(published[field], wanted[field]), 'published with another number'],
          [!isSameValue(revision[field], published[field]), 'the newest revision is not published'],
          [draft?.is_open === false && !isSameValue(draft.value, published[field]), 'a closed draft is not published'],
        ];
        return wrong.flatMap(([isWrong, words]) => (isWrong ? [`${field}: ${words}`] : []));
      });
      const drafted = open.find(({ field }) => field === lead);
      if (open.length > 0) {
        const next = drafted ? values(numberOf(drafted.value), known) : {};
        for (const { field, value } of open)
          if (!isSameValue(value, next[field])) problems.push(`${field}: drafted with another number`);
      }
      const shown = number > 0 ? await readShown(trx, known) : {};
      for (const [field, value] of Object.entries(shown))
        if (!isSameValue(value, wanted[field])) problems.push(`${field}: pages show ${JSON.stringify(value)}`);
      const traces = {
        revisions: await count(trx, sql`revisions where ${of}`),
        audit: await count(
          trx,
          sql`audit_entries where action = 'subject.published' and entity = ${entity} and entity_id = ${String(id)}`,
        ),
        outbox: await countOutbox(trx, tag),
      };
      return { version: drafts.find(({ field }) => field === lead)?.version ?? 0, traces, problems };
    },
  };
}

/** A row that is published when it is saved, with its version. */
interface Row {
  id: number;
  version: number;
  words: string;
}

interface Rows {
  prepare: KilledWrites['prepare'];
  lock: (trx: Trx) => Promise<unknown>;
  find: (db: Db) => Promise<Row | undefined>;
  save: (ctx: Context, editor: Editor, row: Row, number: number) => Promise<unknown>;
  readTraces: (db: Db) => Promise<Record<string, number>>;
  /** What pages show otherwise than this row has it. */
  findProblems: (db: Db, number: number) => Promise<string[]>;
}

function savedRows({ prepare, lock, find, save, readTraces, findProblems }: Rows): KilledWrites {
  const get = async (db: Db) => {
    const row = await find(db);
    if (!row) throw new Error('the row is gone');
    return row;
  };
  return {
    prepare,
    async write(ctx, editor, first, say) {
      for (let number = first; ; number += 1) {
        const row = await get(ctx.db);
        await save(ctx, editor, row, number);
        say('published', row.version + 1);
      }
    },
    async inspect(trx) {
      await lock(trx);
      const row = await get(trx);
      const number = numberOf(row.words);
      const problems = number > 0 ? await findProblems(trx, number) : [];
      return { version: row.version, traces: await readTraces(trx), problems };
    },
  };
}

const SERIES = { entity: 'series', id: 900_000_601 } as const;
const MUBI = 11;
const movieTag = `movie:${CITY_OF_GOD.id}`;
const fetchFilm = async (ctx: Context) => void (await syncMovie(ctx, CITY_OF_GOD.id, BATCH));

async function fillLibrary(ctx: Context, { actor }: Editor): Promise<void> {
  const texts = { name: '', alt: 'Uma imagem', credit: 'Alguém', licence: 'Divulgação', expiresOn: '' };
  const focus = { focusX: '50', focusY: '50' };
  for (const width of [1280, 1290])
    await addToLibrary(ctx, actor, { ...texts, ...focus, bytes: await drawPicture(width, 720) });
}

async function readFilm(db: Db): Promise<Values> {
  const [film] = await list(db, sql<Record<string, unknown>>`select * from movies where id = ${CITY_OF_GOD.id}`);
  return film ?? {};
}

const tagline = draftedFields({
  ...{ subject: CITY_OF_GOD, tag: movieTag, prepare: fetchFilm, lead: () => 'tagline' },
  values: (number) => ({ tagline: wordsOf(number) }),
  readShown: async (db) => ({ tagline: (await readFilm(db)).tagline }),
});

const seasons = draftedFields({
  ...{ subject: SERIES, tag: `series:${SERIES.id}`, lead: () => 's1e1.name' },
  async prepare(ctx, editor) {
    await fillLibrary(ctx, editor);
    await syncSeries(ctx, SERIES.id, BATCH);
  },
  values: (number, { own }) => ({
    's1.name': `A temporada, ${wordsOf(number)}`,
    's1.overview': `Sobre ela, ${wordsOf(number)}`,
    's1.posterPath': own[number % 2],
    's1.position': (number % 7) + 1,
    's1e1.name': wordsOf(number),
    's1e1.stillPath': own[(number + 1) % 2],
    's1e1.airTime': number % 2 ? '21:20' : '18:30',
    's1e1.channel': `Canal ${number}`,
    's1e1.isSpecial': number % 2 === 0,
  }),
  async readShown(db) {
    const [season] = await list(
      db,
      sql<Values>`
        select name as "s1.name", overview as "s1.overview", poster_path as "s1.posterPath", position as "s1.position"
        from seasons where series_id = ${SERIES.id} and number = 1`,
    );
    const [episode] = await list(
      db,
      sql<Values>`
        select name as "s1e1.name", still_path as "s1e1.stillPath", left(air_time::text, 5) as "s1e1.airTime",
               channel as "s1e1.channel", is_special as "s1e1.isSpecial"
        from episodes where series_id = ${SERIES.id} and season_number = 1 and number = 1`,
    );
    return { ...season, ...episode };
  },
});

const pictures = draftedFields({
  ...{ subject: CITY_OF_GOD, tag: movieTag, lead: () => 'seoTitle' },
  async prepare(ctx, editor) {
    await fillLibrary(ctx, editor);
    await fetchFilm(ctx);
  },
  values: (number, { own }) => ({
    seoTitle: wordsOf(number),
    posterPath: own[number % 2],
    backdropPath: own[(number + 1) % 2],
    sharePath: own[number % 2],
    gallery: {
      ...{ first: [], hidden: [] },
      own: [{ path: own[number % 2], width: 1280, height: 720, alt: wordsOf(number), credit: 'C', licence: 'L' }],
    },
  }),
  async readShown(db, { own }) {
    const film = await readFilm(db);
    const gallery = await list(
      db,
      sql<{ path: string; alt: string }>`
        select file_path as path, alt from movie_images where movie_id = ${CITY_OF_GOD.id} and alt is not null`,
    );
    return {
      ...{ seoTitle: film.seo_title, posterPath: film.poster_path },
      ...{ backdropPath: film.backdrop_path, sharePath: film.share_path },
      gallery: {
        ...{ first: [], hidden: [] },
        own: gallery.map(({ path, alt }) => ({
          ...{ path: own.includes(path) ? path : '', width: 1280, height: 720, alt, credit: 'C', licence: 'L' },
        })),
      },
    };
  },
});

/** Renamed and moved, hidden by turns, and one that TMDB does not have. */
function nameCredits({ cast: [first = '', second = '', third = ''] }: Known) {
  const [renamed, added] = [`cast.${first}`, `crew.${third}-screenplay`];
  return { first, second, third, renamed, hidden: `cast.${second}`, added };
}

const credits = draftedFields({
  ...{
    subject: CITY_OF_GOD,
    tag: movieTag,
    prepare: fetchFilm,
    lead: (known) => `${nameCredits(known).renamed}.character`,
  },
  values(number, known) {
    const { renamed, hidden, added } = nameCredits(known);
    return {
      [`${renamed}.character`]: wordsOf(number),
      [`${renamed}.position`]: (number % 4) + 1,
      [`${hidden}.isHidden`]: number % 2 === 0,
      [`${added}.isAdded`]: true,
      [`${added}.job`]: number % 2 ? 'Screenplay' : 'Writer',
    };
  },
  async readShown(db, known) {
    const { first, second, third, renamed, hidden, added } = nameCredits(known);
    const cast = await list(
      db,
      sql<{ person: string; character: string }>`
        select person_id::text as person, character from movie_cast where movie_id = ${CITY_OF_GOD.id} order by position`,
    );
    const [writer] = await list(
      db,
      sql<{ job: string }>`
        select job from movie_crew
        where movie_id = ${CITY_OF_GOD.id} and person_id = ${Number(third)} and job in ('Screenplay', 'Writer')`,
    );
    return {
      [`${renamed}.character`]: cast.find(({ person }) => person === first)?.character,
      [`${renamed}.position`]: cast.findIndex(({ person }) => person === first) + 1,
      [`${hidden}.isHidden`]: !cast.some(({ person }) => person === second),
      [`${added}.isAdded`]: writer !== undefined,
      [`${added}.job`]: writer?.job,
    };
  },
});

/** Similar titles and offers of a title. */
const choices = draftedFields({
  ...{ subject: CITY_OF_GOD, tag: movieTag, prepare: fetchFilm, lead: () => 'similar' },
  values: (number) => ({
    similar: { pinned: [number % 2 ? 666 : 603], banned: [{ id: 238, reason: wordsOf(number) }] },
    offers: {
      added: [
        {
          ...{ serviceId: MUBI, kind: 'flatrate', url: `https://mubi.com/${number}` },
          ...{ source: 'mubi.com', checkedOn: '2026-01-10' },
        },
      ],
      hidden: [],
    },
  }),
  async readShown(db) {
    const { similar_ids } = (await readFilm(db)) as { similar_ids: number[] };
    const [offer] = await list(
      db,
      sql<{ url: string }>`
        select url from movie_offers
        where movie_id = ${CITY_OF_GOD.id} and service_id = ${MUBI} and kind = 'flatrate'`,
    );
    const number = Number(/\d+$/.exec(offer?.url ?? '')?.[0] ?? 0);
    // The reason is not on any page: the offer's number is put in its place.
    return {
      similar: { pinned: similar_ids.slice(0, 1), banned: [{ id: 238, reason: wordsOf(number) }] },
    };
  },
});

const home = draftedFields({
  ...{ subject: HOME, tag: 'home', prepare: fetchFilm, lead: () => 'pins' },
  values: (number) => ({
    pins: [{ kind: 'movie', id: CITY_OF_GOD.id, from: null, until: null, headline: wordsOf(number) }],
    sections: HOME_SECTIONS.map((_, place) => ({
      section: HOME_SECTIONS[(place + number) % HOME_SECTIONS.length],
      isShown: place !== number % 5,
    })),
    collections: [{ id: (number % 9) + 1, from: null, until: null }],
  }),
  // Pages read the records that are the published values.
  readShown: async () => ({}),
});

const voices = draftedFields({
  ...{ subject: CITY_OF_GOD, tag: movieTag, prepare: fetchFilm, lead: () => 'voices' },
  values: (number, { cast }) => ({
    voices: [
      {
        ...{ character: 'Dora', original: '', voiceId: Number(cast[0]), voice: 'Alguém do elenco' },
        ...{ studio: wordsOf(number), director: wordsOf(number), sourceUrl: 'https://vozes.example/598' },
      },
    ],
  }),
  async readShown(db) {
    const rows = await list(
      db,
      sql<object>`
        select character, original_name as original, voice_id as "voiceId", 'Alguém do elenco' as voice, studio, director,
               source_url as "sourceUrl"
        from dubbing_credits where title_kind = 'movie' and title_id = ${CITY_OF_GOD.id} order by position`,
    );
    return { voices: rows };
  },
});

/** The first plan, which is created as a draft. */
const PLAN = { entity: 'plan', id: 1 } as const;
const prices = draftedFields({
  ...{ subject: PLAN, tag: 'platform:8', lead: () => 'name' },
  prepare: async (ctx, editor) => void (await createRecord(ctx, editor, 'plan', { title: wordsOf(0) })),
  // Checked on the day of each publication, which a changed price would be anyway.
  values: (number) => ({
    ...{
      platformId: 8,
      name: wordsOf(number),
      priceCents: 1_000 + number,
      period: number % 2 === 0 ? 'month' : 'year',
    },
    ...{ sourceUrl: 'https://precos.example/', checkedOn: CHECKED_ON, expiresOn: addDays(CHECKED_ON, 90) },
  }),
  async readShown(db) {
    const [plan] = await listSubscriptionPlans(db);
    const { id: _id, hasAds: _hasAds, resolution: _resolution, screens: _screens, ...shown } = plan ?? { id: 0 };
    return shown;
  },
});

/** Offers of a service that editors run, beside a text that says the number. */
const ownOffers = draftedFields({
  ...{ subject: CITY_OF_GOD, tag: 'plataformas', lead: () => 'tagline' },
  async prepare(ctx, editor) {
    await fetchFilm(ctx);
    await enterFarol(ctx);
    const saves = Object.entries(offered(0, null)).map(([field, value]) => ({ field, value, version: 0 }));
    const { saved } = await saveDraft(ctx, editor, CITY_OF_GOD, saves);
    const seen = Object.fromEntries(saved.map(({ field, version }) => [field, version]));
    // The first publication says since when it is there.
    await publish(ctx, editor, CITY_OF_GOD, { seen, note: '' });
  },
  values: (number, { since }) => offered(number, since),
  async readShown(db) {
    const rows = await list(
      db,
      sql<object>`
        select service_id as "serviceId", url, is_dubbed as "isDubbed", is_subtitled as "isSubtitled", has_libras as "hasLibras",
               is_described as "isDescribed", source_url as "sourceUrl", checked_on::text as "checkedOn",
               expires_on::text as "expiresOn", since::text as since
        from free_offers where title_kind = 'movie' and title_id = ${CITY_OF_GOD.id}`,
    );
    return { ownOffers: rows };
  },
});

function offered(number: number, since: string | null) {
  const offer = farolOffer(900_000, '2026-11-10', `filmes/${number}`);
  return { tagline: wordsOf(number), ownOffers: [{ ...offer, isDubbed: number % 2 === 0, since }] };
}

/** A set of two films is applied, then undone: both have it, or neither. */
const SET_FILMS = [CITY_OF_GOD, CENTRAL_STATION] as const;
const changeSets: KilledWrites = {
  async prepare(ctx) {
    for (const { id } of SET_FILMS) await syncMovie(ctx, id, BATCH);
  },
  async write(ctx, editor, first, say) {
    const version = async () => (await readSetFilms(ctx.db))[0]?.version ?? 0;
    for (let number = first; ; number += 1) {
      const id = await prepareValues(ctx, editor, SET_FILMS, { seoDescription: wordsOf(number) });
      await applyChangeSet(ctx, editor, id, 'publication');
      say('published', await version());
      await undoChangeSet(ctx, editor, id);
      say('published', await version());
    }
  },
  async inspect(trx) {
    for (const film of SET_FILMS) await lockWritten(trx, film);
    const [one, other] = await readSetFilms(trx);
    const isOne = isSameValue({ ...one, id: 0, revisions: 0 }, { ...other, id: 0, revisions: 0 });
    const applied = sql`change_sets where applied_at is not null`;
    const unmarked = sql`change_items join change_sets on id = set_id where (after is null) <> (applied_at is null)`;
    const problems = [
      ...(isOne ? [] : [`one film has ${JSON.stringify(one)}, the other ${JSON.stringify(other)}`]),
      ...((await count(trx, unmarked)) > 0 ? ['an item does not agree with its set'] : []),
    ];
    const traces = {
      one: one?.revisions ?? 0,
      other: other?.revisions ?? 0,
      sets: (await count(trx, applied)) + (await count(trx, sql`change_sets where undone_at is not null`)),
      audit: (await countAudit(trx, 'changes.applied')) + (await countAudit(trx, 'changes.undone')),
      outbox: await countOutbox(trx, movieTag),
    };
    return { version: one?.version ?? 0, traces, problems };
  },
};

interface SetFilm {
  id: number;
  version: number;
  value: unknown;
  drafted: unknown;
  revisions: number;
}

function readSetFilms(db: Db): Promise<SetFilm[]> {
  return list(
    db,
    sql<SetFilm>`
      select film.id, coalesce(draft.version, 0) as version, override.value, draft.value as drafted,
             (select count(*)::integer from revisions
              where entity = 'movie' and entity_id = film.id and state = 'published' and changed_fields = '{seoDescription}') as revisions
      from movies as film
      left join drafts as draft on draft.entity = 'movie' and draft.entity_id = film.id and draft.field = 'seoDescription'
      left join overrides as override on override.entity = 'movie' and override.entity_id = film.id and override.field = 'seoDescription'
      where film.id = any (${SET_FILMS.map(({ id }) => id)}::integer[]) order by film.id`,
  );
}

/** Another one with each version, because only a moved focus is announced. */
const focusOf = (version: number) => (version % 5) * 10;

/** Texts and focus of a picture that a film shows: the film's row has the focus. */
const library = savedRows({
  async prepare(ctx, editor) {
    await pictures.prepare(ctx, editor);
    const [path = ''] = (await readKnown(ctx.db)).own;
    if ((await findOverrides(ctx.db, CITY_OF_GOD)).posterPath === path) return;
    const versions = await list(
      ctx.db,
      sql<{ version: number }>`select version from drafts where entity_id = ${CITY_OF_GOD.id} and field = 'posterPath'`,
    );
    const save = { field: 'posterPath', value: path, version: versions[0]?.version ?? 0 };
    const { saved } = await saveDraft(ctx, editor, CITY_OF_GOD, [save]);
    await publish(ctx, editor, CITY_OF_GOD, { seen: { posterPath: saved[0]?.version ?? 0 }, note: '' });
  },
  lock: async (trx) => lockPicture(trx, (await findPictureRow(trx))?.id ?? 0),
  find: (db) => findPictureRow(db),
  async save(ctx, editor, seen, number) {
    const texts = {
      name: wordsOf(number),
      alt: wordsOf(number),
      credit: 'Alguém',
      licence: 'Divulgação',
      expiresOn: '',
    };
    const focus = { focusX: String(focusOf(seen.version + 1)), focusY: '20' };
    await describePicture(ctx, editor, seen, { ...texts, ...focus });
  },
  readTraces: async (db) => ({
    version: (await findPictureRow(db))?.version ?? 0,
    audit: await countAudit(db, 'picture.described'),
    outbox: await countOutbox(db, movieTag),
  }),
  async findProblems(db, number) {
    const { poster_path } = await readFilm(db);
    const row = await findPictureRow(db);
    const path = withFocus(row?.path ?? '', { x: focusOf(row?.version ?? 0), y: 20 });
    return [
      ...(poster_path === path ? [] : [`the film shows ${String(poster_path)}, not ${path}`]),
      ...(row?.alt === wordsOf(number) ? [] : ['alt: of another number']),
    ];
  },
});

async function findPictureRow(db: Db) {
  const [row] = await list(
    db,
    sql<Row & { path: string; alt: string }>`
      select id, version, name as words, path, alt from own_pictures order by id limit 1`,
  );
  return row;
}

const create = (ctx: Context, editor: Editor, number: number) =>
  createRecord(ctx, editor, 'collection', { title: wordsOf(number), slug: '' });

/** Each number is a collection that is created, then removed: number, row, address, draft and revision of it come together. */
const collections: KilledWrites = {
  prepare: async (ctx, editor) => void (await create(ctx, editor, 0)),
  async write(ctx, editor, first, say) {
    for (let number = first; ; number += 1) {
      const id = await create(ctx, editor, number);
      say('saved', id);
      await removeRecord(ctx, editor, { entity: 'collection', id }, { leadsTo: '' });
    }
  },
  async inspect(trx) {
    const ids = await list(
      trx,
      sql<{ last: number }>`select last from record_ids where entity = 'collection' for update`,
    );
    await sql`select from records where entity = 'collection' for update`.execute(trx);
    const removed = await count(trx, sql`records where entity = 'collection' and removed_at is not null`);
    const audited = await countAudit(trx, 'collection.removed');
    const version = ids[0]?.last ?? 0;
    return {
      version,
      traces: {
        numbers: version,
        rows: await count(trx, sql`records where entity = 'collection'`),
        addresses: await count(trx, sql`record_addresses where entity = 'collection' and record_id is not null`),
        drafts: await count(trx, sql`drafts where entity = 'collection' and field = 'name'`),
        revisions: await count(trx, sql`revisions where entity = 'collection' and number = 1`),
        audit: await countAudit(trx, 'collection.created'),
      },
      problems: removed === audited ? [] : [`${removed} are removed, ${audited} by the audit`],
    };
  },
};

/** In this order: what a kind prepares may stay for the next. */
export const killedWrites = {
  ...{
    seasons,
    pictures,
    credits,
    choices,
    home,
    voices,
    prices,
    ownOffers,
    library,
    changeSets,
    tagline,
    collections,
  },
} satisfies Record<string, KilledWrites>;
export type KilledKind = keyof typeof killedWrites;
