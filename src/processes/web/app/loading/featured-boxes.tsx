import { HOME_SHOWN } from '#shared/domain/limits.ts';
import { Skeleton } from '../design/skeleton.tsx';
import styles from './featured-boxes.module.css';

/** A large card and two beside it; on a phone only the first. */
export function FeaturedBoxes() {
  return <Skeleton count={HOME_SHOWN.featuredInBlock} countOnPhone={1} shape="card" className={styles.featured} />;
}
