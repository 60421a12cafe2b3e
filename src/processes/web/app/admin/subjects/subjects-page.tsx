import { Link } from 'react-router';
import { SUBJECTS_COUNTED, SUBJECTS_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { buildListSearch, hasFilters, listPath } from '#shared/admin/domain/list-query.ts';
import type { RemovedLine } from '#shared/admin/domain/listed.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { newSubjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { listingOf, subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import { adminRecords } from '#shared/admin/text/records.ts';
import { isFromTmdb } from '#shared/domain/entities.ts';
import { formatCount } from '#shared/domain/format.ts';
import { isCreated } from '#shared/domain/subjects/records.ts';
import { EmptyState } from '../../design/states.tsx';
import { Paginator } from '../../public/lists/paginator.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import { ListFilters } from './list-filters.tsx';
import type { ListPageProps } from './list-page-props.ts';
import { listSlots } from './list-slots.ts';
import { RemovedRecords } from './removed-records.tsx';
import { SavedViews } from './saved-views.tsx';
import styles from './subjects-page.module.css';
import { SubjectsTable } from './subjects-table.tsx';

/** The list of any subject. */
export function SubjectsPage(props: ListPageProps) {
  const { entity, list, lines, total, hasMore, views, removed, outcome } = props;
  const { words } = subjects[entity];
  const { intro, countOf, Below } = listSlots[entity] ?? {};
  const count = removed
    ? formatCount(removed.length)
    : (countOf?.(lines) ?? adminLists.counts(formatCount(total), hasMore));
  const isOfTable = outcome?.intent !== 'saveView' && outcome?.intent !== 'forgetView';
  return (
    <>
      <PageTop title={words.many} count={count}>
        <Actions {...props} />
      </PageTop>
      {intro && <Hint>{intro}</Hint>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {outcome?.notice && isOfTable && <Notice kind="ok">{outcome.notice}</Notice>}
      <ListFilters {...props} />
      {isFromTmdb(entity) && (
        <SavedViews entity={entity} views={views} search={buildListSearch({ ...list, page: 1 })} outcome={outcome} />
      )}
      {removed ? (
        <Removed {...props} lines={removed} />
      ) : lines.length > 0 ? (
        <Found {...props} />
      ) : (
        <Nothing {...props} />
      )}
      {Below && <Below {...props} />}
    </>
  );
}

function Actions({ entity, list, role }: ListPageProps) {
  if (isCreated(entity) && mayRole(role, 'draft'))
    return (
      <Link to={newSubjectPath(entity)} className={buttonClass('primary')}>
        <AdminIcon name="plus" />
        {adminRecords.add(subjects[entity].words)}
      </Link>
    );
  if (!isFromTmdb(entity)) return null;
  const search = buildListSearch({ ...list, page: 1 });
  return (
    <>
      <a className={buttonClass('outline')} href={`${adminPaths.export()}?tipo=${entity}${search ? `&${search}` : ''}`}>
        {adminLists.exportAll}
      </a>
      {mayRole(role, 'hide') && (
        <Link className={buttonClass('primary')} to={adminPaths.import()}>
          <AdminIcon name="plus" />
          {adminLists.import}
        </Link>
      )}
    </>
  );
}

function Found({ entity, list, lines, total, hasMore, now, role }: ListPageProps) {
  const first = (list.page - 1) * SUBJECTS_PER_PAGE + 1;
  const all = adminLists.counts(formatCount(total), hasMore);
  const address = listPath(entity, list);
  return (
    <>
      <SubjectsTable key={address} address={address} entity={entity} lines={lines} now={now} role={role} />
      {listingOf(entity).orders.length > 0 && (
        <div className={`row split gap-12 above-12 note ${styles.foot}`}>
          <span>{adminLists.range(formatCount(first), formatCount(first + lines.length - 1), all)}</span>
          <Paginator
            page={list.page}
            totalPages={Math.ceil(total / SUBJECTS_PER_PAGE)}
            toPage={(page) => listPath(entity, { ...list, page })}
          />
        </div>
      )}
      {hasMore && <p className="note above-8">{adminLists.beyond(formatCount(SUBJECTS_COUNTED))}</p>}
    </>
  );
}

function Removed({ entity, lines, now, role }: Omit<ListPageProps, 'lines'> & { lines: RemovedLine[] }) {
  const { words } = subjects[entity];
  if (lines.length === 0) return <EmptyState message={adminRecords.trash.empty(words)} />;
  return <RemovedRecords caption={adminRecords.trash.caption(words)} lines={lines} now={now} role={role} />;
}

function Nothing({ entity, list, total, role }: ListPageProps) {
  const { words } = subjects[entity];
  // A page after the last one is empty too.
  const isNarrowed = list.query !== '' || hasFilters(list) || total > 0;
  const all = isNarrowed ? { label: adminLists.clearAll, to: listPath(entity) } : undefined;
  if (!isCreated(entity)) return <EmptyState message={adminLists.empty} hint={adminLists.emptyHint} action={all} />;
  if (all) return <EmptyState message={adminRecords.nothing(words)} action={all} />;
  const add = mayRole(role, 'draft') ? { label: adminRecords.add(words), to: newSubjectPath(entity) } : undefined;
  return <EmptyState message={adminRecords.none(words)} hint={words.about} action={add} />;
}
