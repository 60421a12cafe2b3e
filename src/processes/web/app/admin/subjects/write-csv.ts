import { buildCsv } from '#shared/admin/domain/csv.ts';
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
  return buildCsv([head, ...rows]);
}
