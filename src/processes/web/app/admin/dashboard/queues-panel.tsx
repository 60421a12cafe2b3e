import { Link } from 'react-router';
import type { Needs } from '#shared/admin/domain/dashboard.ts';
import { listPath } from '#shared/admin/domain/list-query.ts';
import { listOfQueue, QUEUES, type QueueLine } from '#shared/admin/domain/queues.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminFirst } from '#shared/admin/text/dashboard-first.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { formatCount } from '#shared/domain/format.ts';
import { TITLE_VIEWS } from '#shared/domain/limits.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './first.module.css';

const words = adminFirst;

/** Queues by the views of their titles, each with the title to begin with. Without views: by popularity, and it says so. */
export function QueuesPanel({ queues, needs }: { queues: readonly QueueLine[]; needs: Needs }) {
  const filled = queues.flatMap(({ first, ...line }) => (first ? [{ ...line, first }] : []));
  const most = Math.max(...filled.map(({ views }) => views), 0);
  return (
    <Panel title={words.queues} note={most > 0 ? words.byViews : words.byPopularity}>
      {filled.length === 0 && <Hint>{words.queueEmpty}</Hint>}
      <ul className={styles.queues}>
        {filled.map(({ key, views, first }) => (
          <li key={key}>
            <div>
              <b>{adminNeeds.needs[key]}</b>
              <p className={styles.counts}>
                {needs.lists
                  .filter((need) => need.key === key && need.count > 0)
                  .map(({ entity, count, hasMore }) => {
                    const text = adminNeeds.count(adminNeeds.entities[entity](count), hasMore);
                    return (
                      <Link
                        key={entity}
                        to={listPath(entity, listOfQueue(key))}
                        aria-label={`${adminNeeds.needs[key]}: ${text}`}
                      >
                        {text}
                      </Link>
                    );
                  })}
              </p>
            </div>
            {most > 0 && (
              <div className={styles.views}>
                <meter min={0} max={most} value={views} aria-label={words.queueViews} />
                <span>{words.viewsCounted(views)}</span>
              </div>
            )}
            <div className={styles.leading}>
              <Thumbnail kind={first.picture?.kind ?? 'poster'} path={first.picture?.path} />
              <span>
                {first.title}
                {first.views > 0 && <small>{words.viewsCounted(first.views)}</small>}
              </span>
            </div>
            <Link
              className={styles.begin}
              to={subjectPath(first.entity, first.id, {
                ...(key === 'uncertified' ? { aba: 'classificacao' } : {}),
                fila: QUEUES[key].word,
              })}
              aria-label={words.beginOf(adminNeeds.needs[key])}
            >
              {words.begin}
            </Link>
          </li>
        ))}
      </ul>
      {most > 0 && <Hint>{words.queueViewsHint(formatCount(TITLE_VIEWS.mostViewed))}</Hint>}
    </Panel>
  );
}
