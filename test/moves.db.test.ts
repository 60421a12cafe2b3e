import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDb } from '../src/server/infra/db.ts';
import { createLog } from '../src/server/infra/log.ts';
import { migrate } from '../src/server/infra/migrate.ts';
import { listFailedDeliveries } from '../src/server/store/notifications/deliveries.ts';
import { createBaselineDatabase } from './database/baseline-database.ts';

/** Of a database that has the baseline alone: `move` applies what follows. */
async function openBaseline() {
  const { ownerUrl } = await createBaselineDatabase();
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  onTestFinished(() => owner.end());
  return { ownerUrl, owner, move: () => migrate(ownerUrl) };
}

/** As the product stored them before: pages, home and taxonomy by their key, three pages hidden in one list. */
const BEFORE = `
  insert into house_records (kind, key, value, version, author, updated_at) values
    ('page', 'about', '{"questions": [{"question": "Quem?", "answerHtml": "<p>Nós.</p>"}]}', 2, 'ana', '2026-11-01 12:00Z'),
    ('page', 'privacy', '{"sections": {"coleta": "<p>Pouco.</p>", "sites-externos": "<p>Outros.</p>"}}', 3, 'bia', '2026-11-02 12:00Z'),
    ('home', 'pins', '[{"kind": "movie", "id": 598, "from": null, "until": null}]', 1, 'ana', '2026-11-03 12:00Z'),
    ('home', 'arrangement', '{"collections": [{"id": 1, "from": null, "until": null}]}', 1, 'bia', '2026-11-04 12:00Z'),
    ('genre', 'drama', '{"slug": "dramas", "isVisible": false}', 1, 'ana', '2026-11-05 12:00Z'),
    ('platform', '8', '{"h1": "Filmes na Netflix"}', 1, 'ana', '2026-11-06 12:00Z'),
    ('robots', 'paths', '["/filmes/tendencias", "/sobre"]', 4, 'bia', '2026-11-07 12:00Z');
  insert into house_revisions (kind, key, number, value, state, author, created_at) values
    ('robots', 'paths', 1, '["/sobre"]', 'published', 'ana', '2026-11-06 12:00Z'),
    ('robots', 'paths', 2, '["/filmes/tendencias", "/sobre"]', 'published', 'bia', '2026-11-07 12:00Z');
`;

test('what editors published of the site is an override of its subject, with its author and moment', async () => {
  const { owner, move } = await openBaseline();
  await owner.query(BEFORE);
  await move();
  const genre = (await owner.query("select id from genres where key = 'drama'")).rows[0].id as number;

  const { rows: overrides } = await owner.query(
    'select entity, entity_id as id, field, value, author, updated_at as at from overrides order by updated_at, field',
  );
  const written = (author: string, day: number, fields: object) => ({
    author,
    at: new Date(`2026-11-0${day}T12:00Z`),
    ...fields,
  });
  const about = [{ question: 'Quem?', answerHtml: '<p>Nós.</p>' }];
  const pin = { kind: 'movie', id: 598, from: null, until: null };
  expect(overrides).toEqual([
    written('ana', 1, { entity: 'page', id: 2, field: 'questions', value: about }),
    written('bia', 2, { entity: 'page', id: 3, field: 'coleta', value: '<p>Pouco.</p>' }),
    written('bia', 2, { entity: 'page', id: 3, field: 'sites-externos', value: '<p>Outros.</p>' }),
    written('ana', 3, { entity: 'home', id: 1, field: 'pins', value: [pin] }),
    written('bia', 4, { entity: 'home', id: 1, field: 'collections', value: [{ id: 1, from: null, until: null }] }),
    written('ana', 5, { entity: 'genre', id: genre, field: 'isVisible', value: false }),
    written('ana', 5, { entity: 'genre', id: genre, field: 'slug', value: 'dramas' }),
    written('ana', 6, { entity: 'platform', id: 8, field: 'h1', value: 'Filmes na Netflix' }),
    written('bia', 7, { entity: 'page', id: 2, field: 'isNoindex', value: true }),
    written('bia', 7, { entity: 'robots', id: 1, field: 'paths', value: ['/filmes/tendencias'] }),
  ]);

  const { rows: records } = await owner.query(
    'select entity, id, slug, content, changed_at as at from records order by entity, id',
  );
  expect(records).toMatchObject([
    { entity: 'home', id: 1, content: { pins: [pin], collections: [{ id: 1 }] }, at: new Date('2026-11-04T12:00Z') },
    { entity: 'page', id: 1, slug: '/', content: {}, at: new Date(0) },
    {
      entity: 'page',
      id: 2,
      slug: '/sobre',
      content: { questions: about, isNoindex: true },
      at: new Date('2026-11-01T12:00Z'),
    },
    { entity: 'page', id: 3, slug: '/privacidade', at: new Date('2026-11-02T12:00Z') },
    { entity: 'robots', id: 1, content: { paths: ['/filmes/tendencias'] } },
  ]);

  const { rows: revisions } = await owner.query(
    "select number, snapshot, author, state from revisions where entity = 'robots' order by number",
  );
  expect(revisions).toEqual([
    { number: 1, snapshot: { paths: [] }, author: 'ana', state: 'published' },
    { number: 2, snapshot: { paths: ['/filmes/tendencias'] }, author: 'bia', state: 'published' },
  ]);
});

