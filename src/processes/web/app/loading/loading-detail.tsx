import { SKELETON_CARDS } from '#shared/domain/limits.ts';
import { listWords } from '#shared/text/lists.ts';
import { classNames } from '../design/class-names.ts';
import box from '../design/skeleton.module.css';
import { Skeleton } from '../design/skeleton.tsx';
import grid from '../public/cards/poster-grid.module.css';
import styles from './loading-detail.module.css';

/** The placeholder of a season, an episode or a person: a picture, the name, a few lines, and a grid of posters. */
export function LoadingDetail() {
  return (
    <div aria-busy="true">
      <div className={styles.band} />
      <div className={classNames('wrap', styles.head)}>
        <div className={classNames(box.box, styles.poster)} />
        <h1 className={styles.name}>
          <span role="status">{listWords.loading}</span>
        </h1>
        <div className={styles.lines} aria-hidden="true">
          <div className={box.box} />
          <div className={box.box} />
          <div className={box.box} />
        </div>
      </div>
      <div className={classNames('wrap', styles.similar)}>
        <Skeleton count={SKELETON_CARDS.similar} shape="poster" className={grid.grid} />
      </div>
    </div>
  );
}
