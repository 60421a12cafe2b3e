import { describe, expect, test } from 'vitest';
import { adminPages } from '#shared/admin/text/pages.ts';
import { openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { isHiddenFromSearch, readShownTexts } from '../../catalogue/home/site-pages.ts';
import { listPageEntries } from '../../sitemaps/page-entries.ts';
import {
  discardPageDraft,
  publishPage,
  readPage,
  restorePage,
  restorePageDefault,
  savePageDraft,
} from './edit-pages.ts';
import { hidePages } from './edit-robots.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const other = await fixture.openAnother();

describe('the text of a page', () => {
  const PRODUCT = 'Lanterninha';
  const look = () => readPage(ctx, 'about', PRODUCT);
  const shown = async () => (await readShownTexts(other.ctx, 'about')).questions?.map(({ question }) => question);
  const save = async (questions: { question: string; answerHtml: string }[]) =>
    savePageDraft(ctx, ana, { page: 'about', version: (await look()).version, texts: { questions }, product: PRODUCT });
  const now = async () => ({ page: 'about' as const, version: (await look()).version });

  test('is a draft until it is published, cleaned, and then everywhere', async () => {
    expect(await shown()).toBeUndefined();
    await save([
      { question: 'Tem pipoca? ', answerHtml: '<p onclick="x()">Tem.</p><script>x()</script>' },
      { question: '', answerHtml: '' },
    ]);
    expect(await look()).toMatchObject({
      hasDraft: true,
      isOwn: false,
      texts: { questions: [{ question: 'Tem pipoca?', answerHtml: '<p>Tem.</p>' }] },
    });
    expect(await shown()).toBeUndefined();
    await publishPage(ctx, ana, await now());
    await soon(shown, ['Tem pipoca?']);
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ action: 'page.published' });
  });

  test('comes back as it always was, or as it was at a revision, by way of a draft', async () => {
    await restorePageDefault(ctx, ana, await now());
    expect((await look()).texts.questions).toEqual((await look()).defaults.questions);
    expect(await shown()).toEqual(['Tem pipoca?']);
    await publishPage(ctx, ana, await now());
    await soon(shown, undefined);
    await restorePage(ctx, ana, { ...(await now()), revision: 1 });
    expect(await look()).toMatchObject({
      hasDraft: true,
      isOwn: false,
      texts: { questions: [{ question: 'Tem pipoca?' }] },
    });
    await discardPageDraft(ctx, ana, await now());
    expect(await look()).toMatchObject({ hasDraft: false });
  });

  test('is not published incomplete, and not over another editor’s text', async () => {
    await save([{ question: 'E guaraná?', answerHtml: '' }]);
    expect(await problemOf(publishPage(ctx, ana, await now()))).toBe(adminPages.halfQuestion);
    expect(await problemOf(publishPage(ctx, ana, { page: 'about', version: 0 }))).toMatch(/^Ana mudou isto/);
  });

  test('of the policy is written over section by section', async () => {
    const { version, defaults } = await readPage(ctx, 'privacy', PRODUCT);
    const sections = { ...defaults.sections, seguranca: '<p>Guardamos bem.</p>' };
    await savePageDraft(ctx, ana, { page: 'privacy', version, texts: { sections }, product: PRODUCT });
    await publishPage(ctx, ana, { page: 'privacy', version: version + 1 });
    await soon(async () => (await readShownTexts(other.ctx, 'privacy')).sections, {
      seguranca: '<p>Guardamos bem.</p>',
    });
  });
});

test('a list an editor hides from search engines is noindex in every process, and is in no sitemap', async () => {
  const listed = async () => (await listPageEntries(ctx.db)).map(({ path }) => path);
  expect(await isHiddenFromSearch(other.ctx, '/filmes/tendencias')).toBe(false);
  await hidePages(ctx, ana, { version: 0, paths: ['/filmes/tendencias', '/sobre/'] });
  await soon(() => isHiddenFromSearch(other.ctx, '/filmes/tendencias'), true);
  expect(await listed()).not.toContain('/filmes/tendencias');
  expect(await listed()).not.toContain('/sobre');
  expect(await problemOf(hidePages(ctx, ana, { version: 1, paths: ['https://example.com'] }))).toEqual({
    others: adminPages.pathInvalid,
  });
});