/** A public collection with two addresses, one made of a saga and not yet public, one in the trash, one deleted long ago. */
const COLLECTIONS_BEFORE = `
  insert into collections (id, name, slug, title_h1, description_h1, short_description, cover_path, is_chronological, saga_id, state,
    position, created_at, first_published_at, updated_at, removed_at, removed_by, leads_to) overriding system value values
    (3, 'Sertão', 'sertao', 'O sertão', 'Descrição', 'Curta', '/own-cover.jpg?30-50', true, null, 'published',
      2, '2026-10-01 12:00Z', '2026-10-02 12:00Z', '2026-10-09 12:00Z', null, null, null),
    (4, 'Saga', 'saga', 'Saga', '', '', null, false, 10, 'draft',
      3, '2026-10-03 12:00Z', null, '2026-10-03 12:00Z', null, null, null),
    (6, 'Fora', 'fora', 'Fora', '', '', null, false, null, 'draft',
      5, '2026-10-04 12:00Z', '2026-10-05 12:00Z', '2026-10-06 12:00Z', '2026-10-07 12:00Z', 'bia', '/filmes');
  select setval('collections_id_seq', 9);
  insert into collection_addresses (slug, collection_id, leads_to) values ('nordeste', 3, null), ('antiga', null, '/series'), ('saga', null, '/x');
  insert into collection_items (collection_id, position, kind, title_id, note, is_skippable) values
    (3, 1, 'movie', 598, 'Primeiro.', false), (3, 2, 'series', 7, '', true);
  insert into overrides (entity, entity_id, field, value, author, updated_at) values
    ('collection', 3, 'name', '"Sertão"', 'ana', '2026-10-02 12:00Z'),
    ('collection', 3, 'titleH1', '"O sertão"', 'ana', '2026-10-02 12:00Z'),
    ('collection', 3, 'coverPath', '"/own-cover.jpg"', 'bia', '2026-10-09 12:00Z'),
    ('collection', 6, 'name', '"Fora"', 'ana', '2026-10-05 12:00Z'),
    ('collection', 6, 'coverPath', '"/own-ended.jpg"', 'ana', '2026-10-05 12:00Z'),
    ('collection', 6, 'isHidden', 'true', 'bia', '2026-10-07 12:00Z');
  insert into drafts (entity, entity_id, field, value, is_open, version, author, updated_at) values
    ('collection', 3, 'titleH2', '"Mais"', true, 2, 'bia', '2026-10-10 12:00Z'), ('collection', 4, 'name', '"Saga"', true, 1, 'ana', '2026-10-03 12:00Z');
  insert into revisions (entity, entity_id, number, snapshot, changed_fields, author, state, note, created_at) values
    ('collection', 3, 1, '{"name": "Sertão"}', '{name}', 'ana', 'published', '', '2026-10-02 12:00Z');
`;

