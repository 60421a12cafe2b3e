import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjectsPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { isFromTmdb } from '#shared/domain/entities.ts';
import { factsOf, isCreated } from '#shared/domain/subjects/records.ts';
import { RestoreForm } from '../compare/restore-form.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import { PresentMembers } from '../presence/present-members.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import { textOf } from './controls/control.ts';
import { DraftActions } from './draft/draft-actions.tsx';
import { SaveState } from './draft/save-state.tsx';
import { hasUnpublished } from './draft/use-draft.ts';
import { useEdit } from './edit-context.ts';
import styles from './edit-head.module.css';
import { Situations } from './situations.tsx';

/** The subject's name, state and actions. Stays visible while the page scrolls. */
export function EditHead() {
  const { subject, now, draft, history, tab, member } = useEdit();
  const { entity, id, year, path, syncedAt, picture, edited } = subject;
  const isSourced = isFromTmdb(entity);
  const named = isCreated(entity) ? factsOf(entity).face?.title : undefined;
  const typed = isSourced ? '' : textOf(draft.state.fields[named ?? 'name']?.value).trim();
  const title = typed || subject.title;
  const current = history?.lines.find(({ isCurrent }) => isCurrent)?.number ?? 0;
  const facts = history
    ? [adminCompare.revisionsCount(history.lines.length, current)]
    : [
        isSourced && year,
        isSourced || path === '' ? adminEditing.number(id) : path,
        isSourced && adminEditing.synced(formatTimeAgo(syncedAt, now)),
      ].filter(Boolean);
  const hasDraft = hasUnpublished(draft);
  return (
    <>
      {!subjects[entity].isAlone && (
        <div className={styles.top}>
          <Crumbs back={{ label: subjects[entity].words.many, to: subjectsPath(entity) }} current={title} />
          <PresentMembers />
        </div>
      )}
      <div className={styles.head}>
        {(picture || isSourced) && <Thumbnail kind={picture?.kind ?? 'poster'} path={picture?.path} isLarge />}
        <div className={styles.name}>
          <div className={styles.title}>
            <h1 title={title}>{title}</h1>
            <Situations subject={subject} hasDraft={hasDraft} />
          </div>
          <p>
            {facts.join(' · ')}
            {isSourced && edited > 0 && <span className={styles.edited}> · {adminEditing.edited(edited)}</span>}
            <SaveState draft={draft} />
          </p>
        </div>
        <div className={styles.actions}>
          {tab !== 'history' ? (
            <DraftActions hasDraft={hasDraft} />
          ) : (
            mayRole(member.role, 'publish') && <RestoreForm subject={subject} history={history} hasDraft={hasDraft} />
          )}
        </div>
      </div>
    </>
  );
}
