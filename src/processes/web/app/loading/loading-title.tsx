import { SKELETON_CARDS } from '#shared/domain/limits.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import { classNames } from '../design/class-names.ts';
import { Skeleton } from '../design/skeleton.tsx';
import rail from '../public/cards/poster-rail.module.css';
import head from '../public/title/title-head.module.css';
import styles from './loading-title.module.css';

/** The placeholder of a film or a series: what is above the fold, a text for its name, and the row of similar titles. */
export function LoadingTitle() {
  return (
    <div aria-busy="true">
      <div className={styles.trail} />
      <div className={head.band} />
      <div className={classNames('wrap', head.grid)}>
        <Skeleton count={1} shape="poster" className={head.poster} />
        <p className={classNames(head.name, styles.name)} role="status">
          {titleWords.loadingTitle}
        </p>
        <div className={head.watch}>
          <Skeleton count={1} shape="card" className={undefined} />
        </div>
      </div>
      <div className={classNames('wrap', styles.similar)}>
        <Skeleton count={SKELETON_CARDS.similar} shape="poster" className={rail.rail} />
      </div>
    </div>
  );
}