test('a collection is a record with its number, values, addresses and titles; what was written of it stays as it is', async () => {
  const { owner, move } = await openBaseline();
  await owner.query(COLLECTIONS_BEFORE);
  const read = async (statement: string) => (await owner.query(statement)).rows as Record<string, unknown>[];
  const listWritten = () =>
    Promise.all(
      [
        'overrides',
        'drafts',
        'revisions',
        'reviews',
        'plans',
        'comment_threads',
        'comments',
        'trash',
        'audit_entries',
      ].map((table) => read(`select to_jsonb(${table}) as row from ${table} order by 1`)),
    );
  const before = await listWritten();
  const versions = await read('select id, version from collections order by id');
  await move();
  expect(await listWritten()).toEqual(before);

  const rows =
    await read(`select id, version, slug, title, search_title, picture_path, is_public, position, saga_id, content,
    created_at, changed_at, first_published_at, removed_at, removed_by, leads_to from records where entity = 'collection' order by id`);
  expect(rows.map(({ id, version }) => ({ id, version }))).toEqual(versions);
  const at = (day: number) => new Date(`2026-10-0${day}T12:00Z`);
  expect(rows).toMatchObject([
    {
      ...{
        id: 3,
        slug: 'sertao',
        title: 'Sertão',
        search_title: 'sertao',
        is_public: true,
        position: 2,
        saga_id: null,
      },
      ...{ picture_path: '/own-cover.jpg?30-50', created_at: at(1), first_published_at: at(2), changed_at: at(9) },
      content: { name: 'Sertão', titleH1: 'O sertão', coverPath: '/own-cover.jpg?30-50' },
    },
    { id: 4, slug: 'saga', title: 'Saga', is_public: false, saga_id: 10, first_published_at: null, content: {} },
    {
      ...{ id: 6, slug: 'fora', is_public: false, removed_at: at(7), removed_by: 'bia', leads_to: '/filmes' },
      content: { name: 'Fora', isHidden: true },
    },
  ]);
  expect(rows[2]?.content).not.toHaveProperty('coverPath');
  expect(await read('select slug, record_id as id, leads_to as "leadsTo" from record_addresses order by slug')).toEqual(
    [
      { slug: 'antiga', id: null, leadsTo: '/series' },
      { slug: 'fora', id: 6, leadsTo: null },
      { slug: 'nordeste', id: 3, leadsTo: null },
      { slug: 'saga', id: 4, leadsTo: null },
      { slug: 'sertao', id: 3, leadsTo: null },
    ],
  );
  expect(await read('select * from record_titles order by position')).toMatchObject([
    { record_id: 3, position: 1, kind: 'movie', title_id: 598, note: 'Primeiro.', is_skippable: false },
    { record_id: 3, position: 2, kind: 'series', title_id: 7, note: '', is_skippable: true },
  ]);
  expect(await read("select last from record_ids where entity = 'collection'")).toEqual([{ last: 9 }]);
  const faces = await read("select id, title, is_public from subject_faces where entity = 'collection' order by id");
  expect(faces).toEqual([
    { id: 3, title: 'Sertão', is_public: true },
    { id: 4, title: 'Saga', is_public: false },
  ]);
});

test('a public collection without a published name stops the migration: nothing is moved', async () => {
  const { owner, move } = await openBaseline();
  await owner.query(COLLECTIONS_BEFORE);
  await owner.query("delete from overrides where field = 'name' and entity_id = 3");
  await expect(move()).rejects.toThrow('no published name');
  expect((await owner.query('select id from collections order by id')).rows).toHaveLength(3);
});

