import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../src/server/infra/migrate.ts';
import { createBaselineDatabase } from './database/baseline-database.ts';

const database = await createBaselineDatabase();
const owner = new pg.Client({ connectionString: database.ownerUrl });
await owner.connect();
afterAll(() => owner.end());

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
  await owner.query(BEFORE);
  await migrate(database.ownerUrl);
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
