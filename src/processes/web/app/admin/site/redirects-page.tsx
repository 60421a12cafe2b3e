import { Link } from 'react-router';
import { REDIRECTS_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { redirectsPath } from '#shared/admin/domain/paths.ts';
import type { MissingLine, RedirectLine, RedirectVersion } from '#shared/admin/domain/site-screens.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { formatCount } from '#shared/domain/format.ts';
import { EmptyState } from '../../design/states.tsx';
import { Paginator } from '../../public/lists/paginator.tsx';
import { Notice } from '../forms/notice.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { RedirectForm, type RedirectOutcome } from './redirect-form.tsx';
import { RedirectHistory } from './redirect-history.tsx';
import { RedirectsTable } from './redirects-table.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './site.module.css';

const words = adminRedirects;

interface RedirectsPageProps {
  query: string;
  page: number;
  isRemoved: boolean;
  lines: RedirectLine[];
  total: number;
  missing: { lines: MissingLine[]; total: number; others: number };
  edited: RedirectLine | undefined;
  versions: RedirectVersion[];
  chosen: RedirectVersion | undefined;
  from: string;
  now: Date;
  mayCurate: boolean;
  outcome: RedirectOutcome | undefined;
}

/** The redirects, and the requested addresses that have none yet. */
export function RedirectsPage(props: RedirectsPageProps) {
  const { lines, total, missing, outcome, mayCurate, edited, versions, chosen, from, isRemoved, now } = props;
  return (
    <>
      <PageTop title={words.title} {...(!isRemoved && { count: words.count(total) })} />
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <div className={styles.columns}>
        <div>
          <Views {...props} />
          {lines.length > 0 ? (
            <RedirectsTable {...props} />
          ) : (
            <EmptyState
              message={isRemoved ? words.emptyRemoved : words.empty}
              hint={isRemoved ? '' : words.emptyHint}
            />
          )}
          <Pages {...props} />
        </div>
        <div className={styles.side}>
          {mayCurate && !edited?.removedAt && (
            // Remount the form for another redirect.
            <RedirectForm key={keyOf(props)} edited={edited} chosen={chosen} from={from} outcome={outcome} />
          )}
          {edited && <RedirectHistory edited={edited} versions={versions} now={now} />}
        </div>
      </div>
      <MissingPanel {...missing} mayCurate={mayCurate} />
    </>
  );
}

function keyOf({ edited, chosen, from }: RedirectsPageProps): string {
  return edited ? `${edited.id} ${chosen?.number ?? ''}` : from;
}

function Views({ query, isRemoved }: RedirectsPageProps) {
  return (
    <>
      <nav className={styles.tabs} aria-label={words.views}>
        <Link to={redirectsPath()} aria-current={isRemoved ? undefined : 'page'}>
          {words.inForce}
        </Link>
        <Link to={redirectsPath({ ver: 'removidos' })} aria-current={isRemoved ? 'page' : undefined}>
          {words.removedOnes}
        </Link>
      </nav>
      <SearchBox
        action={redirectsPath()}
        query={query}
        placeholder={words.placeholder}
        label={words.search}
        keep={isRemoved ? { ver: 'removidos' } : {}}
      />
    </>
  );
}

function Pages({ query, isRemoved, page, total }: RedirectsPageProps) {
  if (total <= REDIRECTS_PER_PAGE) return null;
  const kept = { q: query, ver: isRemoved ? 'removidos' : '' };
  return (
    <div className={styles.below}>
      <span className={styles.dim}>{formatCount(total)}</span>
      <Paginator
        page={page}
        totalPages={Math.ceil(total / REDIRECTS_PER_PAGE)}
        toPage={(number) => redirectsPath({ ...kept, pagina: number > 1 ? String(number) : '' })}
      />
    </div>
  );
}
