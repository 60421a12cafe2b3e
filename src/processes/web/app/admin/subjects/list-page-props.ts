import type { ListQuery } from '#shared/admin/domain/list-query.ts';
import type { ListChoices, RemovedLine, SavedView, SubjectList } from '#shared/admin/domain/listed.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import type { Listed } from '#shared/admin/domain/subjects/subjects.ts';
import type { Outcome } from '../outcome.ts';

export interface ListPageProps extends SubjectList<Listed> {
  entity: Listed;
  list: ListQuery;
  now: Date;
  role: Role;
  choices: ListChoices;
  views: SavedView[];
  /** Instead of the rows: what is in the trash. */
  removed: RemovedLine[] | undefined;
  /** Only of the site's pages. */
  hidden: { version: number; paths: string[] } | undefined;
  outcome: Outcome | undefined;
}
