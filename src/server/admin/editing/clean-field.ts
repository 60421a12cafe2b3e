import { findEditableField, isRichTextTooLong } from '#shared/admin/domain/check-field.ts';
import { refuseWrongFields } from '#shared/admin/domain/field-failure.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { cleanHtml } from '#shared/rich-text/clean-html.ts';

/** The value as it is stored: rich text without forbidden HTML, plain text trimmed. In plain text a `<` is just a character. */
export function cleanField(entity: Editable, field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  // For every kind, before anything parses it: the cost of cleaning and comparing grows faster than the length.
  refuseWrongFields({ [field]: isRichTextTooLong(value) ? editing.richTooLong : undefined });
  const kind = findEditableField(entity, field)?.kind;
  if (kind === 'rich') return cleanHtml(value);
  return kind === 'line' ? value.trim() : value;
}
