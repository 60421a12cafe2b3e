import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database/test-database.ts';
import { migrate } from '../../infra/migrate.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../../migrations');
const { ownerUrl } = await createTestDatabase('template1');

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
test('what editors wrote before stays published, and its history and drafts are kept by field', async () => {
  const old = await mkdtemp(path.join(tmpdir(), 'lanterninha-migrations-'));
  for (const file of await readdir(MIGRATIONS))
    if (file < '0079') await cp(path.join(MIGRATIONS, file), path.join(old, file));
  try {
    await migrate(ownerUrl, old);
    const [about, draft] = [
      { questions: [{ question: 'A?', answerHtml: '<p>a</p>' }] },
      { questions: [{ question: 'B?', answerHtml: '<p>b</p>' }] },
    ];
    const records: [string, string, object, object | null][] = [
      ['page', 'about', about, draft],
      [
        'page',
        'privacy',
        { sections: { coleta: '<p>c</p>', direitos: '<p>d</p>' } },
        { sections: { coleta: '<p>e</p>' } },
      ],
      ['genre', 'drama', { name: 'Dramas', slug: 'dramas' }, null],
      ['platform', '8', { name: 'Netflix!' }, null],
      ['home', 'pins', [{ kind: 'movie', id: 7, from: null, until: null }], null],
      ['robots', 'paths', ['/sobre'], null],
    ];
    const revise = 'insert into house_revisions values ($1, $2, $3, $4, $5, $6, now())';
    await withClient(ownerUrl, async (client) => {
      for (const [kind, key, value, open] of records) {
        const stored = [kind, key, JSON.stringify(value), open && JSON.stringify(open), 3, 'ana'];
        await client.query('insert into house_records values ($1, $2, $3, $4, $5, $6, now())', stored);
        await client.query(revise, [kind, key, 1, JSON.stringify(value), 'published', 'ana']);
        if (open) await client.query(revise, [kind, key, 2, JSON.stringify(open), 'draft', 'bia']);
      }
    });
    await migrate(ownerUrl);
    await withClient(ownerUrl, async (client) => {
      const { rows: kept } = await client.query('select kind, key, value, draft from house_records order by kind, key');
      const byKind = ([one, first]: string[], [other, second]: string[]) =>
        `${one}${first}` < `${other}${second}` ? -1 : 1;
      const before = records.toSorted(([a, b], [c, d]) => byKind([a, b], [c, d]));
      expect(kept).toEqual(before.map(([kind, key, value, open]) => ({ kind, key, value, draft: open })));
      // A process of the release before this one saves once more.
      await client.query(revise, [
        'genre',
        'drama',
        2,
        '{"name":"Dramas","slug":"dramas","h1":"Chore"}',
        'published',
        'bia',
      ]);
      const { rows: revisions } = await client.query(
        `select entity, number, state, author, changed_fields as fields, snapshot from revisions order by entity, entity_id, number`,
      );
      expect(revisions).toEqual([
        {
          entity: 'genre',
          number: 1,
          state: 'published',
          author: 'ana',
          fields: ['name', 'slug'],
          snapshot: records[2]?.[2],
        },
        {
          entity: 'genre',
          number: 2,
          state: 'published',
          author: 'bia',
          fields: ['h1'],
          snapshot: { name: 'Dramas', slug: 'dramas', h1: 'Chore' },
        },
        {
          entity: 'home',
          number: 1,
          state: 'published',
          author: 'ana',
          fields: ['pins'],
          snapshot: { pins: records[4]?.[2] },
        },
        { entity: 'page', number: 1, state: 'published', author: 'ana', fields: ['questions'], snapshot: about },
        { entity: 'page', number: 2, state: 'draft', author: 'bia', fields: ['questions'], snapshot: draft },
        {
          entity: 'page',
          number: 1,
          state: 'published',
          author: 'ana',
          fields: ['coleta', 'direitos'],
          snapshot: { coleta: '<p>c</p>', direitos: '<p>d</p>' },
        },
        {
          entity: 'page',
          number: 2,
          state: 'draft',
          author: 'bia',
          fields: ['coleta', 'direitos'],
          snapshot: { coleta: '<p>e</p>' },
        },
        {
          entity: 'platform',
          number: 1,
          state: 'published',
          author: 'ana',
          fields: ['name'],
          snapshot: { name: 'Netflix!' },
        },
      ]);
      const { rows: drafts } = await client.query(
        'select entity_id as id, field, value, is_open as "isOpen", version from drafts order by entity_id, field',
      );
      expect(drafts).toEqual([
        { id: 2, field: 'questions', value: draft.questions, isOpen: true, version: 1 },
        { id: 3, field: 'coleta', value: '<p>e</p>', isOpen: true, version: 1 },
        { id: 3, field: 'direitos', value: null, isOpen: true, version: 1 },
      ]);
    });
  } finally {
    await rm(old, { recursive: true, force: true });
  }
}, 120_000);