test('e-mails and calls of the webhook are jobs: none is lost, each has its id and its attempts', async () => {
  const { ownerUrl, owner, move } = await openBaseline();
  const event = '00000000-0000-4000-8000-00000000000e';
  await owner.query(
    `insert into staff.users (id, name, email, role, created_at, updated_at) values ('bruno', 'Bruno', 'bruno@example.com', 'writer', now(), now())`,
  );
  await owner.query(
    `insert into notification_events (id, kind, actor, title, details, created_at) values ('${event}', 'mention', 'system', '', '{}', now())`,
  );
  const add = async (number: number, state: string, attempts: number, channel: 'email' | 'webhook' = 'email') => {
    const id = `00000000-0000-4000-8000-00000000000${number}`;
    await owner.query(
      `insert into notification_deliveries (id, channel, member_id, body, state, attempts, next_at, last_error, created_at, ended_at)
       values ($1, $2, $3, $4, $5, $6, now() + interval '1 hour', case when $5 in ('failed', 'waiting') and $6 > 0 then '451 later' end, now(),
         case when $5 <> 'waiting' then now() end)`,
      [
        id,
        channel,
        channel === 'email' ? 'bruno' : null,
        channel === 'webhook' ? '{"kind": "mention"}' : null,
        state,
        attempts,
      ],
    );
    await owner.query('insert into notification_delivery_events values ($1, $2)', [id, event]);
  };
  await add(1, 'waiting', 0);
  await add(2, 'waiting', 3);
  await add(3, 'failed', 12);
  await add(4, 'off', 1);
  await add(5, 'sent', 2, 'webhook');
  await move();

  const { rows } = await owner.query(
    `select right(id::text, 1) as id, name, data, coalesce(output ->> 'outcome', state::text) as state, retry_count as retries,
            started_on is not null as "isStarted", start_after > now() + interval '50 minutes' as "isLater"
     from pgboss.job order by id`,
  );
  const email = { name: 'notification-email', data: { memberId: 'bruno', events: [event] }, isLater: true };
  expect(rows).toEqual([
    { ...email, id: '1', state: 'created', retries: 0, isStarted: false },
    { ...email, id: '2', state: 'retry', retries: 2, isStarted: true },
    { ...email, id: '3', state: 'failed', retries: 11, isStarted: true },
    { ...email, id: '4', state: 'off', retries: 0, isStarted: true },
    {
      ...{ name: 'notification-webhook', data: { body: { kind: 'mention' } }, isLater: true },
      ...{ id: '5', state: 'sent', retries: 1, isStarted: true },
    },
  ]);
  const db = createDb({ url: ownerUrl, poolSize: 1, statementTimeoutMs: 15_000, log: createLog('silent') });
  onTestFinished(() => db.destroy());
  expect(await listFailedDeliveries(db, 9)).toMatchObject([
    { channel: 'email', memberName: 'Bruno', kinds: ['mention'], attempts: 12, error: '451 later' },
  ]);
});

