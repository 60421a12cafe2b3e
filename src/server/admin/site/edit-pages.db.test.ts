import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { PAGE_IDS } from '#shared/domain/site/page-texts.ts';
import { openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { isHiddenFromSearch, readShownTexts } from '../../catalogue/home/site-pages.ts';
import { listPageEntries } from '../../sitemaps/page-entries.ts';
import { listHiddenPaths } from '../../store/site/hidden-paths.ts';
import { findSubjects } from '../dashboard/find-subjects.ts';
import { discardDraft, listTrash } from '../editing/discard-draft.ts';
import { openSubject } from '../editing/open-subject.ts';
import { plan } from '../editing/plans.ts';
import { publish } from '../editing/publish.ts';
import { restoreAsDraft } from '../editing/restore-revision.ts';
import { listRevisionLines } from '../editing/revisions.ts';
import { saveDraft } from '../editing/save-draft.ts';
import { withDraft } from '../editing/with-draft.ts';
import { approveReview } from '../review/decide-review.ts';
import { listReviews, openReview } from '../review/read-reviews.ts';
import { sendForReview } from '../review/send-review.ts';
import { defaultFields, dropDefaultTexts, withDefaultTexts } from './edit-pages.ts';
import { hidePages, readHiddenPages } from './edit-robots.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const clara = await fixture.hire('Clara', 'writer');
const other = await fixture.openAnother();
const ABOUT = { entity: 'page', id: PAGE_IDS.about } as const;
const PRIVACY = { entity: 'page', id: PAGE_IDS.privacy } as const;
const HOME = { entity: 'page', id: PAGE_IDS.home } as const;

describe('the text of a page', () => {
  const shown = async () => (await readShownTexts(other.ctx, 'about')).questions?.map(({ question }) => question);

  test('is a draft until it is published, cleaned, and then everywhere', async () => {
    expect(await shown()).toBeUndefined();
    const questions = [
      { question: 'Tem pipoca? ', answerHtml: '<p onclick="x()">Tem.</p><script>x()</script>' },
      { question: '', answerHtml: '' },
    ];
    await fixture.write(ana, ABOUT, { questions });
    const clean = [{ question: 'Tem pipoca?', answerHtml: '<p>Tem.</p>' }];
    expect(await fixture.look(ABOUT, 'questions')).toMatchObject({ published: undefined, draft: { value: clean } });
    expect(await shown()).toBeUndefined();
    const drafted = await withDraft(ctx, ABOUT, (within) => readShownTexts(within, 'about'));
    expect(drafted.questions).toEqual(clean);
    await fixture.publishAll(ana, ABOUT);
    await soon(shown, ['Tem pipoca?']);
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ action: 'subject.published' });
  });

  test('comes back as it always was, or as it was at a revision, by way of a draft', async () => {
    const [published] = await listRevisionLines(ctx, ABOUT);
    await restoreAsDraft(ctx, ana, ABOUT, 0);
    expect(await fixture.look(ABOUT, 'questions')).toMatchObject({ draft: { value: null } });
    expect(await shown()).toEqual(['Tem pipoca?']);
    await fixture.publishAll(ana, ABOUT);
    await soon(shown, undefined);
    await restoreAsDraft(ctx, ana, ABOUT, published?.number ?? 0);
    expect(await fixture.look(ABOUT, 'questions')).toMatchObject({ draft: { value: [{ question: 'Tem pipoca?' }] } });
    await discardDraft(ctx, ana, ABOUT);
    expect(await fixture.look(ABOUT, 'questions')).toMatchObject({ draft: undefined });
    expect((await listTrash(ctx))[0]).toMatchObject({ entity: 'page', title: '/sobre', fields: ['questions'] });
  });

  test('is not published incomplete, and not over another editor’s text', async () => {
    await fixture.write(ana, ABOUT, { questions: [{ question: 'E guaraná?', answerHtml: '' }] });
    expect(await problemOf(fixture.publishAll(ana, ABOUT))).toEqual({ questions: adminPages.halfQuestion });
    const late = await publish(ctx, ana, ABOUT, { seen: { questions: 1 }, note: '' });
    expect(late).toMatchObject({ clashes: [{ field: 'questions' }] });
    await discardDraft(ctx, ana, ABOUT);
  });

  test('of the policy is written over section by section, and the default is no edit', async () => {
    const defaults = defaultFields(PRIVACY.id, 'Lanterninha');
    const saves = [
      { field: 'seguranca', value: '<p>Guardamos bem.</p>', version: 0 },
      { field: 'direitos', value: defaults.direitos, version: 0 },
    ];
    expect(dropDefaultTexts(PRIVACY.id, saves, 'Lanterninha').map(({ value }) => value)).toEqual([
      '<p>Guardamos bem.</p>',
      null,
    ]);
    await fixture.write(ana, PRIVACY, { seguranca: '<p>Guardamos bem.</p>' });
    await fixture.publishAll(ana, PRIVACY);
    await soon(async () => (await readShownTexts(other.ctx, 'privacy')).sections, {
      seguranca: '<p>Guardamos bem.</p>',
    });
    const { fields } = withDefaultTexts(await openSubject(ctx, PRIVACY), 'Lanterninha');
    expect(fields.find(({ field }) => field === 'coleta')?.shown).toBe(defaults.coleta);
  });

  test('has only the fields of its page', async () => {
    const foreign = fixture.write(ana, ABOUT, { isNoindex: true }).then(() => fixture.look(ABOUT, 'seguranca'));
    await expect(foreign).rejects.toThrow('no field');
    const save = [{ field: 'seguranca', value: '<p>x</p>', version: 0 }];
    expect(await problemOf(saveDraft(ctx, ana, ABOUT, save))).toEqual({ seguranca: editing.fieldUnknown });
    await discardDraft(ctx, ana, ABOUT);
  });
});

