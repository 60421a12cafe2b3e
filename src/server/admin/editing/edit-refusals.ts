import { isQuestionsShaped } from '#shared/admin/domain/check-site.ts';
import { findEditableField, isRichTextTooLong } from '#shared/admin/domain/editing/check-field.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { factsOf } from '#shared/domain/subjects/records.ts';
import { cleanHtml } from '#shared/rich-text/clean-html.ts';
import type { Trx } from '../../infra/db.ts';
import { claimAddress } from '../../store/records/record-addresses.ts';
import { isKeyTaken, type RecordSubject } from '../../store/records/records.ts';

/** Takes the address until the caller's transaction ends, and for good if that commits. */
export async function refuseTakenSlug(trx: Trx, subject: RecordSubject, slug: string): Promise<void> {
  refuseWrongFields({ slug: (await claimAddress(trx, subject, slug)) ? undefined : editing.slugTaken });
}

/** Two public records alike in their key would be one to a visitor. The caller holds a lock under which no other is published. */
export async function refuseTakenKey(
  trx: Trx,
  subject: RecordSubject,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { unique = [] } = factsOf(subject.entity);
  const key = Object.fromEntries(unique.map((field) => [field, values[field] ?? null]));
  const last = unique.at(-1);
  if (last === undefined || values.isHidden === true || Object.values(key).includes(null)) return;
  refuseWrongFields({ [last]: (await isKeyTaken(trx, subject, key)) ? editing.keyTaken : undefined });
}

/** The value as it is stored: rich text without forbidden HTML, plain text trimmed. In plain text a `<` is just a character. */
export function cleanField(entity: Editable, field: string, value: unknown): unknown {
  if (isQuestionsShaped(value) && findEditableField(entity, field)?.kind === 'questions') {
    for (const { answerHtml } of value)
      refuseWrongFields({ [field]: isRichTextTooLong(answerHtml) ? editing.richTooLong : undefined });
    return value
      .map(({ question, answerHtml }) => ({ question: question.trim(), answerHtml: cleanHtml(answerHtml) }))
      .filter(({ question, answerHtml }) => question !== '' || answerHtml !== '');
  }
  if (typeof value !== 'string') return value ?? null;
  // For every kind, before anything parses it: the cost of cleaning and comparing grows faster than the length.
  refuseWrongFields({ [field]: isRichTextTooLong(value) ? editing.richTooLong : undefined });
  const kind = findEditableField(entity, field)?.kind;
  if (kind === 'rich') return cleanHtml(value);
  return kind === 'line' ? value.trim() : value;
}