test('bulk actions are change sets, one to one: what each shall become is written where its name said it', async () => {
  const { owner, move } = await openBaseline();
  const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
  const at = (hour: number) => `2026-11-05 ${hour}:00Z`;
  const actions = ['hide', 'show', 'noindex', 'index', 'publish', 'rate', 'collect', 'resync', 'purge'];
  for (const [number, action] of actions.entries())
    await owner.query(
      `insert into bulk_actions (id, action, entity, target_id, author, prepared_at, publish_at, applied_at, undone_at, undone_by)
       values ($1, $2, 'movie', $3, 'ana', $4, $5, $6, $7, $8)`,
      [
        ...[uuid(number), action, action === 'collect' ? 7 : null, at(10), action === 'publish' ? at(15) : null],
        ...[action === 'rate' ? null : at(11), action === 'hide' ? at(12) : null, action === 'hide' ? 'bia' : null],
      ],
    );
  const seen = {
    version: 3,
    override: { field: 'tagline', value: 'Antes' },
    draft: { value: 'Depois', author: 'bia' },
  };
  const add = (
    action: string,
    id: number,
    row: { before?: object; wanted?: object; after?: object; refusal?: string },
  ) =>
    owner.query(
      'insert into bulk_items (bulk_id, entity_id, before, wanted, after, refusal) values ($1, $2, $3, $4, $5, $6)',
      [uuid(actions.indexOf(action)), id, row.before ?? {}, row.wanted, row.after, row.refusal],
    );
  await add('hide', 666, {
    before: { isHidden: { version: 0, override: null } },
    after: { isHidden: 1 },
    refusal: 'changed',
  });
  await add('hide', 598, { before: { isHidden: { version: 4, override: null } }, refusal: 'same' });
  await add('publish', 598, { before: { tagline: seen }, after: { tagline: 3 } });
  await add('publish', 666, { refusal: 'nothing-written' });
  await add('rate', 598, {});
  await add('rate', 666, {
    before: { certification: { version: 0, override: null } },
    wanted: { certification: '12' },
  });
  for (const action of ['show', 'noindex', 'index', 'collect', 'resync']) await add(action, 598, { after: {} });
  const all = async (what: string, order: string) =>
    (await owner.query(`select * from ${what} order by ${order}`)).rows;
  const before = { actions: await all('bulk_actions', 'id'), items: await all('bulk_items', 'bulk_id, entity_id') };
  await move();

  const sets = await all('change_sets', 'id');
  expect(
    sets.map(({ source, is_whole, is_drafted, ...rest }) => ({ ...rest, action: source, entity: 'movie' })),
  ).toEqual(before.actions);
  expect(sets.some(({ is_whole, is_drafted }) => is_whole || is_drafted)).toBe(false);
  const items = await all('change_items', 'set_id, place');
  expect(
    items.map(({ set_id, entity_id, before: was, after, refusal }) => [set_id, entity_id, was, after, refusal]),
  ).toEqual(
    before.items.map(({ bulk_id, entity_id, before: was, after, refusal }) => [
      bulk_id,
      entity_id,
      was,
      after,
      refusal,
    ]),
  );
  expect(new Set(items.map(({ entity }) => entity))).toEqual(new Set(['movie']));
  const wanted = items.map(({ set_id, place, wanted: value }) => [actions[Number(set_id.at(-1))], place, value]);
  expect(wanted).toEqual([
    ['hide', 0, { isHidden: true }],
    ['hide', 1, { isHidden: true }],
    ['show', 0, { isHidden: null }],
    ['noindex', 0, { isNoindex: true }],
    ['index', 0, { isNoindex: null }],
    ['publish', 0, { tagline: 'Depois' }],
    ['publish', 1, {}],
    ['rate', 0, null],
    ['rate', 1, { certification: '12' }],
    ['collect', 0, {}],
    ['resync', 0, {}],
  ]);
});

