import type { ListedSubject } from '#shared/admin/domain/listed.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { paths } from '#shared/domain/site/paths.ts';

const PAGES: Record<Entity, (slug: string) => string> = {
  movie: paths.movie,
  series: paths.oneSeries,
  person: paths.person,
};

/** CSV for spreadsheets: a UTF-8 byte order mark, semicolons as Brazilian spreadsheets expect, and no cell that is a formula. */
export function writeCsv(entity: Entity, lines: readonly ListedSubject[], siteUrl: string): string {
  const head = Object.values(adminLists.csv);
  const rows = lines.map((line) => [
    line.id,
    line.title,
    line.year,
    adminEditing.states[line.state],
    siteUrl + PAGES[entity](line.slug),
    line.certification ?? '',
    line.platforms.map(({ name }) => name).join(', '),
    line.health.score,
    line.health.reasons.map((reason) => adminLists.healthReasons[reason]).join(', '),
    line.editedFields,
    line.lockedFields,
    line.lastEdit?.author.name ?? '',
    line.lastEdit?.at.toISOString() ?? '',
    line.syncedAt.toISOString(),
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(toCell).join(';')).join('\r\n')}\r\n`;
}

/** A spreadsheet would run a cell that starts like a formula, and anyone can write a title on TMDB. */
function toCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
