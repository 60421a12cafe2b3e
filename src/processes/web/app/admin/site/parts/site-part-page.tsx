import type { ReactNode } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { type EditableField, editableFields, fieldsOf, listFields } from '#shared/admin/domain/editable-fields.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { HistoryPanels } from '../../compare/history-panels.tsx';
import { LeaveGuard } from '../../editing/draft/leave-guard.tsx';
import { LocalDraftNotice } from '../../editing/draft/local-draft-notice.tsx';
import { SeenVersions } from '../../editing/draft/seen-versions.tsx';
import { type Draft, useDraft } from '../../editing/draft/use-draft.ts';
import editing from '../../editing/edit-page.module.css';
import type { EditPageProps } from '../../editing/edit-page-props.ts';
import { EditTabs } from '../../editing/edit-tabs.tsx';
import { FieldForms } from '../../editing/field/field-forms.tsx';
import { FORM_ID } from '../../editing/field/form-id.ts';
import { OwnField, OwnSwitch } from '../../editing/field/own-field.tsx';
import { Notices } from '../../editing/notices.tsx';
import { ShortcutHelp } from '../../editing/shortcut-help.tsx';
import { fieldsOn } from '../../editing/tabs.ts';
import { useShortcuts } from '../../editing/use-shortcuts.ts';
import { Notice } from '../../forms/notice.tsx';
import { Hint, Panel } from '../../frame/panel.tsx';
import { ReviewBanner } from '../../reviews/review-banner.tsx';
import styles from './site-part-head.module.css';
import { SitePartHead } from './site-part-head.tsx';

export interface SitePartPageProps extends EditPageProps {
  /** The name of a page; else the subject's own name. */
  title?: string;
  intro?: string;
  /** By field. */
  hints?: Readonly<Record<string, string | undefined>>;
  /** Forms of their own, above the draft's. */
  above?: ReactNode;
  /** Controls of the first tab that are no plain fields. */
  children?: (draft: Draft) => ReactNode;
}

/** The edit screen of a page, genre, platform or home: drafts, history and review as films and collections have them. */
export function SitePartPage(props: SitePartPageProps) {
  const { subject, tab, member, now, outcome, history, intro, hints = {}, above, children } = props;
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
    <div className={styles.page}>
      <SitePartHead {...props} draft={draft} title={props.title ?? subject.title} />
      <EditTabs subject={subject} tab={tab} />
      <Notices outcome={outcome} draft={draft} subject={subject} />
      {outcome?.fields?.confirmation && <Notice kind="error">{outcome.fields.confirmation}</Notice>}
      {subject.review && <ReviewBanner review={subject.review} draft={draft} now={now} />}
      <LocalDraftNotice draft={draft} now={now} />
      {!mayRole(member.role, 'draft') && <Notice kind="warn">{adminEditing.readOnly}</Notice>}
      {tab === 'history' && history ? (
        <HistoryPanels subject={subject} history={history} now={now} />
      ) : (
        <>
          {intro && <Hint>{intro}</Hint>}
          {above}
          <DraftForm draft={draft} isSplit={beside.length > 0}>
            <div className={editing.panel}>{children && tab === 'content' ? children(draft) : fields.map(field)}</div>
            {beside.length > 0 && (
              <aside aria-label={adminEditing.publication}>
                <Panel title={adminEditing.publication}>{beside.map(field)}</Panel>
              </aside>
            )}
          </DraftForm>
        </>
      )}
      <FieldForms fields={listFields(subject.entity, subject.id)} state={draft.state} />
      <LeaveGuard draft={draft} />
      <ShortcutHelp {...help} />
    </div>
  );
}

function isSwitch(entity: Editable, field: string): boolean {
  const table: Readonly<Record<string, EditableField>> = editableFields[entity];
  return table[field]?.kind === 'switch';
}

function DraftForm({ draft, isSplit, children }: { draft: Draft; isSplit: boolean; children: ReactNode }) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  return (
    <Form
      id={FORM_ID}
      method="post"
      className={isSplit ? editing.columns : undefined}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) menu.open = false;
        const { submitter } = event.nativeEvent;
        const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'save';
        if (intent === 'save') return draft.save();
        const given = new FormData(event.currentTarget);
        const typed = ['note', 'confirmation'].flatMap((name) => {
          const value = given.get(name);
          return typeof value === 'string' ? [[name, value] as const] : [];
        });
        if (intent === 'publish' || intent === 'preview')
          return draft.doAfterSaving({ intent, ...Object.fromEntries(typed) });
        void submit({ intent }, { method: 'post', action: pathname + search });
      }}
    >
      {/* The button that Enter in a text field presses. */}
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} />
      <SeenVersions draft={draft} />
      {children}
    </Form>
  );
}
