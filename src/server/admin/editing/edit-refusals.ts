import { isQuestionsShaped } from '#shared/admin/domain/check-site.ts';
import { findEditableField, isRichTextTooLong } from '#shared/admin/domain/editing/check-field.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { cleanHtml } from '#shared/rich-text/clean-html.ts';
import type { Trx } from '../../infra/db.ts';
import { claimAddress } from '../../store/records/record-addresses.ts';
import type { RecordSubject } from '../../store/records/records.ts';

/** Takes the address until the caller's transaction ends, and for good if that commits. */
export async function refuseTakenSlug(trx: Trx, subject: RecordSubject, slug: string): Promise<void> {
  refuseWrongFields({ slug: (await claimAddress(trx, subject, slug)) ? undefined : editing.slugTaken });
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
