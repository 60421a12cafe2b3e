import { Link } from 'react-router';
import { fieldsOf, listLabels, type PeopleNames } from '#shared/admin/domain/editing/editable-fields.ts';
import type { RevisionLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { classNames } from '../../design/class-names.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import timeline from '../frame/timeline.module.css';
import { ThreadsPanel } from '../reviews/threads-panel.tsx';
import styles from './edit-aside.module.css';
import { useEdit } from './edit-context.ts';
import { DraftField } from './field/draft-field.tsx';
import { SearchPreview } from './search-preview.tsx';
import { SharePreview } from './share-preview.tsx';
import { tabParameters } from './tabs.ts';

/** Beside the fields: conversations, visibility and search engines, previews, and recent changes. */
export function EditAside() {
  const { subject, tab, hasThreads } = useEdit();
  const switches = fieldsOf(subject.entity, 'aside');
  const isFound = subject.fields.some(({ field }) => field === 'seoTitle');
  return (
    <aside className={styles.aside} aria-label={adminEditing.publication}>
      {hasThreads && <ThreadsPanel />}
      {switches.length > 0 && (
        <Panel title={adminEditing.publication}>
          {switches.map((field) => (
            <DraftField key={field} field={field} />
          ))}
          <Hint>{adminEditing.publicationHint}</Hint>
        </Panel>
      )}
      {isFound && <SearchPreview />}
      {tab === 'seo' && subjects[subject.entity].card && <SharePreview />}
      <Recent />
    </aside>
  );
}

function Recent() {
  const { subject, now } = useEdit();
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
