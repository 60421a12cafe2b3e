import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { useEdit } from '../editing/edit-context.ts';
import { tabOf, tabParameters } from '../editing/tabs.ts';
import { useFieldLabels } from '../frame/field-labels.ts';
import { Panel } from '../frame/panel.tsx';
import { Threads } from './threads.tsx';
import styles from './threads-panel.module.css';

const words = adminReviews;

/** Fields without a row of their own (switches, a collection's titles): their conversations are in the panel. */
function listRowless(entity: Editable): string[] {
  const table: Readonly<Record<string, EditableField>> = subjects[entity].fields;
  return Object.keys(table).filter((field) => table[field]?.kind === 'switch' || table[field]?.kind === 'items');
}

/** The open conversations of an edit page on all its tabs, and those about the whole. */
export function ThreadsPanel() {
  const { subject, threads, team, now, mayComment, outcome } = useEdit();
  const { labelOf } = useFieldLabels();
  const rowless = listRowless(subject.entity);
  const open = threads.filter(({ field, resolvedBy }) => field !== '' && !rowless.includes(field) && !resolvedBy);
  const count = threads.filter(({ resolvedBy }) => !resolvedBy).length;
  return (
    <Panel title={words.conversations} note={words.openThreads(count)}>
      {open.length > 0 && (
        <ul className={styles.list}>
          {open.map(({ id, field, comments }) => {
            const last = comments.at(-1);
            const address = subjectPath(subject.entity, subject.id, tabParameters(tabOf(subject.entity, field)));
            return (
              <li key={id}>
                <Link to={`${address}#campo-${field}`}>{labelOf(field)}</Link>
                {last && (
                  <span>
                    {last.author.name ?? adminEditing.someone}, {formatTimeAgo(last.at, now)}
                  </span>
                )}
                <p>{last?.body}</p>
              </li>
            );
          })}
        </ul>
      )}
      {rowless
        .filter((field) => threads.some((thread) => thread.field === field))
        .map((field) => (
          <div key={field} className={styles.rowless}>
            <h3>{labelOf(field)}</h3>
            <Threads {...{ threads, team, now, mayComment, outcome }} field={field} label={labelOf(field)} />
          </div>
        ))}
      <Threads {...{ threads, team, now, mayComment, outcome }} field="" label={words.whole} />
    </Panel>
  );
}
