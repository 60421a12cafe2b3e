import { expect, test } from 'vitest';
import { openEditedFixture } from '../../../test/editing/open-edited-fixture.ts';
import { createRedirect } from '../admin/site/edit-redirects.ts';
import { hidePages } from '../admin/site/edit-robots.ts';
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
