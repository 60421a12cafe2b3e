import { Link } from 'react-router';
import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { QUEUES, type QueuePlace } from '#shared/admin/domain/queues.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import styles from './edit-tabs.module.css';
import { labelOf, listTabs, type Tab, tabParameters } from './tabs.ts';

interface EditTabsProps {
  subject: Pick<EditedSubject, 'entity' | 'id'>;
  tab: Tab;
  queue?: QueuePlace | undefined;
}

/** Each tab has an address, so these are links. Unsaved text survives a change of tab. */
export function EditTabs({ subject, tab, queue }: EditTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={adminEditing.tabsLabel}>
      {listTabs(subject.entity, subject.id).map((each) =>
        each === 'compare' ? null : (
          <Link
            key={each}
            to={subjectPath(subject.entity, subject.id, {
              ...tabParameters(each),
              ...(queue && { fila: QUEUES[queue.key].word }),
            })}
            aria-current={each === tab ? 'page' : undefined}
            preventScrollReset
          >
            {labelOf(subject.entity, each)}
          </Link>
        ),
      )}
    </nav>
  );
}