test('voices are a field of their title: newest author and moment, a first revision, the same people, and a merge moves nothing', async () => {
  const { owner, move } = await openBaseline();
  await owner.query(`
    insert into people (id, name, slug, popularity, is_public, seen_at) values
      (2000000001, 'Voz Um', 'voz-um', 0, true, now()), (2000000002, 'Voz Dois', 'voz-dois', 0, false, now()),
      (7, 'De Fora', 'de-fora', 1, true, now());
    insert into dubbing_credits (title_kind, title_id, character, original_name, voice_id, studio, director, source_url, author, updated_at, removed_at) values
      ('movie', 598, 'Buscapé', 'Ator', 7, 'Eco', 'Direção', 'https://vozes.example/1', 'bia', '2026-11-02 12:00Z', null),
      ('movie', 598, 'Retirado', '', 7, '', '', 'https://vozes.example/2', 'bia', '2026-11-09 12:00Z', '2026-11-09 12:00Z'),
      ('movie', 598, 'Zé', '', 2000000001, '', '', 'https://vozes.example/3', 'ana', '2026-11-01 12:00Z', null),
      ('series', 5, 'Lund', '', 7, '', '', 'https://vozes.example/4', 'ana', '2026-11-03 12:00Z', null);
    insert into person_merges (from_id, into_id, voice_rows, author, merged_at)
      select 2000000002, 7, array[id], 'ana', '2026-11-04 12:00Z' from dubbing_credits where character = 'Lund';
    insert into overrides (entity, entity_id, field, value, author, updated_at)
      values ('series', 5, 'title', '"Nosso"', 'ana', '2026-11-05 12:00Z');
    insert into revisions (entity, entity_id, number, snapshot, changed_fields, author, state, created_at)
      values ('series', 5, 1, '{"title": "Nosso"}', '{title}', 'ana', 'published', '2026-11-05 12:00Z');
  `);
  await move();

  const line = (character: string, voiceId: number, voice: string, number: number) => ({
    ...{ character, original: '', voiceId, voice, studio: '', director: '' },
    sourceUrl: `https://vozes.example/${number}`,
  });
  const film = [
    { ...line('Buscapé', 7, 'De Fora', 1), original: 'Ator', studio: 'Eco', director: 'Direção' },
    line('Zé', 2_000_000_001, 'Voz Um', 3),
  ];
  const series = [line('Lund', 2_000_000_002, 'Voz Dois', 4)];
  const { rows: overrides } = await owner.query(
    "select entity, entity_id as id, value, author, updated_at as at from overrides where field = 'voices' order by 1",
  );
  expect(overrides).toEqual([
    { entity: 'movie', id: 598, value: film, author: 'bia', at: new Date('2026-11-02T12:00Z') },
    { entity: 'series', id: 5, value: series, author: 'ana', at: new Date('2026-11-03T12:00Z') },
  ]);
  const { rows: revisions } = await owner.query(
    "select entity, number, snapshot, changed_fields as fields, author, state, created_at as at from revisions where 'voices' = any (changed_fields) order by 1",
  );
  const published = { fields: ['voices'], state: 'published' };
  expect(revisions).toEqual([
    {
      ...published,
      entity: 'movie',
      number: 1,
      snapshot: { voices: film },
      author: 'bia',
      at: new Date('2026-11-02T12:00Z'),
    },
    {
      ...{ ...published, entity: 'series', number: 2, snapshot: { title: 'Nosso', voices: series }, author: 'ana' },
      at: new Date('2026-11-05T12:00Z'),
    },
  ]);
  // The projection is as pages show it already: the merged person is the survivor.
  const { rows: shown } = await owner.query(
    'select title_kind as kind, position, character, voice_id as voice from dubbing_credits order by 1, 2',
  );
  expect(shown).toEqual([
    { kind: 'movie', position: 0, character: 'Buscapé', voice: 7 },
    { kind: 'movie', position: 1, character: 'Zé', voice: 2_000_000_001 },
    { kind: 'series', position: 0, character: 'Lund', voice: 7 },
  ]);
});

