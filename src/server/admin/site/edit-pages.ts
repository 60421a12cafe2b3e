import type { EditedField, EditedSubject, FieldSave } from '#shared/admin/domain/editing/edited-subject.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { pageOf } from '#shared/domain/site/page-texts.ts';
import { cleanHtml } from '#shared/rich-text/clean-html.ts';
import { defaultPageTexts } from './page-defaults.ts';

/** The default texts of a page by field, as they would be stored. They name the product, so no record holds them. */
export function defaultFields(id: number, product: string): Readonly<Record<string, unknown>> {
  const page = pageOf(id);
  if (page === undefined || page === 'home') return {};
  const { questions, sections } = defaultPageTexts(page, product);
  const clean = Object.entries(sections).map(([field, html]) => [field, cleanHtml(html)] as const);
  const answered = questions.map(({ question, answerHtml }) => ({ question, answerHtml: cleanHtml(answerHtml) }));
  return { ...Object.fromEntries(clean), ...(page === 'about' && { questions: answered }) };
}

export function withDefaultTexts(subject: EditedSubject, product: string): EditedSubject {
  const defaults = defaultFields(subject.id, product);
  const fill = (field: EditedField): EditedField => {
    const provider = defaults[field.field] ?? field.provider;
    return { ...field, provider, shown: field.published ? field.shown : provider };
  };
  return { ...subject, fields: subject.fields.map(fill) };
}

/** A text that says what the default says is no edit: later releases may improve the default. */
export function dropDefaultTexts(id: number, saves: readonly FieldSave[], product: string): FieldSave[] {
  const defaults = defaultFields(id, product);
  return saves.map((save) => {
    const { field, value } = save;
    const clean = typeof value === 'string' ? cleanHtml(value) : value;
    return field in defaults && isSameValue(clean, defaults[field]) ? { ...save, value: null } : save;
  });
}
