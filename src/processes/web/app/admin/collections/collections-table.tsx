import { Link } from 'react-router';
import type { CollectionLine } from '#shared/admin/domain/editing/edited-collection.ts';
import { formatExactTime, formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { type Column, DataTable, DimCell, State } from '../frame/data-table.tsx';
import { Tag } from '../frame/tag.tsx';
import { ReviewTag } from '../reviews/review-tag.tsx';
import styles from './collections-page.module.css';

const words = adminCollections.list;

const COLUMNS: Column[] = [
  { key: 'collection', label: words.collection },
  { key: 'titles', label: words.titles },
  { key: 'order', label: words.order },
  { key: 'state', label: words.state },
  { key: 'edited', label: words.edited },
];

export function CollectionsTable({ lines, now }: { lines: CollectionLine[]; now: Date }) {
  return (
    <DataTable caption={subjects.collection.words.many} columns={COLUMNS}>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <span className={styles.collection}>
              <span className={styles.cover}>
                <Picture
                  kind="backdrop"
                  path={line.coverPath ?? null}
                  widths={['w300']}
                  shown="72px"
                  width={72}
                  height={41}
                  alt=""
                />
              </span>
              <span>
                <Link to={adminPaths.collection(line.id)}>{line.name}</Link>
                <span>{paths.collection(line.slug)}</span>
              </span>
            </span>
          </td>
          <Titles line={line} />
          {line.isChronological ? (
            <td>
              <span className={styles.yes}>
                <Icon name="check" />
                {words.yes}
              </span>
            </td>
          ) : (
            <DimCell>{words.no}</DimCell>
          )}
          <StateCell line={line} />
          <td>
            {line.editedBy?.name ?? adminEditing.someone}
            <span className={styles.below}>{formatTimeAgo(line.editedAt, now)}</span>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function Titles({ line: { movies, series, troubled } }: { line: CollectionLine }) {
  if (movies + series === 0) return <DimCell>{words.noTitles}</DimCell>;
  return (
    <td className={styles.titles}>
      {movies > 0 && adminCollections.movies(movies)}
      {series > 0 && <span className={movies > 0 ? styles.below : undefined}>{adminCollections.series(series)}</span>}
      {troubled > 0 && (
        <span className={styles.warning}>
          <Icon name="alert" />
          {adminCollections.troubled(troubled)}
        </span>
      )}
    </td>
  );
}

function StateCell({ line: { state, hasDraft, reviewState, publishAt } }: { line: CollectionLine }) {
  return (
    <td>
      <State kind={state === 'on-air' ? 'ok' : 'none'}>{adminCollections.states[state]}</State>
      {state === 'planned' && publishAt && <span className={styles.below}>{formatExactTime(publishAt)}</span>}
      {reviewState && (
        <span className={styles.below}>
          <ReviewTag state={reviewState} />
        </span>
      )}
      {state === 'on-air' && hasDraft && !reviewState && (
        <span className={styles.below}>
          <Tag look="tela">{words.draft}</Tag>
        </span>
      )}
    </td>
  );
}
