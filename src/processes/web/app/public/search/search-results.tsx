import { Form, Link } from 'react-router';
import { formatCount } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { search } from '#shared/text/search/search.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import button from '../../design/button.module.css';
import chips from '../../design/chip-links.module.css';
import { ChipLinks } from '../../design/chip-links.tsx';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { EmptyState } from '../../design/states.tsx';
import { submitTrimmed } from '../../shell/submit-trimmed.ts';
import { buildAddress } from '../lists/address.ts';
import { Paginator } from '../lists/paginator.tsx';
import { WAYS_OUT } from '../system/ways-out.ts';
import { QuestionCard } from './question-card.tsx';
import { GROUP_TITLES, ResultGroups } from './result-groups.tsx';
import { type SearchQuery, searchParameters } from './search-query.ts';
import styles from './search-results.module.css';
import type { SearchView } from './search-view.ts';
import { WhileSearching } from './while-searching.tsx';

/** The results, or the reason why the search failed. */
export type Found = SearchView | { query: SearchQuery; failure: string };

export function SearchResults({ found }: { found: Found }) {
  const { query } = found;
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.search()} />
      <h1 className="visually-hidden">{search.resultsFor(query.text)}</h1>
      <SearchField key={query.text} text={query.text} />
      <WhileSearching>
        <Outcome found={found} />
      </WhileSearching>
    </div>
  );
}

function Outcome({ found }: { found: Found }) {
  if ('failure' in found) {
    return (
      <div className={styles.failure} role="alert">
        <Icon name="alert" className={styles.failureIcon} />
        <p>{search.failed(found.failure)}</p>
      </div>
    );
  }
  const { query, groups, totalPages, didYouMean, answer } = found;
  const toPage = (page: number) => buildAddress(paths.search(), searchParameters, { ...query, page });
  return (
    <>
      {didYouMean && (
        <p className={styles.meant}>
          <Link to={paths.search(didYouMean)}>{search.didYouMean(didYouMean)}</Link>
        </p>
      )}
      {answer && <QuestionCard answer={answer} />}
      {!answer && <GroupLinks view={found} />}
      {groups.length > 0 || answer ? (
        <ResultGroups groups={groups} query={query} isFirst={!answer} />
      ) : (
        <div className={styles.nothing}>
          <EmptyState
            message={search.nothing}
            hint={search.nothingHint}
            action={{ label: search.nothingWayOut, to: paths.ranked('popularMovies') }}
          />
          <div className={styles.waysOut}>
            <ChipLinks label={search.waysOut} links={WAYS_OUT} />
          </div>
        </div>
      )}
      <Paginator page={query.page} totalPages={totalPages} toPage={toPage} />
    </>
  );
}

/** Links to all groups or to one; groups without results are left out. */
function GroupLinks({ view: { query, found } }: { view: SearchView }) {
  if (found.length < 2) return null;
  return (
    <nav className={styles.groups} aria-label={search.groups}>
      {[undefined, ...found].map((group) => (
        <Link
          key={group?.name ?? ''}
          className={chips.chip}
          to={buildAddress(paths.search(), searchParameters, { text: query.text, group: group?.name, page: 1 })}
          aria-current={group?.name === query.group ? 'page' : undefined}
        >
          {group ? `${GROUP_TITLES[group.name]} (${formatCount(group.total)})` : search.all}
        </Link>
      ))}
    </nav>
  );
}

function SearchField({ text }: { text: string }) {
  return (
    <Form className={styles.form} action={paths.search()} role="search" onSubmit={submitTrimmed}>
      <Icon name="search" className={styles.icon} />
      <input
        type="text"
        name="q"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={search.field}
        defaultValue={text}
        required
        pattern=".*\S.*"
      />
      <button type="submit" className={classNames(button.button, button.primary)}>
        {search.submit}
      </button>
    </Form>
  );
}
