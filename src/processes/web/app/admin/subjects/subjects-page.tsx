import { Link } from 'react-router';
import { isPlainAction } from '#shared/admin/domain/change-sets.ts';
import { SUBJECTS_COUNTED, SUBJECTS_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { buildListSearch, hasFilters, type ListQuery, listPath } from '#shared/admin/domain/list-query.ts';
import type { ListChoices, SavedView, SubjectList } from '#shared/admin/domain/listed.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { formatCount } from '#shared/domain/format.ts';
import { EmptyState } from '../../design/states.tsx';
import { Paginator } from '../../public/lists/paginator.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { PageTop } from '../frame/page-top.tsx';
import type { Outcome } from '../outcome.ts';
import { ListFilters } from './list-filters.tsx';
import { SavedViews } from './saved-views.tsx';
import styles from './subjects-page.module.css';
import { SubjectsTable } from './subjects-table.tsx';

export interface SubjectsPageProps extends SubjectList {
  entity: Entity;
  list: ListQuery;
  now: Date;
  choices: ListChoices;
  views: SavedView[];
  /** Whether bulk changes and imports are allowed. */
  mayChange: boolean;
  outcome: Outcome | undefined;
}

/** One list page for films, series and people. */
export function SubjectsPage({ entity, list, now, lines, total, hasMore, ...props }: SubjectsPageProps) {
  const { choices, views, mayChange, outcome } = props;
  const search = buildListSearch({ ...list, page: 1 });
  return (
    <>
      <PageTop title={subjects[entity].words.many} count={adminLists.counts(formatCount(total), hasMore)}>
        <a
          className={buttonClass('outline')}
          href={`${adminPaths.export()}?tipo=${entity}${search ? `&${search}` : ''}`}
        >
          {adminLists.exportAll}
        </a>
        {mayChange && (
          <Link className={buttonClass('primary')} to={adminPaths.import()}>
            <AdminIcon name="plus" />
            {adminLists.import}
          </Link>
        )}
      </PageTop>
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {outcome?.notice && isPlainAction(outcome.intent) && <Notice kind="ok">{outcome.notice}</Notice>}
      <ListFilters entity={entity} list={list} choices={choices} />
      <SavedViews entity={entity} views={views} search={search} outcome={outcome} />
      {lines.length > 0 ? (
        <>
          <SubjectsTable
            key={listPath(entity, list)}
            address={listPath(entity, list)}
            entity={entity}
            lines={lines}
            now={now}
            mayChange={mayChange}
          />
          <div className={styles.foot}>
            <span>{rangeOf(list.page, lines.length, total, hasMore)}</span>
            <Paginator
              page={list.page}
              totalPages={Math.ceil(total / SUBJECTS_PER_PAGE)}
              toPage={(page) => listPath(entity, { ...list, page })}
            />
          </div>
          {hasMore && <p className={styles.beyond}>{adminLists.beyond(formatCount(SUBJECTS_COUNTED))}</p>}
        </>
      ) : (
        <EmptyState
          message={adminLists.empty}
          hint={adminLists.emptyHint}
          action={list.query || hasFilters(list) ? { label: adminLists.clearAll, to: listPath(entity) } : undefined}
        />
      )}
    </>
  );
}

function rangeOf(page: number, shown: number, total: number, hasMore: boolean): string {
  const first = (page - 1) * SUBJECTS_PER_PAGE + 1;
  const all = adminLists.counts(formatCount(total), hasMore);
  return adminLists.range(formatCount(first), formatCount(first + shown - 1), all);
}
