import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { addAuditEntry, checkAudit, findAuditHash, listAuditLines } from './audit.ts';

const fixture = await openTestFixture();
const { db } = fixture.ctx;
const write = (action: string) =>
  db.transaction().execute((trx) =>
    addAuditEntry(trx, {
      at: new Date('2026-11-15T12:00:00.123Z'),
      actor: 'cli',
      network: '',
      action,
      entity: 'movie',
      entityId: '603',
      before: { title: 'Matrix' },
      after: { title: 'Matriz', nota: 'ação' },
    }),
  );

async function as(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

describe('the audit', () => {
  test('is one chain, even with concurrent writers, and a rolled-back change leaves no gap', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(`event.${index}`)));
    await expect(
      db.transaction().execute(async (trx) => {
        await addAuditEntry(trx, {
          at: new Date(),
          actor: 'cli',
          network: '',
          action: 'x',
          entity: 'y',
          entityId: 'z',
        });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await write('event.last');
    const check = await checkAudit(db);
    expect(check).toMatchObject({ entries: 21, problems: [], head: { seq: 21 } });
    expect(await findAuditHash(db, 21)).toBe(check.head?.hash);
    expect((await listAuditLines(db, 2)).map(({ seq, action }) => [seq, action])).toEqual([
      [21, 'event.last'],
      [20, expect.stringMatching(/^event\./)],
    ]);
  });

  test.each([
    ["update audit_entries set action = 'nothing'"],
    ['delete from audit_entries where seq = 3'],
    ['truncate audit_entries'],
    ['alter table audit_entries disable trigger all'],
    ['drop trigger audit_entries_stay on audit_entries'],
  ])('refuses the application: %s', async (statement) => {
    await expect(as(fixture.database.applicationUrl, statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('refuses deletes by the owner of the schema too', async () => {
    await expect(as(fixture.database.ownerUrl, 'delete from audit_entries')).rejects.toThrow('only added to');
  });

  test('ignores the sequence number a writer gives', async () => {
    await as(
      fixture.database.applicationUrl,
      `insert into audit_entries (seq, at, actor, action, entity, entity_id, prev_hash, hash)
       values (5, now(), 'somebody', 'forged', 'movie', '1', 'x', 'y')`,
    );
    expect(await checkAudit(db)).toMatchObject({ entries: 22, problems: [], head: { seq: 22 } });
  });

  test.each([
    ['altered', `update audit_entries set after = '{"title":"Matrix"}' where seq = 7`, 7],
    ['altered', "update audit_entries set at = at + interval '1 microsecond' where seq = 9", 9],
    ['removed before', 'delete from audit_entries where seq = 12', 13],
    [
      'out of chain',
      "update audit_entries set action = 'x' where seq = 15; update audit_entries set hash = audit_hash(audit_entries) where seq = 15",
      16,
    ],
  ])('names a row that a superuser %s', async (what, statement, seq) => {
    const before = (await checkAudit(db)).problems;
    await as(fixture.database.superuserUrl, "set session_replication_role = 'replica'", statement);
    const added = (await checkAudit(db)).problems.filter(
      (problem) => !before.some((known) => known.seq === problem.seq),
    );
    expect(added).toContainEqual({ seq, what });
  });

  test('no longer has the last row seen earlier if its end was cut off', async () => {
    const { head } = await checkAudit(db);
    await as(
      fixture.database.superuserUrl,
      "set session_replication_role = 'replica'",
      `delete from audit_entries where seq = ${head?.seq ?? 0}`,
    );
    expect(await findAuditHash(db, head?.seq ?? 0)).toBeUndefined();
  });
});
