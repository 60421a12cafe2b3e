import { TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { subjectsPath } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RestoreForm } from '../../compare/restore-form.tsx';
import { DraftActions, hasUnpublished } from '../../editing/draft/draft-actions.tsx';
import { SaveState } from '../../editing/draft/save-state.tsx';
import type { Draft } from '../../editing/draft/use-draft.ts';
import head from '../../editing/edit-head.module.css';
import { DiscardMenu } from '../../editing/edit-head.tsx';
import type { EditPageProps } from '../../editing/edit-page-props.ts';
import { Situations } from '../../editing/situations.tsx';
import { Crumbs } from '../../frame/crumbs.tsx';
import styles from './site-part-head.module.css';

/** Name, situation and actions of a page, genre, platform or home; stays visible while the page scrolls. */
export function SitePartHead(props: EditPageProps & { draft: Draft; title: string }) {
  const { subject, draft, member, tab, history, title } = props;
  const hasDraft = hasUnpublished(draft);
  const onAir = history?.lines.find(({ isOnAir }) => isOnAir)?.number ?? 0;
  const facts = history ? adminCompare.revisionsCount(history.lines.length, onAir) : subject.path;
  return (
    <>
      {subject.entity !== 'home' && (
        <Crumbs
          back={{ label: adminEditing.sections[subject.entity], to: subjectsPath(subject.entity) }}
          current={title}
        />
      )}
      <div className={head.head}>
        <div className={head.name}>
          <div className={head.title}>
            <h1 title={title}>{title}</h1>
            <Situations subject={subject} hasDraft={hasDraft} />
          </div>
          <p>
            {facts}
            <SaveState draft={draft} />
          </p>
        </div>
        <div className={classNames(head.actions, styles.bar)}>
          {tab === 'history' ? (
            history?.left && mayRole(member.role, 'publish') && <RestoreForm revision={history.left.number} />
          ) : (
            <DraftActions {...props} hasDraft={hasDraft} menu={hasDraft && <DiscardMenu days={TRASH_DAYS} />} />
          )}
        </div>
      </div>
    </>
  );
}
