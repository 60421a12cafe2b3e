import type { ReactNode } from 'react';
import { fieldsOf, listFields } from '#shared/admin/domain/editing/editable-fields.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { HistoryPanels } from '../../compare/history-panels.tsx';
import { DraftForm } from '../../editing/draft/draft-form.tsx';
import { LocalDraftNotice } from '../../editing/draft/local-draft-notice.tsx';
import { type Draft, useDraft } from '../../editing/draft/use-draft.ts';
import editing from '../../editing/edit-page.module.css';
import type { EditPageProps } from '../../editing/edit-page-props.ts';
import { EditTabs } from '../../editing/edit-tabs.tsx';
import { FieldForms } from '../../editing/field/field-forms.tsx';
import { OwnField, OwnSwitch } from '../../editing/field/own-field.tsx';
import { Notices } from '../../editing/notices.tsx';
import { ShortcutHelp } from '../../editing/shortcut-help.tsx';
import { fieldsOn } from '../../editing/tabs.ts';
import { useShortcuts } from '../../editing/use-shortcuts.ts';
import { Notice } from '../../forms/notice.tsx';
import { Hint, Panel } from '../../frame/panel.tsx';
import { ReviewBanner } from '../../reviews/review-banner.tsx';
import { SitePartHead } from './site-part-head.tsx';

export interface SitePartPageProps extends EditPageProps {
  /** The name of a page; else the subject's own name. */
  title?: string;
  intro?: string;
  /** By field. */
  hints?: Readonly<Record<string, string | undefined>>;
  /** Forms of their own, above the draft's. */
  above?: ReactNode;
  /** After the draft's form. */
  below?: (draft: Draft) => ReactNode;
  /** Controls of the first tab that are no plain fields. */
  children?: (draft: Draft) => ReactNode;
}

/** The edit screen of a page, genre, platform or home: drafts, history and review as films and collections have them. */
export function SitePartPage(props: SitePartPageProps) {
  const { subject, tab, member, now, outcome, history, intro, hints = {}, above, below, children } = props;
  const draft = useDraft({ subject, memberId: member.id, outcome, opened: [] });
  const help = useShortcuts({ s: draft.save, p: () => draft.doAfterSaving({ intent: 'preview' }) });
  const fields = fieldsOn(subject.entity, tab).filter((field) =>
    listFields(subject.entity, subject.id).includes(field),
  );
  const beside = fieldsOf(subject.entity, 'aside');
  const field = (name: string) => {
    const Control = isSwitch(subject.entity, name) ? OwnSwitch : OwnField;
    return <Control key={name} subject={subject} member={member} draft={draft} field={name} hint={hints[name]} />;
  };
  return (
    <>
      <SitePartHead {...props} draft={draft} title={props.title ?? subject.title} />
      <EditTabs subject={subject} tab={tab} />
      <Notices outcome={outcome} draft={draft} subject={subject} />
      {outcome?.fields?.confirmation && <Notice kind="error">{outcome.fields.confirmation}</Notice>}
      {subject.review && <ReviewBanner review={subject.review} draft={draft} now={now} />}
      <LocalDraftNotice draft={draft} />
      {!mayRole(member.role, 'draft') && <Notice kind="warn">{adminEditing.readOnly}</Notice>}
      {tab === 'history' && history ? (
        <HistoryPanels subject={subject} history={history} now={now} />
      ) : (
        <>
          {intro && <Hint>{intro}</Hint>}
          {above}
          <DraftForm draft={draft} className={beside.length > 0 ? editing.columns : undefined}>
            <div className={editing.panel}>{children && tab === 'content' ? children(draft) : fields.map(field)}</div>
            {beside.length > 0 && (
              <aside aria-label={adminEditing.publication}>
                <Panel title={adminEditing.publication}>{beside.map(field)}</Panel>
              </aside>
            )}
          </DraftForm>
          {below?.(draft)}
        </>
      )}
      <FieldForms fields={listFields(subject.entity, subject.id)} state={draft.state} />
      <ShortcutHelp {...help} />
    </>
  );
}

function isSwitch(entity: Editable, field: string): boolean {
  const table: Readonly<Record<string, EditableField>> = subjects[entity].fields;
  return table[field]?.kind === 'switch';
}
