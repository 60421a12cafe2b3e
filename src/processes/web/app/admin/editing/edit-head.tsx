import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { subjectsPath } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { RestoreForm } from '../compare/restore-form.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import { PresentMembers } from '../presence/present-members.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import { DraftActions, hasUnpublished } from './draft/draft-actions.tsx';
import { SaveState } from './draft/save-state.tsx';
import type { Draft } from './draft/use-draft.ts';
import styles from './edit-head.module.css';
import type { EditPageProps } from './edit-page-props.ts';
import { FORM_ID } from './field/form-id.ts';
import { Situations } from './situations.tsx';

/** The subject's name, state and actions. Stays visible while the page scrolls. */
export function EditHead(props: EditPageProps & { draft: Draft }) {
  const { subject, now, draft } = props;
  const { entity, id, title, year, syncedAt, picture, edited } = subject;
  const { history } = props;
  const current = history?.lines.find(({ isCurrent }) => isCurrent)?.number ?? 0;
  const facts = history
    ? [adminCompare.revisionsCount(history.lines.length, current)]
    : [year, adminEditing.number(id), adminEditing.synced(formatTimeAgo(syncedAt, now))].filter(Boolean);
  const hasDraft = hasUnpublished(draft);
  return (
    <>
      <div className={styles.top}>
        <Crumbs back={{ label: subjects[entity].words.many, to: subjectsPath(entity) }} current={title} />
        <PresentMembers />
      </div>
      <div className={styles.head}>
        <Thumbnail kind={picture?.kind ?? 'poster'} path={picture?.path} isLarge />
        <div className={styles.name}>
          <div className={styles.title}>
            <h1 title={title}>{title}</h1>
            <Situations subject={subject} hasDraft={hasDraft} />
          </div>
          <p>
            {facts.join(' · ')}
            {edited > 0 && <span className={styles.edited}> · {adminEditing.edited(edited)}</span>}
            <SaveState draft={draft} />
          </p>
        </div>
        <div className={styles.actions}>
          {props.tab === 'history' ? (
            mayRole(props.member.role, 'publish') && (
              <RestoreForm subject={subject} history={history} hasDraft={hasDraft} />
            )
          ) : (
            <DraftActions
              {...props}
              hasDraft={hasDraft}
              menu={hasDraft && <DiscardMenu isPlanned={subject.plan !== undefined} />}
            />
          )}
        </div>
      </div>
    </>
  );
}

export function DiscardMenu({ isPlanned }: { isPlanned: boolean }) {
  return (
    <details className={styles.menu} data-menu>
      <summary className={buttonClass('quiet')}>{adminEditing.discard}</summary>
      <div className={styles.sheet}>
        <DiscardDraft isPlanned={isPlanned} />
      </div>
    </details>
  );
}

/** Says what happens to the draft, which goes to the trash, and to its plan, which does not. */
export function DiscardDraft({ isPlanned }: { isPlanned: boolean }) {
  return (
    <>
      <p>
        <b>{adminEditing.discardTitle}</b>
      </p>
      <p>
        {adminEditing.discardHint(TRASH_DAYS)} {isPlanned && adminEditing.discardsPlan}
      </p>
      <WriteButton form={FORM_ID} name="intent" value="discard" className={buttonClass('danger')}>
        {adminEditing.discardConfirm}
      </WriteButton>
    </>
  );
}
