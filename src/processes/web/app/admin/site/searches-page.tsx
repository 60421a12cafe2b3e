import { Link } from 'react-router';
import type { SubjectLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { searchesPath } from '#shared/admin/domain/paths.ts';
import type { SearchMissLine } from '#shared/admin/domain/site-screens.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminSearches } from '#shared/admin/text/searches.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { formatCount, formatDate } from '#shared/domain/format.ts';
import { SEARCH_MISSES } from '#shared/domain/limits.ts';
import { EmptyState } from '../../design/states.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import { FoundTitleRow } from './found-title.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './site.module.css';

const words = adminSearches;
const { leastAskers, days } = SEARCH_MISSES;

const COLUMNS: Column[] = [
  { key: 'term', label: words.term },
  { key: 'askers', label: words.askers, isNumber: true },
  { key: 'days', label: words.days, isNumber: true },
  { key: 'last', label: words.lastDay },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

interface SearchesPageProps {
  lines: SearchMissLine[];
  /** The search term for which an alias is being added. */
  term: string;
  query: string;
  found: SubjectLine[];
  mayCurate: boolean;
  outcome: Outcome | undefined;
}

/** Visitors' searches without results. */
export function SearchesPage(props: SearchesPageProps) {
  const { lines, term, mayCurate, outcome } = props;
  return (
    <>
      <PageTop title={words.title} />
      {lines.length > 0 && <Hint>{words.hint(leastAskers, days)}</Hint>}
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {term && mayCurate && !outcome?.notice && <AliasPanel {...props} />}
      {lines.length === 0 ? (
        <EmptyState message={words.empty} hint={words.emptyHint(leastAskers)} />
      ) : (
        <DataTable caption={words.title} columns={COLUMNS}>
          {lines.map((line) => (
            <tr key={line.term}>
              <td>
                <b>{line.term}</b>
              </td>
              <NumberCell>{formatCount(line.askers)}</NumberCell>
              <NumberCell>{formatCount(line.days)}</NumberCell>
              <DimCell>{formatDate(line.lastDay)}</DimCell>
              <NumberCell>{mayCurate && <Actions term={line.term} />}</NumberCell>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

function Actions({ term }: { term: string }) {
  return (
    <span className={styles.rowActions}>
      <Link
        className={buttonClass('link')}
        to={searchesPath({ termo: term, q: term })}
        aria-label={words.createAliasOf(term)}
      >
        {words.createAlias}
      </Link>
      <AdminForm intent="dismiss" about={{ name: 'term', value: term }} isQuiet>
        <Submit intent="dismiss" look="danger-link" label={words.dismissOf(term)}>
          {words.dismiss}
        </Submit>
      </AdminForm>
    </span>
  );
}

function AliasPanel({ term, query, found }: SearchesPageProps) {
  return (
    <Panel title={words.aliasTitle(term)} className={styles.section}>
      <Hint>{words.aliasHint}</Hint>
      <SearchBox
        action={searchesPath()}
        query={query}
        placeholder={words.placeholder}
        label={words.search}
        keep={{ termo: term }}
      />
      {query && found.length === 0 && <Hint>{words.nothingFound}</Hint>}
      <ul className={styles.found}>
        {found.map((line) => (
          <FoundTitleRow key={`${line.entity}:${line.id}`} line={line} to={subjectPath(line.entity, line.id)}>
            <AdminForm intent="alias" about={{ name: 'subject', value: `${line.entity}:${line.id}` }} isQuiet>
              <input type="hidden" name="term" value={term} />
              <Submit intent="alias" look="outline" label={words.giveOf(term, line.title)}>
                {words.give}
              </Submit>
            </AdminForm>
          </FoundTitleRow>
        ))}
      </ul>
      <Link className={buttonClass('quiet')} to={searchesPath()}>
        {words.close}
      </Link>
    </Panel>
  );
}
