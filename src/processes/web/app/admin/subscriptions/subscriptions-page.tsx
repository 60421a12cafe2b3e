import { Link } from 'react-router';
import { adminPaths, subscriptionsPath } from '#shared/admin/domain/paths.ts';
import type {
  BundleLine,
  ChangeView,
  PlanLine,
  PlatformChoice,
} from '#shared/admin/domain/subscriptions/subscription-screens.ts';
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
import { BundleForm } from './bundle-form.tsx';
import { ChangePanel, RecentChanges } from './change-panel.tsx';
import { CsvPanel } from './csv-panel.tsx';
import { PlanForm } from './plan-form.tsx';
import { QueuePanel } from './queue-panel.tsx';
import styles from './subscriptions.module.css';
import { SubscriptionsTable } from './subscriptions-table.tsx';

const words = adminSubscriptions;
const STATES = ['shown', 'soon', 'unchecked', 'expired'] as const;

interface SubscriptionsPageProps {
  kind: SubscriptionKind;
  plans: PlanLine[];
  bundles: BundleLine[];
  platforms: PlatformChoice[];
  state: PriceState | undefined;
  editedPlan: PlanLine | undefined;
  editedBundle: BundleLine | undefined;
  platform: string;
  recent: ChangeView[];
  change: ChangeView | undefined;
  today: string;
  now: Date;
  mayCurate: boolean;
  mayImport: boolean;
  outcome: Outcome | undefined;
}

/** The word of a kind in addresses. */
const viewOf = (kind: SubscriptionKind) => (kind === 'bundle' ? 'combos' : '');

/** Plans and bundles: what is entered, what is due, and the form of one of them. */
export function SubscriptionsPage(props: SubscriptionsPageProps) {
  const { kind, plans, bundles, outcome, mayCurate, mayImport, change, editedPlan, editedBundle, platform } = props;
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
      {change && (
        <ChangePanel
          change={change}
          label={words.plan}
          back={subscriptionsPath({ ver: viewOf(kind) })}
          now={props.now}
          mayImport={mayImport}
        />
      )}
      <div className={site.columns}>
        <div className={styles.aside}>
          <Lines {...props} />
          {mayImport && (
            <CsvPanel key={kind} hint={words.csvHint}>
              <input type="hidden" name="kind" value={kind} />
            </CsvPanel>
          )}
          <RecentChanges
            changes={props.recent}
            toChange={(id) => subscriptionsPath({ ver: viewOf(kind), mudanca: id })}
            now={props.now}
            mayImport={mayImport}
          />
        </div>
        <div className={styles.aside}>
          <QueuePanel lines={kind === 'plan' ? plans : bundles} kind={kind} />
          {mayCurate &&
            (kind === 'plan' ? (
              <PlanForm key={editedPlan?.id ?? platform} {...props} edited={editedPlan} />
            ) : (
              <BundleForm key={editedBundle?.id} {...props} edited={editedBundle} />
            ))}
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

function Lines({ kind, plans, bundles, state, mayCurate }: SubscriptionsPageProps) {
  const lines = (kind === 'plan' ? plans : bundles).filter((line) => !state || line.state === state);
  if (lines.length > 0) return <SubscriptionsTable {...{ lines, kind, mayCurate }} />;
  return state ? (
    <EmptyState message={words.emptyState} hint="" />
  ) : (
    <EmptyState message={words.empty[kind]} hint={words.emptyHint} />
  );
}
