import { buildCsv } from '#shared/admin/domain/csv.ts';
import type { ListedSubject } from '#shared/admin/domain/listed.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import type { Entity } from '#shared/domain/entities.ts';

export function writeCsv(entity: Entity, lines: readonly ListedSubject[], siteUrl: string): string {
  const head = Object.values(adminLists.csv);
  const rows = lines.map((line) => [
    line.id,
    line.title,
    line.year,
    adminEditing.states[line.state],
    siteUrl + subjects[entity].page(line.slug),
    line.certification ?? '',
    line.platforms.map(({ name }) => name).join(', '),
    line.health?.score ?? '',
    line.health?.reasons.map((reason) => adminLists.healthReasons[reason]).join(', ') ?? '',
    line.editedFields,
    line.lockedFields,
    line.lastEdit?.author.name ?? '',
    line.lastEdit?.at.toISOString() ?? '',
    line.syncedAt?.toISOString() ?? '',
  ]);
  return buildCsv([head, ...rows]);
}
