import { Link } from 'react-router';
import { QUEUES, type QueuePlace } from '#shared/admin/domain/queues.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminQueue } from '#shared/admin/text/dashboard-first.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { formatCount } from '#shared/domain/format.ts';
import { buttonClass } from '../forms/submit.tsx';
import styles from './queue-stepper.module.css';

const words = adminQueue;

/** The page of another title of the queue, on the tab of its field. */
export function queuedPath({ key }: QueuePlace, entity: Editable, id: number): string {
  return subjectPath(entity, id, {
    ...(key === 'uncertified' ? { aba: 'classificacao' } : {}),
    fila: QUEUES[key].word,
  });
}

/** Previous and next in the queue the page was opened from; the next one is known after the title was corrected too. */
export function QueueStepper({ queue, entity }: { queue: QueuePlace; entity: Editable }) {
  const name = adminNeeds.needs[queue.key];
  const { previous, next } = queue;
  return (
    <nav className={styles.stepper} aria-label={words.label(name)}>
      {previous !== undefined && (
        <Link className={buttonClass('quiet')} to={queuedPath(queue, entity, previous)}>
          {words.previous}
        </Link>
      )}
      <span>{describePlace(queue, name)}</span>
      {next === undefined ? (
        <span>{words.end}</span>
      ) : (
        <Link className={buttonClass('quiet')} to={queuedPath(queue, entity, next)}>
          {words.next}
        </Link>
      )}
    </nav>
  );
}

function describePlace({ isDone, position, total, hasMore }: QueuePlace, name: string): string {
  if (isDone) return words.done(name);
  const all = adminNeeds.count(formatCount(total), hasMore);
  return position === undefined ? words.beyond(all, name) : words.place(formatCount(position), all, name);
}
