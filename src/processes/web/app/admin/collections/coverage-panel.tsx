import type { CollectionTitles } from '#shared/admin/domain/editing/edited-collection.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './coverage-panel.module.css';

/** How many of its titles each platform streams. */
export function CoveragePanel({ list: { titles, coverage, nowhere } }: { list: CollectionTitles }) {
  const seen = titles.filter(({ trouble }) => trouble === undefined).length;
  return (
    <Panel title={adminCollections.coverage}>
      {seen === 0 ? (
        <Hint>{adminCollections.coverageEmpty}</Hint>
      ) : (
        <>
          <ul className={styles.platforms}>
            {coverage.map(({ platform, titles: count }) => (
              <li key={platform}>
                <span>{platform}</span>
                <meter min={0} max={seen} value={count} aria-label={platform} />
                <span className={styles.count}>{adminCollections.coverageOf(count, seen)}</span>
              </li>
            ))}
          </ul>
          {nowhere > 0 && <p className={styles.nowhere}>{adminCollections.nowhere(nowhere)}</p>}
          <Hint>{adminCollections.coverageHint}</Hint>
        </>
      )}
    </Panel>
  );
}
