import { findEditableField, isRichTextTooLong } from '#shared/domain/check-field.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { refuseWrongFields } from '#shared/domain/field-failure.ts';
import { cleanHtml } from '#shared/rich-text/clean-html.ts';
import { editing } from '#shared/text/editing.ts';

/** The value as it is stored: rich text without forbidden HTML, plain text trimmed. In plain text a `<` is just a character. */
export function cleanField(entity: Editable, field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  // For every kind, before anything parses it: the cost of cleaning and comparing grows faster than the length.
  refuseWrongFields({ [field]: isRichTextTooLong(value) ? editing.richTooLong : undefined });
  const kind = findEditableField(entity, field)?.kind;
  if (kind === 'rich') return cleanHtml(value);
  return kind === 'line' ? value.trim() : value;
}
