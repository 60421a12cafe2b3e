import { z } from 'zod';
import { REPORT_NOTE_CHARACTERS, REPORT_SERVICE_CHARACTERS } from '#shared/domain/limits.ts';
import { REPORT_FIELDS, REPORT_REASONS } from '#shared/domain/site/error-report.ts';
import { LARGEST_ID } from '../domain/ids.ts';

/** A report as the form sends it. Texts longer than our form allows are cut instead of refused. */
export const ErrorReport = z
  .object({
    [REPORT_FIELDS.kind]: z.enum(['movie', 'tv']),
    [REPORT_FIELDS.id]: z.coerce.number().int().min(1).max(LARGEST_ID),
    [REPORT_FIELDS.reason]: z.enum(REPORT_REASONS),
    [REPORT_FIELDS.service]: textOf(REPORT_SERVICE_CHARACTERS),
    [REPORT_FIELDS.note]: textOf(REPORT_NOTE_CHARACTERS),
  })
  .transform((form) => ({
    kind: form[REPORT_FIELDS.kind] === 'movie' ? ('movie' as const) : ('series' as const),
    titleId: form[REPORT_FIELDS.id],
    reason: form[REPORT_FIELDS.reason],
    service: form[REPORT_FIELDS.service],
    note: form[REPORT_FIELDS.note],
  }));
export type ErrorReport = z.infer<typeof ErrorReport>;

/** Removes control characters except line breaks; PostgreSQL cannot store NUL. */
function textOf(characters: number) {
  return z
    .string()
    .default('')
    .transform((text) =>
      [
        ...text
          .replaceAll('\r\n', '\n')
          .replace(/(?!\n)\p{Cc}/gu, '')
          .trim(),
      ]
        .slice(0, characters)
        .join('')
        .trim(),
    );
}
