import type { CollectionState } from '#shared/admin/domain/editing/edited-collection.ts';
import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { RestoreForm } from '../compare/restore-form.tsx';
import { DraftActions, hasUnpublished } from '../editing/draft/draft-actions.tsx';
import { SaveState } from '../editing/draft/save-state.tsx';
import type { Draft } from '../editing/draft/use-draft.ts';
import head from '../editing/edit-head.module.css';
import { Crumbs } from '../frame/crumbs.tsx';
import { Tag } from '../frame/tag.tsx';
import { PresentMembers } from '../presence/present-members.tsx';
import { ReviewTag } from '../reviews/review-tag.tsx';
import styles from './collection-head.module.css';
import { CollectionMenu } from './collection-menu.tsx';
import type { CollectionPageProps } from './collection-page-props.ts';

/** The collection's name, state and actions. */
export function CollectionHead(props: CollectionPageProps & { draft: Draft }) {
  const { subject, draft, member, tab, history } = props;
  const name = draft.state.fields.name?.value;
  const title = typeof name === 'string' && name.trim() ? name : subject.title;
  const state = stateOf(subject);
  const hasDraft = hasUnpublished(draft);
  const current = history?.lines.find(({ isCurrent }) => isCurrent)?.number ?? 0;
  return (
    <>
      <div className={head.top}>
        <Crumbs back={{ label: subjects.collection.words.many, to: adminPaths.collections() }} current={title} />
        <PresentMembers />
      </div>
      <div className={head.head}>
        <div className={head.name}>
          <h1 className={styles.title}>
            <span title={title}>{title}</span>{' '}
            <Tag look={state === 'on-air' ? 'ok' : 'plain'}>{adminCollections.states[state]}</Tag>{' '}
            {subject.review && <ReviewTag state={subject.review.state} />}
          </h1>
          <p>
            {history ? adminCompare.revisionsCount(history.lines.length, current) : adminEditing.number(subject.id)}
            <SaveState draft={draft} />
          </p>
        </div>
        <div className={head.actions}>
          {tab === 'history' ? (
            mayRole(member.role, 'publish') && <RestoreForm subject={subject} history={history} hasDraft={hasDraft} />
          ) : (
            <DraftActions
              {...props}
              hasDraft={hasDraft}
              menu={<CollectionMenu {...props} state={state} hasDraft={hasDraft} days={TRASH_DAYS} />}
            />
          )}
        </div>
      </div>
    </>
  );
}

function stateOf({ state, plan, fields }: EditedSubject): CollectionState {
  if (state === 'on-air') return 'on-air';
  if (plan?.publishAt) return 'planned';
  return fields.some(({ published }) => published !== undefined) ? 'off' : 'draft';
}
