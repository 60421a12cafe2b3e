import { isRichTextTooLong } from '#shared/admin/domain/check-field.ts';
import { refuseWrongFields } from '#shared/admin/domain/field-failure.ts';
import { FAQ_QUESTIONS, LINE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import type { EditedPage } from '#shared/admin/domain/site-screens.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { Failure } from '#shared/domain/failure.ts';
import { type PageTexts, parsePageTexts, type TextPage } from '#shared/domain/site/page-texts.ts';
import { tags } from '#shared/domain/tags.ts';
import { cleanHtml } from '#shared/rich-text/clean-html.ts';
import type { Context } from '../../context.ts';
import { findSiteRecord } from '../../store/site/site-records.ts';
import type { Editor } from '../editing/editor.ts';
import { changeSiteSetting, discardSiteDraft, readSiteRevision, saveSiteDraft } from './change-site-settings.ts';
import { defaultPageTexts } from './page-defaults.ts';

const words = adminPages;
const subjectOf = (page: TextPage) => ({ kind: 'page' as const, key: page });

/** The published texts, the draft, and the page's default texts. */
export async function readPage(ctx: Context, page: TextPage, product: string): Promise<EditedPage> {
  const record = await findSiteRecord(ctx.db, subjectOf(page));
  const defaults = defaultPageTexts(page, product);
  const draft = record?.draft ? parsePageTexts(record.draft) : undefined;
  const published = parsePageTexts(record?.value);
  const isWritten = (texts: PageTexts) => Object.keys(texts).length > 0;
  return {
    page,
    version: record?.version ?? 0,
    hasDraft: draft !== undefined,
    isOwn: isWritten(published),
    defaults,
    texts: { ...defaults, ...(draft ?? published) },
  };
}

interface Edited {
  page: TextPage;
  version: number;
}

/** Texts equal to the default are not stored. Rich text is cleaned before it is stored. */
export async function savePageDraft(
  ctx: Context,
  editor: Editor,
  { page, version, texts, product }: Edited & { texts: PageTexts; product: string },
): Promise<void> {
  // Before cleaning, whose cost grows with the square of the nesting.
  refuseLong(texts);
  const defaults = defaultPageTexts(page, product);
  const clean: PageTexts = {
    ...(page === 'about' && texts.questions && { questions: texts.questions.map(cleanQuestion).filter(isWritten) }),
    ...(page === 'privacy' && texts.sections && { sections: cleanSections(texts.sections, defaults.sections) }),
  };
  const isDefault = page === 'about' && JSON.stringify(clean.questions) === JSON.stringify(defaults.questions);
  await saveSiteDraft(ctx, editor, { subject: subjectOf(page), version, draft: isDefault ? {} : clean });
}

/** Publishes the draft. Refuses a question without an answer, or an answer without a question. */
export async function publishPage(ctx: Context, editor: Editor, { page, version }: Edited): Promise<void> {
  await changeSiteSetting<PageTexts>(ctx, editor, {
    subject: subjectOf(page),
    version,
    action: 'page.published',
    tags: [tags.pages()],
    toValue(record) {
      if (!record?.draft) throw new Failure('aborted', words.nothingToPublish);
      const texts = parsePageTexts(record.draft);
      if (texts.questions?.length === 0) throw new Failure('invalid-argument', words.noQuestions);
      if (texts.questions?.some(({ question, answerHtml }) => question === '' || answerHtml === ''))
        throw new Failure('invalid-argument', words.halfQuestion);
      return texts;
    },
  });
}

export function discardPageDraft(ctx: Context, editor: Editor, { page, version }: Edited): Promise<void> {
  return discardSiteDraft(ctx, editor, { subject: subjectOf(page), version });
}

/** Restores as a draft: restoring never publishes. */
export async function restorePage(
  ctx: Context,
  editor: Editor,
  { page, version, revision }: Edited & { revision: number },
): Promise<void> {
  const draft = parsePageTexts(await readSiteRevision(ctx, subjectOf(page), revision));
  await saveSiteDraft(ctx, editor, { subject: subjectOf(page), version, draft });
}

/** Restores the default texts, also as a draft. */
export function restorePageDefault(ctx: Context, editor: Editor, { page, version }: Edited): Promise<void> {
  return saveSiteDraft(ctx, editor, { subject: subjectOf(page), version, draft: {} });
}

type Question = NonNullable<PageTexts['questions']>[number];

const cleanQuestion = ({ question, answerHtml }: Question): Question => ({
  question: question.trim(),
  answerHtml: cleanHtml(answerHtml),
});
const isWritten = ({ question, answerHtml }: Question) => question !== '' || answerHtml !== '';

function cleanSections(given: NonNullable<PageTexts['sections']>, defaults: NonNullable<PageTexts['sections']>) {
  const clean = Object.entries(given).map(([id, html]) => [id, cleanHtml(html)] as const);
  // An emptied section falls back to its default: the policy has no empty sections.
  const own = clean.filter(
    ([id, html]) => html !== '' && html !== cleanHtml(defaults[id as keyof typeof defaults] ?? ''),
  );
  return Object.fromEntries(own);
}

function refuseLong({ questions = [], sections = {} }: PageTexts): void {
  if (questions.length > FAQ_QUESTIONS) throw new Failure('invalid-argument', words.tooManyQuestions(FAQ_QUESTIONS));
  refuseWrongFields({
    ...Object.fromEntries(
      questions.flatMap(({ question, answerHtml }, place) => [
        [`question:${place}`, [...question].length > LINE_CHARACTERS ? words.tooLong(LINE_CHARACTERS) : undefined],
        [`answer:${place}`, isRichTextTooLong(answerHtml) ? words.tooLarge : undefined],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(sections).map(([id, html]) => [
        `section:${id}`,
        isRichTextTooLong(html) ? words.tooLarge : undefined,
      ]),
    ),
  });
}