describe('review of a page', () => {
  test('a writer’s text is published exactly as sent, signed by both', async () => {
    await fixture.write(clara, PRIVACY, { mudancas: '<p>Avisamos aqui.</p>' });
    const { version } = await fixture.look(PRIVACY, 'mudancas');
    const sending = { seen: { mudancas: version }, note: 'Confere?', reviewerId: '' };
    const sent = await sendForReview(ctx, clara, PRIVACY, sending);
    if (!('reviewId' in sent)) throw new Error('unexpected clash');
    expect(await listReviews(ctx, 'abertas', ana.actor.id)).toMatchObject([{ entity: 'page', title: '/privacidade' }]);
    const { lines } = await findSubjects(ctx, { entity: 'page' });
    expect(lines.map(({ title, slug, reviewState }) => [title, slug, reviewState])).toEqual([
      ['Página inicial', '/', undefined],
      ['Sobre', '/sobre', undefined],
      ['Privacidade', '/privacidade', 'open'],
    ]);
    const { round, fields } = await openReview(ctx, sent.reviewId);
    expect(fields).toMatchObject([{ field: 'mudancas', after: '<p>Avisamos aqui.</p>' }]);
    await approveReview(ctx, ana, sent.reviewId, { round, mayApproveOwn: false });
    await soon(async () => (await readShownTexts(other.ctx, 'privacy')).sections?.mudancas, '<p>Avisamos aqui.</p>');
    expect((await listRevisionLines(ctx, PRIVACY))[0]).toMatchObject({
      author: { name: 'Clara' },
      approvedBy: { name: 'Ana' },
    });
  });
});

describe('what search engines list', () => {
  const listed = async () => (await listPageEntries(ctx.db)).map(({ path }) => path);

  test('a list an editor hides is noindex in every process, and is in no sitemap', async () => {
    expect(await isHiddenFromSearch(other.ctx, '/filmes/tendencias')).toBe(false);
    const { version } = await readHiddenPages(ctx);
    await hidePages(ctx, ana, { version, paths: ['/filmes/tendencias'] });
    await soon(() => isHiddenFromSearch(other.ctx, '/filmes/tendencias'), true);
    expect(await listed()).not.toContain('/filmes/tendencias');
    expect(await problemOf(hidePages(ctx, ana, { version: version + 1, paths: ['https://example.com'] }))).toEqual({
      others: adminPages.pathInvalid,
    });
  });

  test('a page is hidden on its own screen, apart from its text, and no other list undoes it', async () => {
    await fixture.write(ana, ABOUT, { isNoindex: true });
    expect(await isHiddenFromSearch(other.ctx, '/sobre')).toBe(false);
    await fixture.publishAll(ana, ABOUT);
    await soon(() => isHiddenFromSearch(other.ctx, '/sobre'), true);
    const { version } = await readHiddenPages(ctx);
    expect(await problemOf(hidePages(ctx, ana, { version, paths: ['/'] }))).toEqual({
      others: adminPages.robotsOwnScreen,
    });
    await hidePages(ctx, ana, { version, paths: [] });
    expect(await listHiddenPaths(ctx.db)).toEqual(['/sobre']);
    // A restored text does not bring the page back into search results.
    await restoreAsDraft(ctx, ana, ABOUT, 1);
    expect(await fixture.look(ABOUT, 'isNoindex')).toMatchObject({ draft: undefined, shown: true });
    await discardDraft(ctx, ana, ABOUT);
  });

  test('home is hidden only with the words typed, not by a review and not by a plan', async () => {
    await fixture.write(ana, HOME, { isNoindex: true });
    const { version } = await fixture.look(HOME, 'isNoindex');
    const seen = { isNoindex: version };
    const missing = { confirmation: adminPages.hideHome.missing };
    expect(await problemOf(publish(ctx, ana, HOME, { seen, note: '' }))).toEqual(missing);
    expect(await problemOf(publish(ctx, ana, HOME, { seen, note: '', confirmation: 'sim' }))).toEqual(missing);
    expect(await problemOf(sendForReview(ctx, ana, HOME, { seen, note: '', reviewerId: '' }))).toEqual(missing);
    const tomorrow = new Date(ctx.now().getTime() + 86_400_000);
    const planned = { publishAt: tomorrow, publishOnPlatformId: undefined, unpublishAt: undefined, seen };
    expect(await problemOf(plan(ctx, ana, HOME, planned))).toEqual(missing);
    expect(await isHiddenFromSearch(other.ctx, '/')).toBe(false);
    await publish(ctx, ana, HOME, { seen, note: '', confirmation: ' Ocultar a página inicial ' });
    await soon(() => isHiddenFromSearch(other.ctx, '/'), true);
    await fixture.write(ana, HOME, { isNoindex: false });
    await fixture.publishAll(ana, HOME);
    await soon(() => isHiddenFromSearch(other.ctx, '/'), false);
    expect(await listHiddenPaths(ctx.db)).toEqual(['/sobre']);
  });
});
