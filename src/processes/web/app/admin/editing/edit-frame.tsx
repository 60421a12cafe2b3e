import { useNavigate } from 'react-router';
import { listFields } from '#shared/admin/domain/editing/editable-fields.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { ComparePage } from '../compare/compare-page.tsx';
import { HistoryPanels } from '../compare/history-panels.tsx';
import { Notice } from '../forms/notice.tsx';
import { Hint } from '../frame/panel.tsx';
import { ReviewBanner } from '../reviews/review-banner.tsx';
import { RelatedTitlesContext } from './controls/related-titles.tsx';
import { DataPanel } from './data-panel.tsx';
import { DraftFields, NeedsScript } from './draft/draft-fields.tsx';
import { LocalDraftNotice } from './draft/local-draft-notice.tsx';
import { useDraft } from './draft/use-draft.ts';
import { EditAside } from './edit-aside.tsx';
import { EditContext, useEdit } from './edit-context.ts';
import styles from './edit-frame.module.css';
import { EditHead } from './edit-head.tsx';
import type { EditPageProps } from './edit-page-props.ts';
import { EditTabs } from './edit-tabs.tsx';
import { DraftField } from './field/draft-field.tsx';
import { Notices } from './notices.tsx';
import { QueueStepper, queuedPath } from './queue-stepper.tsx';
import type { SubjectScreen } from './screen.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { fieldsOn } from './tabs.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The edit screen of every subject: head, tabs, notices, the fields of a tab, and the panel beside them. */
export function EditFrame({ screen, ...props }: EditPageProps & { screen: SubjectScreen }) {
  const { subject, tab, member, now, outcome, queue } = props;
  const draft = useDraft({ subject, memberId: member.id, outcome });
  const navigate = useNavigate();
  const step = (id: number | undefined) => {
    if (queue && id !== undefined) void navigate(queuedPath(queue, subject.entity, id));
  };
  const help = useShortcuts({
    s: draft.save,
    p: () => draft.doAfterSaving({ intent: 'preview' }),
    '[': () => step(queue?.previous),
    ']': () => step(queue?.next),
  });
  if (tab === 'compare')
    return (
      <ComparePage
        subject={subject}
        field={props.field}
        now={now}
        mayDecide={mayRole(member.role, 'publish')}
        outcome={outcome}
      />
    );
  return (
    <EditContext value={{ ...props, draft, screen }}>
      <NeedsScript>
        <EditHead />
        {queue && <QueueStepper queue={queue} entity={subject.entity} />}
        <EditTabs subject={subject} tab={tab} queue={queue} />
        <Notices />
        {subject.review && <ReviewBanner review={subject.review} draft={draft} now={now} />}
        <LocalDraftNotice draft={draft} />
        {!mayRole(member.role, 'draft') && <Notice kind="warn">{adminEditing.readOnly}</Notice>}
        <OpenTab />
        <ShortcutHelp {...help} />
      </NeedsScript>
    </EditContext>
  );
}

function OpenTab() {
  const { subject, tab, history, provider, member, now, related, draft, screen } = useEdit();
  if (tab === 'history' && history) return <HistoryPanels subject={subject} history={history} now={now} />;
  if (tab === 'data' && provider) return <DataPanel subject={subject} provider={provider} role={member.role} />;
  const [Whole, Above, Below] = [screen.Tabs?.[tab], screen.Above?.[tab], screen.Below?.[tab]];
  if (Whole) return <Whole />;
  const beside = screen.Beside?.[tab];
  const Beside = beside === undefined ? EditAside : beside;
  const intro = screen.introOf?.(subject, tab);
  return (
    <>
      {intro && <Hint>{intro}</Hint>}
      {Above && <Above />}
      <div className={Beside === EditAside ? styles.columns : Beside ? styles.halves : undefined}>
        <div className={styles.fields}>
          <RelatedTitlesContext value={related}>
            <DraftFields draft={draft} className={styles.panel}>
              {screen.Fields && tab === 'content' ? <screen.Fields /> : <Fields />}
            </DraftFields>
          </RelatedTitlesContext>
          {Below && <Below />}
        </div>
        {Beside && <Beside />}
      </div>
    </>
  );
}

function Fields() {
  const { subject, tab } = useEdit();
  const known = listFields(subject.entity, subject.id);
  const isShown = (field: string) => known.includes(field) && field !== 'items';
  return fieldsOn(subject.entity, tab)
    .filter(isShown)
    .map((field) => <DraftField key={field} field={field} />);
}