test('own offers are a field of their title: newest author and moment, a first revision, the same rows, and no change of them is left', async () => {
  const { owner, move } = await openBaseline();
  await owner.query(`
    insert into free_services (name, article, about, url, asks, asks_other, has_ads, is_public, source_url, checked_on, expires_on, author, updated_at)
      select name, 'o', 'Inventado', 'https://' || lower(name) || '.example/', 'nothing', '', false, true, 'https://a.example/', '2026-11-01', '2027-02-01', 'ana', '2026-11-01 12:00Z'
      from unnest(array['Farol', 'Lampada']) as name;
    insert into free_offers (service_id, title_kind, title_id, url, is_dubbed, is_subtitled, has_libras, is_described, source_url, checked_on, expires_on, author, updated_at, removed_at) values
      (900001, 'movie', 598, 'https://lampada.example/598', true, false, true, false, 'https://lampada.example/', '2026-11-02', '2027-01-01', 'bia', '2026-11-03 12:00Z', null),
      (900000, 'movie', 598, 'https://farol.example/598', false, true, false, true, 'https://farol.example/', '2026-11-01', '2027-01-02', 'ana', '2026-11-02 02:00Z', null),
      (900000, 'movie', 7, 'https://farol.example/7', false, false, false, false, 'https://farol.example/', '2026-11-01', '2027-01-02', 'ana', '2026-11-01 12:00Z', '2026-11-09 12:00Z'),
      (900000, 'series', 5, 'https://farol.example/5', false, false, false, false, 'https://farol.example/', '2026-11-01', '2027-01-02', 'ana', '2026-11-04 12:00Z', null);
    insert into overrides (entity, entity_id, field, value, author, updated_at)
      values ('series', 5, 'title', '"Nosso"', 'ana', '2026-11-05 12:00Z');
    insert into revisions (entity, entity_id, number, snapshot, changed_fields, author, state, created_at)
      values ('series', 5, 1, '{"title": "Nosso"}', '{title}', 'ana', 'published', '2026-11-05 12:00Z');
    insert into subscription_changes (kind, items, author, prepared_at, applied_at) values
      ('offer', '[]', 'ana', '2026-11-01', '2026-11-01'), ('plan', '[]', 'ana', '2026-11-01', '2026-11-01');
  `);
  await move();

  const offer = (host: string, serviceId: number, title: number, more: object) => ({
    ...{ serviceId, url: `https://${host}.example/${title}`, sourceUrl: `https://${host}.example/` },
    ...{ isDubbed: false, isSubtitled: false, hasLibras: false, isDescribed: false },
    ...{ checkedOn: '2026-11-01', expiresOn: '2027-01-02', ...more },
  });
  const film = [
    offer('lampada', 900_001, 598, {
      ...{ isDubbed: true, hasLibras: true, checkedOn: '2026-11-02', expiresOn: '2027-01-01', since: '2026-11-03' },
    }),
    // Two in the morning of the 2nd is still the 1st in Brazil.
    offer('farol', 900_000, 598, { isSubtitled: true, isDescribed: true, since: '2026-11-01' }),
  ];
  const series = [offer('farol', 900_000, 5, { since: '2026-11-04' })];
  const { rows: overrides } = await owner.query(
    "select entity, entity_id as id, value, author, updated_at as at from overrides where field = 'ownOffers' order by 1",
  );
  expect(overrides).toEqual([
    { entity: 'movie', id: 598, value: film, author: 'bia', at: new Date('2026-11-03T12:00Z') },
    { entity: 'series', id: 5, value: series, author: 'ana', at: new Date('2026-11-04T12:00Z') },
  ]);
  const { rows: revisions } = await owner.query(
    "select entity, number, snapshot, state, created_at as at from revisions where changed_fields = '{ownOffers}' order by 1",
  );
  expect(revisions).toEqual([
    {
      ...{ entity: 'movie', number: 1, state: 'published' },
      snapshot: { ownOffers: film },
      at: new Date('2026-11-03T12:00Z'),
    },
    {
      ...{ entity: 'series', number: 2, state: 'published', snapshot: { title: 'Nosso', ownOffers: series } },
      at: new Date('2026-11-05T12:00Z'),
    },
  ]);
  const { rows: shown } = await owner.query(
    'select title_kind as kind, title_id as title, service_id as service, url, since::text from free_offers order by 1, 2, 3',
  );
  expect(shown).toEqual([
    { kind: 'movie', title: 598, service: 900_000, url: 'https://farol.example/598', since: '2026-11-01' },
    { kind: 'movie', title: 598, service: 900_001, url: 'https://lampada.example/598', since: '2026-11-03' },
    { kind: 'series', title: 5, service: 900_000, url: 'https://farol.example/5', since: '2026-11-04' },
  ]);
});

