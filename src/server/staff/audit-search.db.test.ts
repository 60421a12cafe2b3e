import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HOME } from '#shared/domain/site/home-pins.ts';
import { PAGE_IDS } from '#shared/domain/site/page-texts.ts';
import { openEditedFixture } from '../../../test/editing/open-edited-fixture.ts';
import { createRecord } from '../admin/records/create-record.ts';
import { removeRecord } from '../admin/records/remove-record.ts';
import { createRedirect } from '../admin/site/edit-redirects.ts';
import { hidePages } from '../admin/site/edit-robots.ts';
import { addAuditEntry } from '../store/staff/audit.ts';
import { listTaxonomy } from '../store/taxonomy/taxonomy.ts';
import { checkAuditChain, exportAudit, searchAudit } from './audit-search.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const close = (from: string) =>
  createRedirect(ctx, ana, { from, to: '', code: '410', isOverPage: false }, async () => ({
    status: 404,
    location: undefined,
  }));

test('the audit is searched by who, what and day, and handed over without a formula in it', async () => {
  await close('/antiga');
  await hidePages(ctx, ana, { version: 0, paths: ['/filmes/tendencias'] });
  const all = { person: '', action: '', from: '', until: '' };
  const { total } = await searchAudit(ctx, all, 1);
  const { lines } = await searchAudit(ctx, { ...all, person: ana.actor.id, action: 'redirect.created' }, 1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(total);
  expect(new Set(lines.map(({ action, actorName }) => `${actorName} ${action}`))).toEqual(
    new Set(['Ana redirect.created']),
  );
  expect((await searchAudit(ctx, { ...all, until: '2001-01-01' }, 1)).total).toBe(0);
  expect((await checkAuditChain(ctx)).problems).toEqual([]);
  await close('/=1+1');
  const csv = await exportAudit(ctx, ana.actor, all);
  expect(csv).toContain('audit.exported');
  expect(csv.split('\r\n')).toHaveLength(total + 4);
  expect(csv).not.toMatch(/(?:^|,)[=+@]/m);
});

const all = { person: '', action: '', from: '', until: '' };

test('a record that was moved to the trash is named', async () => {
  const id = await createRecord(ctx, ana, 'collection', { title: 'Faróis' });
  await removeRecord(ctx, ana, { entity: 'collection', id }, { leadsTo: '' });
  const { lines } = await searchAudit(ctx, { ...all, action: 'collection.removed' }, 1);
  expect(lines[0]?.entityName).toBe('Faróis');
});

test('a publication of a page, a genre, a platform or home shows what was there before and after', async () => {
  const idOf = async (kind: 'genre' | 'platform') => (await listTaxonomy(ctx.db, kind))[0]?.id ?? 0;
  const parts = [
    [{ entity: 'page', id: PAGE_IDS.privacy }, 'coleta', '<p>Um</p>', '<p>Dois</p>'],
    [{ entity: 'genre', id: await idOf('genre') }, 'h1', 'Um', 'Dois'],
    [{ entity: 'platform', id: await idOf('platform') }, 'h1', 'Um', 'Dois'],
    [HOME, 'pins', [], [{ kind: 'movie', id: 598, from: null, until: null }]],
  ] as const;
  for (const [subject, field, first, second] of parts) {
    for (const value of [first, second]) {
      await fixture.write(ana, subject, { [field]: value });
      await fixture.publishAll(ana, subject);
    }
    const { lines } = await searchAudit(ctx, { ...all, action: 'subject.published' }, 1);
    expect(lines[0]?.published).toMatchObject({ fields: [{ field, before: first, after: second }] });
  }
});

test('a day is a day in São Paulo, found by the index of times', async () => {
  const times = ['2020-05-10T02:59:59Z', '2020-05-10T03:00:00Z', '2020-05-11T02:59:59Z', '2020-05-11T03:00:00Z'];
  for (const [place, at] of times.entries()) {
    const event = { action: `day.${place}`, entity: 'day', entityId: '' };
    await ctx.db
      .transaction()
      .execute((trx) => addAuditEntry(trx, { ...event, at: new Date(at), actor: 'cli', network: '' }));
  }
  const countScans = async () => {
    const { rows } = await sql<{ scans: number }>`
      select coalesce(sum(idx_scan), 0)::integer as scans from pg_stat_user_indexes
      where relname = 'audit_entries' and pg_get_indexdef(indexrelid) like '%(at)'
    `.execute(ctx.db);
    return rows[0]?.scans ?? 0;
  };
  // So few rows would be read whole.
  await ctx.db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const { lines, total } = await searchAudit(
      { ...ctx, db: connection },
      { ...all, from: '2020-05-10', until: '2020-05-10' },
      1,
    );
    expect([total, lines.map(({ action }) => action)]).toEqual([2, ['day.2', 'day.1']]);
    await sql`set enable_seqscan = on`.execute(connection);
    await sql`select pg_stat_force_next_flush()`.execute(connection);
  });
  await expect.poll(countScans, { timeout: 10_000 }).toBeGreaterThan(0);
});
