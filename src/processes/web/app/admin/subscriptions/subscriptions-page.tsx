import { Link } from 'react-router';
import { adminPaths, subscriptionsPath } from '#shared/admin/domain/paths.ts';
import type { PlatformChoice, PriceLine } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { PRICES } from '#shared/domain/limits.ts';
import type { PriceState } from '#shared/domain/subscriptions/shown-prices.ts';
import type { SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import { EmptyState } from '../../design/states.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import site from '../site/site.module.css';
import { CsvPanel } from './csv-panel.tsx';
import { NewPrice } from './new-price.tsx';
import { QueuePanel } from './queue-panel.tsx';
import styles from './subscriptions.module.css';
import { SubscriptionsTable } from './subscriptions-table.tsx';

const words = adminSubscriptions;
const STATES = ['shown', 'soon', 'unchecked', 'expired'] as const;

interface SubscriptionsPageProps {
  kind: SubscriptionKind;
  lines: PriceLine[];
  platforms: PlatformChoice[];
  state: PriceState | undefined;
  mayDraft: boolean;
  mayPublish: boolean;
  outcome: Outcome | undefined;
}

/** The word of a kind in addresses. */
const viewOf = (kind: SubscriptionKind) => (kind === 'bundle' ? 'combos' : '');

/** Plans and bundles: what is published or drafted, what is due, and how another one begins. */
export function SubscriptionsPage(props: SubscriptionsPageProps) {
  const { kind, lines, platforms, outcome, mayDraft } = props;
  return (
    <>
      <PageTop title={words.title}>
        <a className={buttonClass('outline')} href={subscriptionsPath({ ver: viewOf(kind) }, true)} download>
          {words.csvExport}
        </a>
      </PageTop>
      <Hint>{words.intro(PRICES.daysUnchecked)}</Hint>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <Tabs {...props} />
      <div className={site.columns}>
        <div className={styles.aside}>
          <Lines {...props} />
          {mayDraft && (
            <CsvPanel key={kind} hint={words.csvHint}>
              <input type="hidden" name="kind" value={kind} />
            </CsvPanel>
          )}
        </div>
        <div className={styles.aside}>
          <QueuePanel lines={lines} />
          {mayDraft && <NewPrice key={kind} kind={kind} platforms={platforms} />}
        </div>
      </div>
    </>
  );
}

function Tabs({ kind, state }: SubscriptionsPageProps) {
  return (
    <>
      <nav className={site.tabs} aria-label={words.tabsLabel}>
        {(['plan', 'bundle'] as const).map((each) => (
          <Link
            key={each}
            to={subscriptionsPath({ ver: viewOf(each) })}
            aria-current={each === kind ? 'page' : undefined}
          >
            {words.tabs[each]}
          </Link>
        ))}
        <Link to={adminPaths.freeServices()}>{adminFreeServices.tab}</Link>
      </nav>
      <nav className={styles.states} aria-label={words.stateFilter}>
        {[undefined, ...STATES].map((each) => (
          <Link
            key={each ?? 'all'}
            to={subscriptionsPath({ ver: viewOf(kind), situacao: each ?? '' })}
            aria-current={each === state ? 'true' : undefined}
          >
            {each ? words.states[each] : words.all}
          </Link>
        ))}
      </nav>
    </>
  );
}

function Lines({ kind, lines: all, state, mayPublish }: SubscriptionsPageProps) {
  const lines = all.filter(({ shown }) => !state || shown?.state === state);
  if (lines.length > 0) return <SubscriptionsTable {...{ lines, kind, mayPublish }} />;
  return state ? (
    <EmptyState message={words.emptyState} hint="" />
  ) : (
    <EmptyState message={words.empty[kind]} hint={words.emptyHint} />
  );
}
