import { Form, Link } from 'react-router';
import type { CollectionLine, CollectionSituation } from '#shared/admin/domain/editing/edited-collection.ts';
import { COLLECTIONS_LISTED_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole, type Role } from '#shared/admin/domain/staff-roles.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { formatCount } from '#shared/domain/format.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { EmptyState } from '../../design/states.tsx';
import { Paginator } from '../../public/lists/paginator.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { type CollectionFilter, collectionsPath, STATE_WORDS } from './collection-filter.ts';
import styles from './collections-page.module.css';
import { CollectionsTable } from './collections-table.tsx';

interface AdminCollectionsPageProps {
  role: Role;
  now: Date;
  filter: CollectionFilter;
  lines: CollectionLine[];
  total: number;
  all: number;
}

const words = adminCollections.list;

/** All collections, the most recently edited first. The filters are in the address. */
export function AdminCollectionsPage({ role, now, filter, lines, total, all }: AdminCollectionsPageProps) {
  const create = mayRole(role, 'draft') && (
    <Link to={adminPaths.newCollection()} className={buttonClass('primary')}>
      <AdminIcon name="plus" />
      {adminCollections.new}
    </Link>
  );
  return (
    <>
      <PageTop title={subjects.collection.words.many} count={formatCount(total)}>
        {create}
      </PageTop>
      {all > 0 && <Filters filter={filter} />}
      {lines.length > 0 && <CollectionsTable lines={lines} now={now} />}
      {lines.length > 0 && (
        <div className={styles.foot}>
          <span>{rangeOf(filter.page, lines.length, total)}</span>
          <Paginator
            page={filter.page}
            totalPages={Math.ceil(total / COLLECTIONS_LISTED_PER_PAGE)}
            toPage={(page) => collectionsPath({ ...filter, page })}
          />
        </div>
      )}
      {all > 0 && lines.length === 0 && (
        <EmptyState message={words.nothing} action={{ label: words.clear, to: adminPaths.collections() }} />
      )}
      {all === 0 && (
        <EmptyState
          message={words.empty}
          hint={words.emptyHint}
          {...(create && { action: { label: adminCollections.new, to: adminPaths.newCollection() } })}
        />
      )}
    </>
  );
}

function Filters({ filter }: { filter: CollectionFilter }) {
  const { query, state, isChronological, isTroubled } = filter;
  const first = { ...filter, page: 1 };
  return (
    <Form role="search" className={styles.filters} action={adminPaths.collections()} aria-label={words.filters}>
      <span className={styles.search}>
        <Icon name="search" />
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={words.search}
          aria-label={words.search}
        />
      </span>
      <select
        key={state ?? ''}
        name="estado"
        defaultValue={state && STATE_WORDS[state]}
        aria-label={words.state}
        className={styles.select}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{words.anyState}</option>
        {(Object.keys(STATE_WORDS) as CollectionSituation[]).map((each) => (
          <option key={each} value={STATE_WORDS[each]}>
            {each === 'open' || each === 'returned' ? adminReviews.states[each] : adminCollections.states[each]}
          </option>
        ))}
      </select>
      {isTroubled && <input type="hidden" name="avisos" value="1" />}
      {isChronological && <input type="hidden" name="ordem" value="1" />}
      <button type="submit" className={buttonClass('quiet')}>
        {words.submit}
      </button>
      <Chip to={collectionsPath({ ...first, isTroubled: !isTroubled })} isOn={isTroubled} label={words.troubled} />
      <Chip
        to={collectionsPath({ ...first, isChronological: !isChronological })}
        isOn={isChronological}
        label={words.chronological}
      />
    </Form>
  );
}

function Chip({ to, isOn, label }: { to: string; isOn: boolean; label: string }) {
  return (
    <Link to={to} className={isOn ? styles.chipOn : styles.chip} aria-current={isOn ? 'true' : undefined}>
      {label}
    </Link>
  );
}

function rangeOf(page: number, shown: number, total: number): string {
  const first = (page - 1) * COLLECTIONS_LISTED_PER_PAGE + 1;
  return adminEditing.list.range(formatCount(first), formatCount(first + shown - 1), formatCount(total));
}
