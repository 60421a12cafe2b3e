import { findEditableField } from '#shared/domain/check-field.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { cleanHtml } from '#shared/rich-text/clean-html.ts';

/** As it is stored: rich text without what it may not hold, a line without the spaces around it. In text a `<` is a `<`. */
export function cleanField(entity: Editable, field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const kind = findEditableField(entity, field)?.kind;
  if (kind === 'rich') return cleanHtml(value);
  return kind === 'line' ? value.trim() : value;
}
