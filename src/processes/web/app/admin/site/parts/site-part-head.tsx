import { subjectsPath } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { RestoreForm } from '../../compare/restore-form.tsx';
import { DraftActions, hasUnpublished } from '../../editing/draft/draft-actions.tsx';
import { SaveState } from '../../editing/draft/save-state.tsx';
import type { Draft } from '../../editing/draft/use-draft.ts';
import head from '../../editing/edit-head.module.css';
import { DiscardMenu } from '../../editing/edit-head.tsx';
import type { EditPageProps } from '../../editing/edit-page-props.ts';
import { Situations } from '../../editing/situations.tsx';
import { Crumbs } from '../../frame/crumbs.tsx';

/** Name, situation and actions of a page, genre, platform or home; stays visible while the page scrolls. */
export function SitePartHead(props: EditPageProps & { draft: Draft; title: string }) {
  const { subject, draft, member, tab, history, title } = props;
  const hasDraft = hasUnpublished(draft);
  const current = history?.lines.find(({ isCurrent }) => isCurrent)?.number ?? 0;
  const facts = history ? adminCompare.revisionsCount(history.lines.length, current) : subject.path;
  return (
    <>
      {subject.entity !== 'home' && (
        <Crumbs
          back={{ label: subjects[subject.entity].words.many, to: subjectsPath(subject.entity) }}
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
        <div className={head.actions}>
          {tab === 'history' ? (
            mayRole(member.role, 'publish') && <RestoreForm subject={subject} history={history} hasDraft={hasDraft} />
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