test('plans, bundles and services are records: author and moment, removed ones in the trash, a first revision, no number given twice', async () => {
  const { owner, move } = await openBaseline();
  await owner.query(`
    insert into subscription_plans (id, platform_id, name, price_cents, period, has_ads, resolution, screens, source_url, checked_on, expires_on,
      version, author, updated_at, removed_at) overriding system value values
      (3, 8, 'Padrão', 4490, 'month', false, 'full-hd', 2, 'https://precos.example/', '2026-11-01', '2026-12-01', 4, 'ana', '2026-11-02 12:00Z', null),
      (5, 8, 'Velho', 990, 'year', true, null, null, 'https://precos.example/v', '2026-10-01', '2026-11-01', 2, 'bia', '2026-11-03 12:00Z', '2026-11-03 12:00Z');
    select setval('subscription_plans_id_seq', 7);
    insert into subscription_bundles (id, seller, name, platform_ids, source_url, checked_on, expires_on, author, updated_at) overriding system value values
      (2, 'Vivo', 'Família', '{8,1899}', 'https://vivo.example/', '2026-11-01', '2026-12-01', 'ana', '2026-11-04 12:00Z');
    insert into free_services (name, article, about, url, asks, asks_other, has_ads, is_public, source_url, checked_on, expires_on, author, updated_at) values
      ('Farol', 'o', 'Inventado', 'https://farol.example/', 'other', 'Um sinal', false, true, 'https://farol.example/', '2026-11-01', '2026-12-01', 'bia', '2026-11-05 12:00Z');
  `);
  await move();

  const at = (day: number) => new Date(`2026-11-0${day}T12:00Z`);
  const dated = (sourceUrl: string, checkedOn: string, expiresOn: string) => ({ sourceUrl, checkedOn, expiresOn });
  const plan = {
    ...{ platformId: 8, name: 'Padrão', priceCents: 4490, period: 'month', hasAds: false, resolution: 'full-hd' },
    ...{ screens: 2, ...dated('https://precos.example/', '2026-11-01', '2026-12-01') },
  };
  const old = {
    ...{ platformId: 8, name: 'Velho', priceCents: 990, period: 'year', hasAds: true, isHidden: true },
    ...dated('https://precos.example/v', '2026-10-01', '2026-11-01'),
  };
  const bundle = { seller: 'Vivo', name: 'Família', platformIds: [8, 1899] };
  const whole = { ...bundle, ...dated('https://vivo.example/', '2026-11-01', '2026-12-01') };
  const farol = {
    ...{
      name: 'Farol',
      article: 'o',
      about: 'Inventado',
      url: 'https://farol.example/',
      asks: 'other',
      asksOther: 'Um sinal',
    },
    ...{ hasAds: false, isPublic: true, ...dated('https://farol.example/', '2026-11-01', '2026-12-01') },
  };
  const rows = [
    { entity: 'bundle', id: 2, author: 'ana', at: at(4), values: whole },
    { entity: 'plan', id: 3, author: 'ana', at: at(2), values: plan },
    { entity: 'plan', id: 5, author: 'bia', at: at(3), values: old },
    { entity: 'service', id: 900_000, author: 'bia', at: at(5), values: farol },
  ];
  const { rows: overrides } = await owner.query(
    `select entity, entity_id as id, author, updated_at as at, jsonb_object_agg(field, value) as values
     from overrides where entity in ('plan', 'bundle', 'service') group by 1, 2, 3, 4 order by 1, 2`,
  );
  expect(overrides).toEqual(rows);
  const { rows: revisions } = await owner.query(
    `select entity, entity_id as id, number, snapshot as values, changed_fields as fields, author, state, created_at as at
     from revisions where entity in ('plan', 'bundle', 'service') order by 1, 2`,
  );
  expect(revisions).toEqual(
    rows.map((row) => ({ ...row, number: 1, state: 'published', fields: Object.keys(row.values).toSorted() })),
  );
  const { rows: records } = await owner.query(
    `select entity, id, title, slug, is_public as shown, content, changed_at as at, first_published_at as first, removed_at as removed, removed_by as by
     from records where entity in ('plan', 'bundle', 'service') order by 1, 2`,
  );
  expect(records).toEqual([
    {
      ...{ entity: 'bundle', id: 2, title: 'Vivo (Família)', slug: null, shown: true, content: whole },
      ...{ at: at(4), first: at(4), removed: null, by: null },
    },
    {
      ...{ entity: 'plan', id: 3, title: 'Netflix Padrão', slug: null, shown: true, content: plan },
      ...{ at: at(2), first: at(2), removed: null, by: null },
    },
    {
      ...{ entity: 'plan', id: 5, title: 'Netflix Velho', slug: null, shown: false, content: old },
      ...{ at: at(3), first: at(3), removed: at(3), by: 'bia' },
    },
    {
      ...{ entity: 'service', id: 900_000, title: 'Farol', slug: null, shown: true, content: farol },
      ...{ at: at(5), first: at(5), removed: null, by: null },
    },
  ]);
  expect(
    (await owner.query(`select entity, last from record_ids where entity <> 'collection' order by 1`)).rows,
  ).toEqual([
    { entity: 'bundle', last: 2 },
    { entity: 'plan', last: 7 },
    { entity: 'service', last: 900_000 },
  ]);
});
