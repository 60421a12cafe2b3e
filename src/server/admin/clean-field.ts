import { findEditableField, isRichTextTooLong } from '#shared/domain/check-field.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { refuseWrongFields } from '#shared/domain/field-failure.ts';
import { cleanHtml } from '#shared/rich-text/clean-html.ts';
import { editing } from '#shared/text/editing.ts';

/** As it is stored: rich text without what it may not hold, a line without the spaces around it. In text a `<` is a `<`. */
export function cleanField(entity: Editable, field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  // Of every kind, before anything reads it: cleaning and comparing two texts cost more than their length.
  refuseWrongFields({ [field]: isRichTextTooLong(value) ? editing.richTooLong : undefined });
  const kind = findEditableField(entity, field)?.kind;
  if (kind === 'rich') return cleanHtml(value);
  return kind === 'line' ? value.trim() : value;
}
