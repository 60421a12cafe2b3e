import { Link } from 'react-router';
import { labelOfField, listLabels, type PeopleNames } from '#shared/admin/domain/editing/editable-fields.ts';
import type { RevisionLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { classNames } from '../../ui/class-names.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import { Tag } from '../frame/tag.tsx';
import timeline from '../frame/timeline.module.css';
import { ThreadsPanel } from '../reviews/threads-panel.tsx';
import type { Draft } from './draft/use-draft.ts';
import styles from './edit-aside.module.css';
import type { EditPageProps } from './edit-page-props.ts';
import { FORM_ID } from './field/form-id.ts';
import { SearchPreview } from './search-preview.tsx';
import { SharePreview } from './share-preview.tsx';
import { tabParameters } from './tabs.ts';

/** Beside the fields on every tab: visibility, search engine indexing, search preview and recent changes. */
export function EditAside(props: EditPageProps & { draft: Draft }) {
  return (
    <aside className={styles.aside} aria-label={adminEditing.publication}>
      <ThreadsPanel {...props} />
      <Panel title={adminEditing.publication}>
        <Switch {...props} field="isHidden" />
        <Switch {...props} field="isNoindex" />
        <Hint>{adminEditing.publicationHint}</Hint>
      </Panel>
      <SearchPreview {...props} />
      {props.tab === 'seo' && <SharePreview {...props} />}
      <Recent {...props} />
    </aside>
  );
}

function Switch({ subject, member, draft, field }: EditPageProps & { draft: Draft; field: string }) {
  const table: Readonly<Record<string, EditableField>> = subjects[subject.entity].fields;
  const [held, spec] = [draft.state.fields[field], table[field]];
  if (!held || !spec) return null;
  const mayWrite = mayRole(member.role, 'draft') && (!spec.needs || mayRole(member.role, spec.needs));
  return (
    <label className={styles.switch}>
      {mayWrite && (
        <>
          <input type="hidden" form={FORM_ID} name={inputNames.open(field)} value="1" />
          <input type="hidden" form={FORM_ID} name={inputNames.version(field)} value={held.version} />
        </>
      )}
      <input
        key={held.mount}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state without aria-checked.
        role="switch"
        form={FORM_ID}
        name={inputNames.value(field)}
        value="1"
        defaultChecked={held.value === true}
        disabled={!mayWrite}
        onChange={(event) => draft.tell({ type: 'changed', field, value: event.target.checked })}
      />
      <span>{labelOfField(field)}</span>
      {(held.isDirty || held.hasDraft) && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
    </label>
  );
}

function Recent({ subject, now }: EditPageProps) {
  const all = subjectPath(subject.entity, subject.id, tabParameters('history'));
  return (
    <Panel title={adminEditing.history} note={<Link to={all}>{adminEditing.historyAll}</Link>}>
      {subject.recent.length === 0 && <Hint>{adminEditing.historyEmpty}</Hint>}
      <ol className={classNames(timeline.timeline, styles.recent)}>
        {subject.recent.map((line) => (
          <li key={line.number}>
            <b>{describeLine(line, subject.people)}</b>
            <span>
              {line.author?.name ?? (line.author ? adminEditing.someone : adminCompare.tmdb)} ·{' '}
              {line.approvedBy && `${adminReviews.approvedBy(line.approvedBy.name ?? adminEditing.someone)} · `}
              {formatTimeAgo(line.at, now)} ·{' '}
              <Link
                to={subjectPath(subject.entity, subject.id, {
                  ...tabParameters('history'),
                  b: String(line.number),
                })}
                aria-label={`${adminEditing.compare}: ${adminCompare.revision(line.number)}`}
              >
                {adminEditing.compare}
              </Link>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The changed fields; for a revision that changed none, its note. */
function describeLine({ changedFields, state, note, number }: RevisionLine, people?: PeopleNames): string {
  if (state === 'provider') return adminCompare.imported;
  return listLabels(changedFields, people) || note || adminCompare.revision(number);
}
