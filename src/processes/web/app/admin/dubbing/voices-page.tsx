import type { VoiceLine, VoicesView } from '#shared/admin/domain/dubbing/voice-screens.ts';
import { subjectPath, voicesPath } from '#shared/admin/domain/paths.ts';
import type { ChangeView } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { DubbedTitle } from '#shared/domain/dubbing/dubbing.ts';
import { EmptyState } from '../../ui/states.tsx';
import { EditTabs } from '../editing/edit-tabs.tsx';
import { Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import site from '../site/site.module.css';
import { ChangePanel, RecentChanges } from '../subscriptions/change-panel.tsx';
import { CsvPanel } from '../subscriptions/csv-panel.tsx';
import styles from '../subscriptions/subscriptions.module.css';
import { VoiceForm } from './voice-form.tsx';
import { VoicesTable } from './voices-table.tsx';

const words = adminDubbing;

interface VoicesPageProps {
  kind: DubbedTitle['kind'];
  titleId: number;
  view: VoicesView;
  edited: VoiceLine | undefined;
  character: string;
  recent: ChangeView[];
  change: ChangeView | undefined;
  now: Date;
  mayCurate: boolean;
  mayImport: boolean;
  outcome: Outcome | undefined;
}

/** The Brazilian voices of one title: what is entered, the form of one, a CSV, and the last changes. */
export function VoicesPage({ kind, titleId, view, recent, change, now, outcome, ...props }: VoicesPageProps) {
  const { edited, character, mayCurate, mayImport } = props;
  const title = { kind, id: titleId };
  const refused = outcomeOf(outcome, 'prepareCsv');
  return (
    <>
      <Crumbs back={{ label: view.title, to: subjectPath(kind, titleId) }} current={words.title} />
      <PageTop title={words.pageTitle(view.title)} count={words.roles(view.voiced, view.roles.length)}>
        <a className={buttonClass('outline')} href={voicesPath(title, {}, true)} download>
          {adminSubscriptions.csvExport}
        </a>
      </PageTop>
      <EditTabs subject={{ entity: kind, id: titleId }} tab="voices" />
      <Hint>{words.intro}</Hint>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {change && (
        <div className={site.section}>
          <ChangePanel
            change={change}
            label={words.character}
            back={voicesPath(title)}
            now={now}
            mayImport={mayImport}
          />
        </div>
      )}
      <div className={site.columns}>
        <div className={styles.aside}>
          {view.lines.length > 0 ? (
            <VoicesTable title={title} lines={view.lines} mayCurate={mayCurate} />
          ) : (
            <EmptyState message={words.empty} hint={words.emptyHint} />
          )}
          {mayImport && (
            <CsvPanel hint={words.csvHint} outcome={outcome}>
              <Field
                name="csvSource"
                type="url"
                label={words.csvSource}
                outcome={refused}
                spellCheck={false}
                autoComplete="off"
              />
            </CsvPanel>
          )}
          <RecentChanges
            changes={recent}
            toChange={(id) => voicesPath(title, { mudanca: id })}
            now={now}
            mayImport={mayImport}
          />
        </div>
        {mayCurate && (
          <VoiceForm
            key={edited?.id ?? character}
            {...{ title, edited, character, outcome, roles: view.roles, last: view.lines.at(-1) }}
          />
        )}
      </div>
    </>
  );
}
